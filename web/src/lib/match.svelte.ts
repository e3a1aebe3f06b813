import { tick } from 'svelte'
import type { Seat } from '../games/contract'
import { colourOf } from '../ui/emblems'
import { Connection, socketAddress, type Link, type Listener } from './connection'
import { newId } from './ids'
import type {
  ChatEntry, Choice, Events, FromClient, FromServer, LessonStep, Over, SeatInfo, State, Table, Welcome, Witnessed,
} from './messages'
import type { Speed } from './settings.svelte'
import type { People } from './words'

/** What one pair of eyes (a seat, or null for a spectator) has been shown. */
export interface Sight {
  state: State | null
  log: Witnessed[]
  /** what the last state brought, for motion */
  fresh: Witnessed[]
}

/** What the server told of one pair of eyes: what happened, and the view it led to. */
export interface Step {
  seat: number | null
  told: Events | null
  state: State
  /** what of it is new: not history, and not what only replaces what was there */
  fresh: Witnessed[]
}

/** Plays what happened over the old view, or null if there is nothing to see; `behind` is how many steps wait. */
export type Staging = (step: Step, behind: number) => Promise<void> | null

/** So many steps behind, the page catches up at once. */
const FAR_BEHIND = 16

/** A command on its way: shown at once, done when what came of it is shown. */
export interface Pending {
  id: string
  seat: number
  code: number | null
  /** the ply at which the server stored it */
  stored?: number
}

/** Something to tell the player: a message id of the house or the game, and its arguments. */
export interface Notice {
  key: string
  params: Record<string, unknown>
}

const NOTHING: Sight = { state: null, log: [], fresh: [] }

/** The log after a message that replaces everything from `ply_from` on. */
export function mended(log: Witnessed[], { ply_from, events }: Events): Witnessed[] {
  return [...log.filter(({ ply }) => ply < ply_from), ...events]
}

export function seatOf(info: SeatInfo, actors: readonly number[]): Seat {
  return {
    seat: info.seat,
    nickname: info.nickname,
    bot: info.kind === 'bot',
    open: info.kind === 'open',
    steward: info.steward,
    present: info.kind === 'bot' || info.present,
    resigned: info.resigned,
    acting: actors.includes(info.seat),
    colour: colourOf(info.seat),
  }
}

/** One match as this page knows it: who sits there, what each of our seats sees, what was said. */
export class Match implements Listener {
  link = $state<Link>('connecting')
  welcome = $state.raw<Welcome | null>(null)
  table = $state.raw<Table | null>(null)
  sights = $state.raw<ReadonlyMap<number | null, Sight>>(new Map())
  chat = $state.raw<ChatEntry[]>([])
  over = $state.raw<Over | null>(null)
  pending = $state.raw<Pending | null>(null)
  notice = $state.raw<Notice | null>(null)
  /** what the lesson says, at a table that began with one */
  lesson = $state.raw<LessonStep | null>(null)
  /** which of its texts answers the last try, if that was not what it asks for */
  wrong = $state.raw<string | null>(null)
  /** the seat whose player looks at the screen, when several share it */
  unveiled = $state<number | null>(null)
  /** what is being played over the old view, null when nothing is */
  staging = $state.raw<Witnessed[] | null>(null)
  /** set by the page that shows the table: plays what happened, before the view it led to is shown */
  stage: Staging | null = null
  /** also set by that page: the view that a scene led to is on the page now */
  shown: (() => void) | null = null
  private readonly told = new Map<number | null, Events>()
  private readonly waiting: { step?: Step; show: () => void }[] = []
  private newest: number | null = null
  private readonly line: Connection

  constructor(readonly id: string, connect = (listener: Listener) => new Connection(socketAddress(id), listener)) {
    this.line = connect(this)
  }

  // -- whose eyes ----------------------------------------------------------------------------------------------

  own = $derived<number[]>(this.welcome?.seats ?? [])
  actors = $derived<number[]>(this.anyState?.actors ?? [])

  private get anyState(): State | null {
    for (const { state } of this.sights.values()) if (state) return state
    return null
  }

