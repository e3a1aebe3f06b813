/** What a match published before the deal, made again from the seed it shows at the end. */
export async function commitmentTo(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null // browsers reckon hashes on secure addresses only
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed))
  return `sha256:${Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export type Verdict = 'fair' | 'unfair' | 'unknown'

/** Was the deal the one that was committed to? */
export async function verdictOn(commitment: string, seed: string): Promise<Verdict> {
  const made = await commitmentTo(seed)
  return made === null ? 'unknown' : made === commitment ? 'fair' : 'unfair'
}
