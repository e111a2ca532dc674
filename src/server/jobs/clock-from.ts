/** A clock that begins at `begin` and runs evenly: that of the machine may be set meanwhile. */
export function clockFrom(begin: Date): () => Date {
  const start = performance.now();
  return () => new Date(begin.getTime() + performance.now() - start);
}
