import { api } from '../lib/api'
import type { ReviewState } from '../lib/messages'

const AGAIN_MS = 1500

/** A review on its way: asked for once, looked for until it is there. Whoever leaves can come back: it goes on being made. */
export class ReviewLoader {
  state = $state.raw<ReviewState | null>(null)
  failure = $state.raw<unknown>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private left = false

  constructor(private readonly match: string, { eager = false } = {}) {
    void (eager ? this.take(() => api.askReview(match, true)) : this.ask())
  }

  get review() {
    return this.state?.review ?? null
  }

  ask = (): Promise<void> => this.take(() => api.askReview(this.match))

  share = (shared: boolean): Promise<void> => this.take(() => api.shareReview(this.match, shared))

  private async take(asked: () => Promise<ReviewState>): Promise<void> {
    try {
      this.state = await asked()
      this.failure = null
    } catch (reason) {
      this.failure = reason
      return
    }
    if (this.state.status === 'waiting' && !this.left) this.timer = setTimeout(() => void this.take(() => api.review(this.match)), AGAIN_MS)
  }

  leave(): void {
    this.left = true
    clearTimeout(this.timer)
  }
}
