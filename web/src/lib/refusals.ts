import { has, t, type Args, type GameTexts } from './texts.svelte'

/** Only words and numbers go into a sentence; a card goes by its name in the game's texts. */
function argumentsOf(params: Record<string, unknown>, texts?: GameTexts): Args {
  const plain = (value: unknown) => {
    if (typeof value === 'number') return value
    return texts?.has(`card-${value}`) ? texts.t(`card-${value}`) : String(value)
  }
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, plain(value)]))
}

/** A refusal in words; a key nobody has words for still gets a sentence. */
export function sayRefusal(key: string, params: Record<string, unknown> = {}, texts?: GameTexts): string {
  const id = key.startsWith('refused-') ? key : `refused-${key}`
  if (texts?.has(id)) return texts.t(id, argumentsOf(params, texts))
  return has(id) ? t(id, argumentsOf(params)) : t('refused-other', { key })
}
