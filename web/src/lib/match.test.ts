import { beforeEach, describe, expect, it } from 'vitest'
import type { Connection, Listener } from './connection'
import { Match, mended } from './match.svelte'
import type { FromClient, FromServer, SeatInfo, State } from './messages'

let sent: FromClient[]
let match: Match

function newMatch(): Match {
  const line = {
    send: (message: FromClient) => sent.push(message) > 0,
    command: (message: FromClient) => void sent.push(message),
    close: () => undefined,
  }
  return new Match('m', (_: Listener) => line as unknown as Connection)
}

function seat(number: number, kind: SeatInfo['kind'] = 'person'): SeatInfo {
  return { seat: number, kind, nickname: `N${number}`, level: null, present: true, steward: false, resigned: false }
}

function table(...seats: SeatInfo[]): FromServer {
  const rest = { match: 'm', game: 'g', name: 'T', public: false, options: {}, asked: [], host_here: true, time_bank: null, spectators: 0, rematch: null }
  return { msg: 'table', status: 'playing', seats, ...rest }
}

function welcome(...seats: number[]): FromServer {
  return { msg: 'welcome', seats, host: true, spectator: !seats.length, reclaimable: [], commitment: 'sha256:0', version: '1' }
}

function state(of: number | null, ply: number, actors: number[]): State {
  const options = of !== null && actors.includes(of) ? [{ code: 3, choice: { choice: 'x' } }] : []
  return { msg: 'state', seat: of, ply, view: { ply }, options, actors, may_talk: true, may_undo: false, clock: null }
}

function events(of: number | null, ply_from: number, ...plies: number[]): FromServer {
  return { msg: 'events', seat: of, ply_from, ply: Math.max(...plies), events: plies.map((ply) => ({ ply, event: { event: "e", ply }, secret: false })) }
}

beforeEach(() => {
  sent = []
  match = newMatch()
})

function receive(...messages: FromServer[]) {
  for (const message of messages) match.receive(message)
}

describe('a log', () => {
  it('is replaced from a ply on', () => {
    const log = [1, 2, 3].map((ply) => ({ ply, event: "old", secret: false }))
    const message = events(0, 3, 3, 4)
    expect(message.msg === 'events' && mended(log, message).map(({ ply }) => ply)).toEqual([1, 2, 3, 4])
  })

  it('moves only what is new', () => {
    receive(welcome(0), table(seat(0), seat(1)), events(0, 0, 1, 2), state(0, 2, [1]))
    expect(match.sight.fresh).toEqual([])
    receive(events(0, 3, 3), state(0, 3, [0]))
    expect(match.sight.fresh.map(({ ply }) => ply)).toEqual([3])
    receive(events(0, 2, 2), state(0, 4, [0]))
    expect(match.sight.fresh).toEqual([])
    expect(match.sight.log.map(({ ply }) => ply)).toEqual([1, 2])
  })

  it('moves what is new also when something old is told anew with it', () => {
    receive(welcome(0), table(seat(0), seat(1)), events(0, 0, 0, 1, 2), state(0, 3, [1]))
    receive(events(0, 1, 1, 2, 3), state(0, 4, [0]))
    expect(match.sight.fresh.map(({ ply }) => ply)).toEqual([3])
    expect(match.sight.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3])
  })
})

describe('an answer', () => {
  beforeEach(() => receive(welcome(0), table(seat(0), seat(1)), state(0, 5, [0])))

  it('is shown at once, with the ply it answers', () => {
    match.act(3)
    expect(match.busy).toBe(true)
    expect(match.pending?.code).toBe(3)
    expect(sent).toMatchObject([{ do: 'act', seat: 0, ply: 5, code: 3 }])
  })

  it('is given once', () => {
    match.act(3)
    match.act(3)
    expect(sent).toHaveLength(1)
  })

  it('ends when it is stored and what came of it is shown', () => {
    match.act(3)
    receive({ msg: 'accepted', id: match.pending?.id ?? '', ply: 6 })
    expect(match.busy).toBe(true)
    receive(state(0, 6, [1]))
    expect(match.busy).toBe(false)
  })

  it('ends when it is stored, also if what came of it was shown before (or the line broke in between)', () => {
    match.act(3)
    receive(state(0, 6, [1]))
    expect(match.busy).toBe(true)
    receive({ msg: 'accepted', id: match.pending?.id ?? '', ply: 6 })
    expect(match.busy).toBe(false)
  })

  it('ends when it is refused, and says why', () => {
    match.act(3)
    receive({ msg: 'refused', id: match.pending?.id ?? '', key: 'stale', params: {}, ply: 6 })
    expect(match.busy).toBe(false)
    expect(match.notice?.key).toBe('refused-stale')
  })
})

describe('one screen for several people', () => {
  beforeEach(() => receive(welcome(0, 2), table(seat(0), seat(1, 'bot'), seat(2)), state(0, 1, [0]), state(2, 1, [0])))

  it('shows nothing before the right one has taken it', () => {
    expect([match.veiled, match.wanted]).toEqual([true, 0])
    match.unveil()
    expect([match.veiled, match.me]).toEqual([false, 0])
  })

  it('stays with who looked while others play', () => {
    match.unveil()
    receive(state(0, 2, [1]), state(2, 2, [1]))
    expect([match.veiled, match.me]).toEqual([false, 0])
  })

  it('falls when the next of us is asked', () => {
    match.unveil()
    receive(state(0, 3, [2]), state(2, 3, [2]))
    expect([match.veiled, match.wanted]).toEqual([true, 2])
    match.unveil()
    expect(match.state?.seat).toBe(2)
  })

  it('is not needed for one person alone', () => {
    receive(welcome(2))
    expect([match.veiled, match.me]).toEqual([false, 2])
    expect([...match.sights.keys()]).toEqual([2])
  })
})

it('tells the host, and only the host, that somebody keeps a seat', () => {
  const both = [seat(0), seat(1)]
  const asked = { ...table(...both), asked: [1] } as FromServer
  receive(welcome(0), asked, table(...both))
  expect(match.notice).toEqual({ key: 'seat-stays', params: { name: 'N1' } })
  match = newMatch()
  receive(welcome(0), asked, table(seat(0), seat(1, 'open')))
  expect(match.notice).toBeNull()
  match = newMatch()
  receive({ ...welcome(1), host: false } as FromServer, asked, table(...both))
  expect(match.notice).toBeNull()
})

it('lets a spectator look and not act', () => {
  receive(welcome(), table(seat(0), seat(1)), state(null, 1, [0]))
  expect([match.me, match.myTurn, match.state?.ply]).toEqual([null, false, 1])
  match.act(3)
  expect(sent).toEqual([])
})

it('notices that the server is another than the page was made for', () => {
  receive(welcome(0), welcome(0))
  expect(match.notice).toBeNull()
  receive({ ...welcome(0), version: '2' } as FromServer)
  expect(match.notice?.key).toBe('renewed')
})

it('keeps talk in order and once', () => {
  const entry = (id: number) => ({ id, seat: 0, nickname: 'N', text: `${id}`, phrase: null, at: 0 })
  receive({ msg: 'chat', entries: [entry(1), entry(3)] }, { msg: 'chat', entries: [entry(2), entry(3)] })
  expect(match.chat.map(({ id }) => id)).toEqual([1, 2, 3])
})
