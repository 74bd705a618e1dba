/** Names one attempt to take a place or say a line. `crypto.randomUUID` is missing on plain http, where people play at home. */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