  /** The seat that should look now: ours that is asked, else who looked last, else our first. */
  wanted = $derived.by<number | null>(() => {
    const asked = this.own.filter((seat) => this.actors.includes(seat))
    const staying = this.unveiled !== null && this.own.includes(this.unveiled) ? this.unveiled : null
    if (staying !== null && (asked.includes(staying) || !asked.length)) return staying
    return asked[0] ?? staying ?? this.own[0] ?? null
  })

  finished = $derived(this.over !== null || this.table?.status === 'over')

  /** Several people share this screen, and the one who should look has not yet taken it. */
  veiled = $derived(this.own.length > 1 && !this.finished && this.table?.status === 'playing' && this.wanted !== this.unveiled)

  sight = $derived<Sight>(this.sights.get(this.wanted) ?? this.sights.get(null) ?? NOTHING)
  state = $derived<State | null>(this.sight.state)
  me = $derived<number | null>(this.wanted)

  // -- who and what --------------------------------------------------------------------------------------------

  seats = $derived<Seat[]>((this.table?.seats ?? []).map((info) => seatOf(info, this.actors)))
  people = $derived<People>({ nameOf: (seat) => this.seats[seat]?.nickname ?? '?', me: this.me })
  myTurn = $derived(this.own.some((seat) => this.actors.includes(seat)) && this.table?.status === 'playing')
  /** the next question comes after the scene */
  options = $derived<Choice[]>(this.staging ? [] : (this.state?.options ?? []))
  busy = $derived(this.pending !== null)

  // -- what the server says ------------------------------------------------------------------------------------

  linkChanged(link: Link): void {
    if (this.link !== 'gone') this.link = link
  }

  seen(): number | null {
    return this.newest
  }

  receive(message: FromServer): void {
    switch (message.msg) {
      case 'welcome':
        return this.seated(message)
      case 'table':
        return message.status === 'over' ? this.inTurn(() => this.gathered(message)) : this.gathered(message)
      case 'events':
        this.told.set(message.seat, message)
        return
      case 'state':
        return this.arrived(message)
      case 'lesson':
        return this.inTurn(() => this.taught(message))
      case 'chat':
        return this.heard(message.entries)
      case 'accepted':
        if (this.pending?.id === message.id) this.pending = { ...this.pending, stored: message.ply }
        return this.settle()
      case 'refused':
        if (message.key === 'lesson') this.wrong = String(message.params.text)
        else this.notice = { key: `refused-${message.key}`, params: message.params }
        if (this.pending?.id === message.id) this.pending = null
        return
      case 'over':
        return this.inTurn(() => (this.over = message))
      case 'error':
        return this.failed({ key: message.key, params: message.params })
    }
  }

  /** A view has come, and before it what led to it. */
  private arrived(state: State): void {
    const told = this.told.get(state.seat) ?? null
    this.told.delete(state.seat)
    const seen = this.lastPly(state.seat)
    const step = { seat: state.seat, told, state, fresh: told?.events.filter(({ ply }) => ply >= seen) ?? [] }
    this.newest = state.ply
    this.inTurn(() => this.show(step), step)
  }

  /** The ply of the last view of these eyes that has come, shown or not. The first log is history: nothing of it is new. */
  private lastPly(seat: number | null): number {
    const before = this.waiting.filter(({ step }) => step?.seat === seat).at(-1)?.step?.state ?? this.sights.get(seat)?.state
    return before?.ply ?? Infinity
  }

  private show({ seat, told, state, fresh }: Step): void {
    this.look(seat, (sight) => ({ log: told ? mended(sight.log, told) : sight.log, fresh: told ? fresh : sight.fresh, state }))
    this.settle()
  }

  /** Show it now, or after what is being played. */
  private inTurn(show: () => void, step?: Step): void {
    this.waiting.push({ step, show })
    if (!this.staging) void this.playOn()
  }

