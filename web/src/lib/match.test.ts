import { beforeEach, describe, expect, it } from 'vitest'
import type { Connection, Listener } from './connection'
import { Match, mended, type Step } from './match.svelte'
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
  const rest = { match: 'm', game: 'g', name: 'T', public: false, options: {}, asked: [], host_here: true, time_bank: null, standing: false, spectators: 0, rematch: null }
  return { msg: 'table', status: 'playing', seats, ...rest }
}

function welcome(...seats: number[]): FromServer {
  return { msg: 'welcome', seats, host: true, spectator: !seats.length, reclaimable: [], commitment: 'sha256:0', version: '1' }
}

function state(of: number | null, ply: number, actors: number[]): State {
  const options = of !== null && actors.includes(of) ? [{ code: 3, choice: { choice: 'x' } }] : []
  return { msg: 'state', seat: of, ply, view: { ply }, options, actors, may_talk: true, may_undo: false, standing: null, clock: null }
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

describe('a scene', () => {
  let played: { step: Step; behind: number; end: () => void }[]
  const next = () => new Promise((done) => setTimeout(done))

  beforeEach(() => {
    played = []
    match.stage = (step, behind) => (step.fresh.length ? new Promise((end) => played.push({ step, behind, end })) : null)
    receive(welcome(0), table(seat(0), seat(1)), events(0, 0, 0, 1), state(0, 2, [1]))
  })

  it('plays over the old view; the new view and its question come after it', async () => {
    receive(events(0, 2, 2), state(0, 3, [0]))
    expect([match.state?.ply, match.options.length, match.staging?.length]).toEqual([2, 0, 1])
    played[0]?.end()
    await next()
    expect([match.state?.ply, match.options.length, match.staging]).toEqual([3, 1, null])
    expect(match.sight.log.map(({ ply }) => ply)).toEqual([0, 1, 2])
  })

  it('is cleared away once the view it led to is shown, before the next one plays', async () => {
    const told: unknown[] = []
    match.shown = () => told.push([match.state?.ply, played.length])
    receive(events(0, 2, 2), state(0, 3, [1]), events(0, 3, 3), state(0, 4, [0]))
    played[0]?.end()
    await next()
    expect(told).toEqual([[3, 1]])
  })

  it('plays for every step in its turn, and tells how many wait', async () => {
    receive(events(0, 2, 2), state(0, 3, [1]), events(0, 3, 3), state(0, 4, [0]))
    expect(played).toHaveLength(1)
    played[0]?.end()
    await next()
    expect(played.map(({ step, behind }) => [step.fresh.map(({ ply }) => ply), behind])).toEqual([[[2], 0], [[3], 0]])
    expect(match.state?.ply).toBe(3)
    played[1]?.end()
    await next()
    expect(match.state?.ply).toBe(4)
  })

  it('does not play for history, nor for what is only told anew', () => {
    receive(events(0, 1, 1), state(0, 2, [0]))
    expect([played.length, match.staging]).toEqual([0, null])
  })

  it('takes no answer while it plays', () => {
    receive(events(0, 2, 2), state(0, 3, [0]))
    match.act(3)
    expect(sent).toEqual([])
  })

  it('comes before the end', async () => {
    receive(events(0, 2, 2), state(0, 3, []), { msg: 'over', outcome: { winners: [0], scores: [1, 0], reason: 'x' }, seed: '', rematch: null })
    expect([match.over, match.finished]).toEqual([null, false])
    played[0]?.end()
    await next()
    expect(match.finished).toBe(true)
  })

  it('is left out by a page that is far behind: it catches up at once', async () => {
    for (let ply = 2; ply < 22; ply++) receive(events(0, ply, ply), state(0, ply + 1, [0]))
    expect(played).toHaveLength(1)
    played[0]?.end()
    await next()
    expect([played.length, match.state?.ply]).toEqual([1, 22])
  })

  it('ends for a page that connects anew, which asks for what it has not been sent', () => {
    receive(events(0, 2, 2), state(0, 3, [0]))
    expect(match.seen()).toBe(3)
    receive(welcome(0))
    expect(match.state?.ply).toBe(3)
  })
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
