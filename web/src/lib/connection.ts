import type { FromClient, FromServer } from './messages'

/** `gone`: the server said that there is nothing here, so trying again is no use. */
export type Link = 'connecting' | 'open' | 'lost' | 'gone'

export interface Listener {
  receive(message: FromServer): void
  linkChanged(link: Link): void
  /** the ply of the last state this page has */
  seen(): number | null
}

type Command = FromClient & { id: string }

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
const HEARTBEAT = 15000
const SILENCE = 8000
const NO_SUCH_TABLE = 4404

/** How long to wait before the n-th try, in milliseconds; spread out so that not everybody returns at once. */
export function waitBefore(tries: number, luck: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + luck / 2)
}

/**
 * The line to one match. It comes back by itself, tells the server what this page has seen, and repeats every command
 * that was not answered: the server carries out each id once.
 */
export class Connection {
  private socket: WebSocket | null = null
  private unanswered = new Map<string, Command>()
  private tries = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Send what need not be repeated; false when there is no line. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Send a command and repeat it after every interruption until it is answered. */
  command(command: Command): void {
    this.unanswered.set(command.id, command)
    this.send(command)
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.retry)
    clearTimeout(this.beat)
    this.socket?.close()
  }

  /** Back on the net or looked at again: do not wait out the pause. */
  private hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.closed || this.retry === undefined) return
    clearTimeout(this.retry)
    this.connect()
  }

  private connect(): void {
    this.retry = undefined
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.send({ do: 'hello', seen: this.listener.seen() })
      this.keepAlive(socket)
    }
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(socket, JSON.parse(String(data)) as FromServer)
    socket.onclose = ({ code }) => this.socket === socket && (code === NO_SUCH_TABLE ? this.end() : this.lose())
  }

  private hear(socket: WebSocket, message: FromServer): void {
    this.keepAlive(socket)
    if (message.msg === 'pong') return
    if (message.msg === 'welcome') this.restored()
    if (message.msg === 'accepted' || message.msg === 'refused') this.unanswered.delete(message.id ?? '')
    this.listener.receive(message)
  }

  private restored(): void {
    this.tries = 0
    this.listener.linkChanged('open')
    for (const command of this.unanswered.values()) this.send(command)
  }

  private end(): void {
    this.close()
    this.listener.linkChanged('gone')
  }

  private lose(): void {
    clearTimeout(this.beat)
    this.socket = null
    if (this.closed) return
    this.listener.linkChanged('lost')
    this.retry = setTimeout(() => this.connect(), waitBefore(this.tries++))
  }

  /** A line can die without a word: ask after a quiet while, and start anew if nothing comes back. */
  private keepAlive(socket: WebSocket): void {
    clearTimeout(this.beat)
    this.beat = setTimeout(() => {
      this.send({ do: 'ping' })
      this.beat = setTimeout(() => {
        socket.onclose = null
        socket.close()
        if (this.socket === socket) this.lose()
      }, SILENCE)
    }, HEARTBEAT)
  }
}

/** Where the match's socket is, seen from this page. */
export function socketAddress(match: string, here: Location = location): string {
  return `${here.protocol === 'https:' ? 'wss' : 'ws'}://${here.host}/ws/${encodeURIComponent(match)}`
}
