import type { Scene } from '../../lib/director'
import type { Moment, Scenes } from '../contract'
import { challengeFace, characterFace } from './faces'
import * as moments from './moments'
import type { GameEvent, View } from './types'

type Now = Moment<View, GameEvent>

const laidBefore = ({ before }: Now): string | null => before.laid ?? (before.answer?.choice === 'lay' ? before.answer.card : null)

/** What one event looks like. */
class Told {
  private readonly court: moments.Court
  private readonly lying: Set<number>
  private readonly open: Set<number>

  constructor(private readonly now: Now) {
    const { before, root, me, t } = now
    this.court = {
      root, me, face: (card) => characterFace(card, t), lying: new Map(), stone: null, challenge: null, verdict: null, favour: before.favour, goals: new Set(before.goals.flat()),
    }
    this.lying = new Set(before.councillors.flatMap(({ lies }, seat) => (lies ? [seat] : [])))
    this.open = new Set(before.councillors.flatMap(({ card }, seat) => (card ? [seat] : [])))
  }

  scenesOf(event: GameEvent): Scene[] {
    const { court, now } = this
    switch (event.event) {
      case 'opened': this.lying.add(event.seat); this.open.add(event.seat); return [moments.laidOpen(court, event.seat, event.card)]
      case 'spoke': return [this.laid([event.seat]), moments.spoken(court, event.seat, event.sentence)]
      case 'cards-lie': return [this.laid(now.before.councillors.map((_, seat) => seat).filter((seat) => !this.lying.has(seat)))]
      case 'revealed': return [this.revealed([event.seat, ...(event.others ?? [])], event.card)]
      case 'resolved': event.targets.forEach((seat) => this.lying.delete(seat)); return [moments.putAway(court, event.card, event.targets)]
      case 'rolled': return [moments.turnedTo(court, event.value, true)]
      case 'die-turned': return [moments.turnedTo(court, event.value, false)]
      case 'goal-changed': return [moments.lit(moments.goalsOf(court), '#9ff0c4')]
      case 'bell-rang': return [moments.rung(court)]
      case 'throne-shown': return event.cards.map((card, seat) => this.revealed([seat], card))
      default: return this.after(event)
    }
  }

  /** What follows from how it ended. */
  private after(event: GameEvent): Scene[] {
    const { court, now } = this
    switch (event.event) {
      case 'evaluated': return [moments.judged(court, challengeFace(event.challenge, now.t), event.passed, now.t(event.passed ? 'score-passed' : 'score-failed'))]
      case 'favour-changed': return [moments.favoured(court, event.change), moments.looked(500)]
      case 'filed': return [moments.looked(1800), moments.filed(court)]
      case 'round-began': return [moments.began(court, challengeFace(event.challenge, now.t), characterFace(event.help_seeker, now.t))]
      case 'throne-round': return [moments.began(court, challengeFace('throne', now.t), null)]
      case 'ended': return event.successor ? [moments.crowned(court, event.successor)] : [moments.looked(900)]
      default: return this.carried(event)
    }
  }

  /** Cards that go from one place of a seat to another. */
  private carried(event: GameEvent): Scene[] {
    const { court } = this
    const { pileOf, holdOf, seekerOf, filedOf } = moments
    const way = (seat: number, card: string | null, out: boolean): Scene => async (stage) => {
      const [pile, hand] = [pileOf(court, seat), holdOf(court, seat)]
      await moments.moved(court, [out ? { from: hand, to: pile, card } : { from: pile, to: hand, card }])(stage)
    }
    if (event.event === 'took') return [way(event.seat, event.card, false)]
    if (event.event === 'pile-taken' || event.event === 'renewed') return [way(event.seat, null, false)]
    if (event.event === 'dropped') return [way(event.seat, event.card, true)]
    if (event.event !== 'learnt') return []
    const everybody = this.now.before.councillors.map((_, seat) => seat)
    return [async (stage) => {
      const from = seekerOf(court) ?? filedOf(court)
      await moments.moved(court, everybody.map((seat) => ({ from, to: holdOf(court, seat), card: event.card })))(stage)
    }]
  }

  private laid(seats: number[]): Scene {
    seats.forEach((seat) => this.lying.add(seat))
    return moments.laidDown(this.court, seats, laidBefore(this.now))
  }

  private revealed(seats: number[], card: string): Scene {
    const open = new Set(seats.filter((seat) => this.open.has(seat)))
    seats.forEach((seat) => this.open.add(seat))
    return moments.revealed(this.court, card, seats, open)
  }
}

/** What is seen of what happened, in its order. */
export const scenes: Scenes<View, GameEvent> = (moment) => {
  const told = new Told(moment)
  return moment.events.flatMap((event, tells) => told.scenesOf(event).map((scene) => ({ name: event.event, scene, tells })))
}
