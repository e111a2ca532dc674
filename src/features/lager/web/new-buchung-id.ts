/** A unique id for a booking (ADR 030). `randomUUID` is missing where the connection is not secure. */
export function newBuchungId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
}
