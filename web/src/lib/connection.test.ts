import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Connection, socketAddress, waitBefore, type Link } from './connection'
import type { FromServer } from './messages'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.drop(1000)
  }
  open() {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }
  say(message: Partial<FromServer>) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket
const welcome = { msg: 'welcome', seats: [0] } as Partial<FromServer>
const act = { do: 'act', seat: 0, ply: 4, code: 7, id: 'a1' } as const
let links: Link[]
let seen: number | null
let line: Connection

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  links = []
  seen = null
  line = new Connection('ws://here/ws/m', { receive: () => undefined, linkChanged: (link) => links.push(link), seen: () => seen })
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('greets with what it has seen', () => {
  seen = 12
  last().open()
  expect(last().sent).toEqual([{ do: 'hello', seen: 12 }])
})

it('comes back after a while and repeats what was not answered', () => {
  last().open()
  last().say(welcome)
  line.command(act)
  last().drop()
  expect(links).toEqual(['open', 'lost'])
  vi.advanceTimersByTime(10_000)
  expect(FakeSocket.all).toHaveLength(2)
  last().open()
  last().say(welcome)
  expect(last().sent).toEqual([{ do: 'hello', seen: null }, act])
  expect(links.at(-1)).toBe('open')
})

it('repeats nothing that was answered', () => {
  last().open()
  last().say(welcome)
  line.command(act)
  last().say({ msg: 'accepted', id: 'a1', ply: 5 })
  last().drop()
  vi.advanceTimersByTime(10_000)
  last().open()
  last().say(welcome)
  expect(last().sent).toEqual([{ do: 'hello', seen: null }])
})

it('waits longer each time, but never for ever', () => {
  const waits = [0, 1, 2, 3, 10, 40].map((tries) => waitBefore(tries, 1))
  expect(waits).toEqual([250, 500, 1000, 2000, 8000, 8000])
  expect(waitBefore(3, 0)).toBe(1000)
})

it('does not wait when the net is back', () => {
  last().drop()
  window.dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(2)
})

it('notices a line that died without a word', () => {
  last().open()
  last().say(welcome)
  vi.advanceTimersByTime(15_000)
  expect(last().sent.at(-1)).toEqual({ do: 'ping' })
  vi.advanceTimersByTime(8_000)
  expect(links.at(-1)).toBe('lost')
})

it('gives up when there is no such table', () => {
  last().open()
  last().drop(4404)
  vi.advanceTimersByTime(60_000)
  expect(links).toEqual(['gone'])
  expect(FakeSocket.all).toHaveLength(1)
})

it('says what cannot be sent', () => {
  expect(line.send({ do: 'start' })).toBe(false)
})

it('speaks as safely as the page was loaded', () => {
  expect(socketAddress('m1', { protocol: 'https:', host: 'court.example' } as Location)).toBe('wss://court.example/ws/m1')
})
