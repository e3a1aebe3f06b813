import type { Scene } from '../../lib/director'
import { glowing } from '../../lib/scenes'
import { entryOf, materialOf, valuesOf } from '../../cards/material.svelte'
import type { Face } from '../../cards/types'
import type { Moment, Scenes } from '../contract'
import { faceOf } from './faces'
import { type Fall, Floor, type Purse } from './moves'
import { centreOf, keyOf, pairOf, placesOf, type Key } from './places'
import type { GameEvent, Revealed, Shown, View } from './types'

type Now = Moment<View, GameEvent>
type Act = { name: string; scene: Scene }

/** So long everybody is seen before the ball begins, and so long the masks are off. */
const OPENING = 6000
const LOOK = 3000

/** What one step looks like: it knows how the gold stands while its scenes follow each other. */
class Course {
  private readonly floor: Floor
  private readonly gold: number[]
  private bank: number
  private court: number

  constructor(private readonly now: Now) {
    this.floor = new Floor(now.root)
    this.gold = now.before.players.map(({ gold }) => gold)
    this.bank = now.before.bank
    this.court = now.before.court
  }

  acts(): Act[] {
    const { events, before, after } = this.now
    const shown = events.filter((event): event is Shown => event.event === 'shown')
    const acts = events.flatMap((event, n) => (event.event === 'revealed' ? this.fallen(events, n) : this.actOf(event)))
    const down = this.turnedDown(before, after)
    const finale = after.over ? [this.act('shown', this.floor.unmasked(() => shown.map((one) => this.fallOf(one)), 130, 1600)), ...this.winners(after)] : []
    return [...this.opening(), ...acts, ...(down.length && !after.over ? [this.act('down', this.floor.down(() => down))] : []), ...finale]
  }

  private act = (name: string, scene: Scene): Act => ({ name, scene })

  private face = (card: string): Face => faceOf(card, valuesOf(entryOf(materialOf('mascarade'), card), this.now.t), this.now.t)

  /** While everybody is still seen, nothing changes hands before there was time to look; then the masks go down. */
  private opening(): Act[] {
    const { events, root, before } = this.now
    const since = Number(root.querySelector<HTMLElement>('[data-opening]')?.dataset.opening ?? NaN)
    if (Number.isNaN(since) || !events.some(({ event }) => event === 'swapped')) return []
    const keys = [...before.players.flatMap((_, seat) => placesOf(before, seat)), ...centreOf(before)].map(({ key }) => key)
    const faces = () => keys.flatMap((key) => {
      const card = this.floor.place(key)?.closest<HTMLElement>('[data-shown]')?.dataset.shown
      return card ? [{ key, face: this.face(card) }] : []
    })
    return [
      this.act('look', async (stage) => { await stage.rest(Math.max(0, OPENING - (Date.now() - since))) }), this.act('down', this.floor.down(faces)),
    ]
  }

  private actOf(event: GameEvent): Act[] {
    const { t, me } = this.now, { floor } = this
    switch (event.event) {
      case 'swapped':
        return [this.act('swapped', floor.underCloth(...pairOf(event)))]
      case 'looked':
        return [this.peeped(keyOf(event.seat, event.hand), event.card)]
      case 'spied':
        return [this.peeped(keyOf(event.seat, null), event.own_card), this.peeped(keyOf(event.other, null, event.centre), event.card)]
      case 'announced':
        return [this.act('announced', floor.said(this.of(event.seat, event.hand), t('board-i-am', { character: t(`card-${event.character}`) }), 900))]
      case 'answered':
        return event.claims && event.seat !== me ? [this.act('claimed', floor.said(this.of(event.seat, event.hand), t('board-me-too'), 500))] : []
      case 'questioned':
        return [this.act('questioned', floor.said(this.of(event.seat), t('board-who-are-you'), 700)), this.act('glows', glowing(() => this.floor.spot('seat', event.victim)))]
      case 'named':
        return [this.act('named', floor.said(this.of(event.seat), t('board-i-am', { character: t(`card-${event.character}`) }), 900))]
      case 'used':
        return [this.act('used', glowing(() => floor.spot('purse', event.seat)))]
      case 'nobody-was':
      case 'cheat-failed':
        return [this.act(event.event, floor.said(floor.at('box', 'says'), t(event.event === 'cheat-failed' ? 'board-cheat-failed' : 'board-nobody-was'), 1100))]
      default:
        return this.paid(event)
    }
  }

