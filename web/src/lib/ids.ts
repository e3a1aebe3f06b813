/** An id nobody else will pick; `crypto.randomUUID` is missing on plain http in a local network. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
