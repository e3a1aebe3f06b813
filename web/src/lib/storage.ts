/** What this browser remembers. A browser that forbids storage still plays; it just forgets. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`hofstaat.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`hofstaat.${key}`, value)
  } catch {
    // private windows may refuse: nothing is lost but the wish
  }
}
