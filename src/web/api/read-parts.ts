/**
 * All parts of a long list, one after the other (ADR 105): `ask` is given the place after which the next one begins.
 */
export async function readParts<Part extends { weiter?: string | undefined }>(
  ask: (query: { nach?: string }) => Promise<Part>,
): Promise<Part[]> {
  const parts: Part[] = [];
  let nach: string | undefined;
  do {
    const part = await ask(nach === undefined ? {} : { nach });
    parts.push(part);
    // Of another version of the shop it may be null or empty: then there is no more.
    nach = part.weiter || undefined;
  } while (nach !== undefined);
  return parts;
}

/** Each row of several parts once, as it came last: what moves while they are read may come twice. */
export function onceEach<Row>(parts: Row[][], idOf: (row: Row) => string): Row[] {
  return [...new Map(parts.flat().map((row) => [idOf(row), row])).values()];
}
