/** Something the server gives: on its way, there, or refused; `load` asks (again) and keeps what it has meanwhile. */
export class Loaded<T> {
  value = $state.raw<T | null>(null)
  failure = $state.raw<unknown>(null)
  private asked = 0

  constructor(private readonly ask: () => Promise<T>) {
    void this.load()
  }

  load = async (): Promise<void> => {
    const turn = ++this.asked
    try {
      const value = await this.ask()
      if (turn !== this.asked) return
      this.value = value
      this.failure = null
    } catch (reason) {
      if (turn === this.asked) this.failure = reason
    }
  }
}
