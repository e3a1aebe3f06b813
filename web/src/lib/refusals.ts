import { has, t, type Args, type GameTexts } from './texts.svelte'

/** Only words and numbers go into a sentence. */
function argumentsOf(params: Record<string, unknown>): Args {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  )
}

/** A refusal in words; a key nobody has words for still gets a sentence. */
export function sayRefusal(key: string, params: Record<string, unknown> = {}, texts?: GameTexts): string {
  const id = key.startsWith('refused-') ? key : `refused-${key}`
  if (texts?.has(id)) return texts.t(id, argumentsOf(params))
  return has(id) ? t(id, argumentsOf(params)) : t('refused-other', { key })
}
