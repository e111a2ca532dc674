import { bildOf } from './is-same-bild.ts';
import type { NeuesBild } from './use-bild-upload.ts';

/**
 * Adds pictures that arrived to those that are not described yet, all of the product as it is now; one that was
 * replaced is not asked for any more.
 */
export function mergeNeue(alte: NeuesBild[], neue: NeuesBild[]): NeuesBild[] {
  const jetzt = neue.at(-1)?.produkt;
  if (!jetzt) return alte;
  const ersetzt = new Set(neue.map(({ wahl }) => wahl));
  return [...alte.filter(({ wahl }) => !ersetzt.has(wahl)), ...neue]
    .map(({ wahl }) => ({ produkt: jetzt, wahl }))
    .filter((bild) => urlOf(bild) !== undefined);
}

/** The address of a new picture: what it is known by. */
export function urlOf({ produkt, wahl }: NeuesBild): string | undefined {
  return bildOf(produkt, wahl).url;
}