  private of = (seat: number, hand: string | null = null) => (): DOMRect | null =>
    (this.floor.place(keyOf(seat, hand)) ?? this.floor.spot('purse', seat))?.getBoundingClientRect() ?? null

  /** Somebody looks at a card; whoever may see it sees it. */
  private peeped = (key: Key, card: string | null): Act =>
    card ? this.act('looked', this.floor.unmasked(() => [{ key, face: this.face(card), right: null }], 0, 1200)) : this.act('peeped', this.floor.tilted(key))

  /** All masks that fall together; the first of them begins. */
  private fallen(events: readonly GameEvent[], n: number): Act[] {
    if (events[n - 1]?.event === 'revealed') return []
    const rest = events.slice(n), end = rest.findIndex(({ event }) => event !== 'revealed')
    const falls = (end < 0 ? rest : rest.slice(0, end)) as Revealed[]
    return [this.act('unmasked', this.floor.unmasked(() => falls.map((one) => this.fallOf(one)), 0, LOOK))]
  }

  private fallOf(event: Revealed | Shown): Fall {
    const key = event.event === 'shown' ? keyOf(event.of, event.hand, event.centre) : keyOf(event.seat, event.hand)
    return { key, face: this.face(event.card ?? 'judge'), right: event.event === 'shown' ? null : event.right }
  }

  /** The open cards that are down in the new view: those of this step, and those that lay open before it. */
  private turnedDown(before: View, after: View): { key: Key; face: Face }[] {
    const hidden = new Set(after.players.flatMap((_, seat) => placesOf(after, seat)).filter(({ place }) => !place.face_up).map(({ key }) => key))
    const lay = before.players.flatMap((_, seat) => placesOf(before, seat)).flatMap(({ key, place }) => (place.face_up && place.card ? [{ key, card: place.card }] : []))
    const fell = this.now.events.flatMap((event) => (event.event === 'revealed' && event.card ? [{ key: keyOf(event.seat, event.hand), card: event.card }] : []))
    return [...lay, ...fell].filter(({ key }) => hidden.has(key)).map(({ key, card }) => ({ key, face: this.face(card) }))
  }

  private paid(event: GameEvent): Act[] {
    switch (event.event) {
      case 'received':
        return event.gold ? [this.moved(event.gold, this.take(event.source, undefined, event.gold), this.give('purse', event.seat, event.gold))] : []
      case 'fined':
        return event.gold ? [this.moved(event.gold, this.take('purse', event.seat, event.gold), this.give('court', undefined, event.gold))] : []
      case 'took-from':
        return event.gold ? [this.moved(event.gold, this.take('purse', event.victim, event.gold), this.give('purse', event.seat, event.gold))] : []
      case 'traded':
        return this.traded(event.seat, event.other, event.gold, event.other_gold)
      default:
        return []
    }
  }

  private moved = (n: number, from: Purse, goal: Purse): Act => this.act('paid', this.floor.gold(n, from, goal))

  private traded(seat: number, other: number, gold: number, otherGold: number): Act[] {
    this.gold[seat] = gold
    this.gold[other] = otherGold
    const mine: Purse = { name: 'purse', who: seat, gold }, theirs: Purse = { name: 'purse', who: other, gold: otherGold }
    return [this.act('traded', async (stage) => { await Promise.all([this.floor.gold(gold, theirs, mine)(stage), this.floor.gold(otherGold, mine, theirs)(stage)]) })]
  }

  private take = (name: Purse['name'], who: number | undefined, n: number): Purse => this.changed(name, who, -n)
  private give = (name: Purse['name'], who: number | undefined, n: number): Purse => this.changed(name, who, n)

  private changed(name: Purse['name'], who: number | undefined, n: number): Purse {
    if (name === 'bank') this.bank += n
    else if (name === 'court') this.court += n
    else if (who !== undefined) this.gold[who] = (this.gold[who] ?? 0) + n
    return { name, who, gold: name === 'bank' ? this.bank : name === 'court' ? this.court : (this.gold[who ?? 0] ?? 0) }
  }

  private winners = (after: View): Act[] => after.winners.map((seat) => {
    const key = placesOf(after, seat)[0]?.key ?? String(seat)
    return this.act('won', this.floor.crowned(key))
  })
}

/** What is seen of what happened, in its order. */
export const scenes: Scenes<View, GameEvent> = (moment) => new Course(moment).acts()
