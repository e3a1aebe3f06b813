import { api } from './api'
import { begun } from './chronicles'
import type { GameCard, SeatWish, Table } from './messages'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { GameTexts, t } from './texts.svelte'

/** The name this browser plays under, or a polite default. */
export function nickname(): string {
  return settings.nickname.trim() || t('guest')
}

/** Me and as many bots. */
export function againstBots(bots: number, level: string): SeatWish[] {
  return [{ kind: 'me' }, ...Array.from({ length: bots }, (): SeatWish => ({ kind: 'bot', level }))]
}

/** How many opponents a first game gets: two, if the game allows. */
export function usualBots({ seats_min, seats_max }: GameCard): number {
  return Math.min(Math.max(2, seats_min - 1), seats_max - 1)
}

/** Open a table of bots and sit down: with nobody to wait for, the cards are dealt at once. */
export async function playNow(game: GameCard, bots: number, level: string, options: Record<string, unknown> = {}): Promise<void> {
  const { match } = await api.open({ game: game.name, name: '', nickname: nickname(), public: false, seats: againstBots(bots, level), options, chronicle: game.chronicle ? begun(1) : null })
  router.go(`/table/${match}`)
}

export const levelName = (level: string): string => t(`level-${level}`)

/** What a table is called: its own name, or in the reader's language after the first person at it, or its game. */
export function tableName({ name, game, seats }: Pick<Table, 'name' | 'game' | 'seats'>): string {
  const first = seats.find(({ kind, nickname }) => kind === 'person' && nickname)
  const texts = new GameTexts(game)
  return name || (first ? t('table-of', { name: first.nickname }) : texts.has('title') ? texts.t('title') : game)
}

/** What a table agreed on, in words: its options that are on, with their numbers, and what its seats are shown. */
export function agreements({ options, standing }: Table, texts: GameTexts): string[] {
  const chosen = Object.entries(options).filter(([, value]) => value !== false && value !== null && !(Array.isArray(value) && !value.length))
  const words = chosen.map(([name, value]) => {
    const option = texts.t(`option-${name.replaceAll('_', '-')}`)
    return typeof value === 'number' ? `${option}: ${value}` : option
  })
  return standing ? [...words, t('standing')] : words
}