  /** What happened is played over the old view, then the new one is shown; far behind, the page catches up at once. */
  private async playOn(): Promise<void> {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (this.waiting.length > FAR_BEHIND) {
        this.catchUp()
        break
      }
      const scene = this.sceneOf(next.step)
      if (scene) {
        this.staging = next.step?.fresh ?? []
        await scene
      }
      if (this.waiting[0] === next) this.waiting.shift()?.show()
      if (!scene) continue
      await tick()
      this.shown?.()
    }
    this.staging = null
  }

  private sceneOf(step: Step | undefined): Promise<void> | null {
    return step && !this.veiled && step.seat === this.sight.state?.seat ? (this.stage?.(step, this.waiting.length - 1) ?? null) : null
  }

  /** Show all that has come, without any scene. */
  catchUp(): void {
    for (const { show } of this.waiting.splice(0)) show()
  }

  /** A seat that is no longer ours shows nothing any more. */
  private seated(message: Welcome): void {
    this.catchUp()
    if (this.welcome && this.welcome.version !== message.version) this.notice = { key: 'renewed', params: {} }
    this.welcome = message
    const ours = [...this.sights].filter(([seat]) => (seat === null ? message.spectator : message.seats.includes(seat)))
    this.sights = new Map(ours)
  }

  /** The host hears when somebody who was asked for a seat keeps it. */
  private gathered(message: Table): void {
    const staying = this.table?.asked.find((seat) => !message.asked.includes(seat) && message.seats[seat]?.kind === 'person')
    this.table = message
    if (staying !== undefined && this.welcome?.host) this.notice = { key: 'seat-stays', params: { name: this.people.nameOf(staying) } }
  }

  private taught(step: LessonStep): void {
    if (step.text !== this.lesson?.text) this.wrong = null
    this.lesson = step
  }

  private look(seat: number | null, change: (sight: Sight) => Sight): void {
    const sight = change(this.sights.get(seat) ?? NOTHING)
    this.sights = new Map(this.sights).set(seat, sight)
  }

  private heard(entries: ChatEntry[]): void {
    const known = new Set(entries.map(({ id }) => id))
    this.chat = [...this.chat.filter(({ id }) => !known.has(id)), ...entries].sort((a, b) => a.id - b.id)
  }

  /** A stored command is done once its seat has been shown what came of it. */
  private settle(): void {
    if (this.pending?.stored === undefined) return
    const shown = this.sights.get(this.pending.seat)?.state?.ply ?? -1
    if (shown >= this.pending.stored) this.pending = null
  }

  private failed(problem: Notice): void {
    this.notice = { key: `refused-${problem.key}`, params: problem.params }
    if (problem.key === 'no-such-table') this.linkChanged('gone')
  }

  // -- what the player does ------------------------------------------------------------------------------------

  act = (code: number): void => {
    if (this.me === null || !this.state || this.busy || this.staging) return
    this.notice = null
    this.pending = { id: newId(), seat: this.me, code }
    this.line.command({ do: 'act', seat: this.me, ply: this.state.ply, code, id: this.pending.id })
  }

  undo = (): void => {
    if (this.me === null || !this.state || this.busy || this.staging) return
    this.notice = null
    this.pending = { id: newId(), seat: this.me, code: null }
    this.line.command({ do: 'undo', seat: this.me, ply: this.state.ply, id: this.pending.id })
  }

  /** Read on in the lesson. */
  read = (): void => {
    const step = this.lesson
    if (step?.text && !this.staging) this.tell({ do: 'read', seat: step.seat, text: step.text })
  }

  /** Touch something the lesson asks for. */
  tap = (anchor: string): void => {
    const step = this.lesson
    if (step?.text && !this.staging) this.tell({ do: 'tap', seat: step.seat, text: step.text, anchor })
  }

  /** Everything that has no ply: talk, the host's business. Says so when there is no line. */
  tell = (message: Exclude<FromClient, { id: string }>): boolean => {
    const sent = this.line.send(message)
    this.notice = sent ? null : { key: 'refused-offline', params: {} }
    return sent
  }

  unveil = (): void => {
    this.unveiled = this.wanted
  }

  explain = (key: string, params: Record<string, unknown> = {}): void => {
    this.notice = { key, params }
  }

  /** Bots take their time as this page does. */
  likes(speed: Speed): void {
    this.line.send({ do: 'speed', speed })
  }

  close(): void {
    this.line.close()
  }
}
