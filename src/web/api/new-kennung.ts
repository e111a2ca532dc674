/** 32 letters, so that what is sent twice counts once. `randomUUID` is missing where the connection is not secure. */
export function newKennung(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
