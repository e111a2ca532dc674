import type { ListenProdukt } from './listen-produkt.ts';

/** Cards on one page of the list. A multiple of 2, 3 and 4, so that its last row is full at every width. */
export const produkteJeSeite = 48;

/** What is loaded of a list of `gesamt` products; `weiter`: with what the next part is asked for, if there is one. */
export type Produktliste = { produkte: ListenProdukt[]; gesamt: number; weiter?: string | undefined };

/**
 * The list with its next part; a product that has moved meanwhile stays where it is shown. A part that does not say how
 * many there are, as from a server that knows no parts, is taken as the last one.
 */
export function appendTeil(liste: Produktliste, teil: Produktliste): Produktliste {
  const known = new Set(liste.produkte.map(({ _id }) => _id));
  const produkte = [...liste.produkte, ...teil.produkte.filter(({ _id }) => !known.has(_id))];
  return { ...teil, produkte, gesamt: Math.max(teil.gesamt, produkte.length) };
}

/** The address of a page of the list, from 1. */
export function seitePath(seite: number): string {
  return seite === 1 ? '/products' : `/products/seite/${seite}`;
}

/** The page that an address names; `undefined` where it names none. */
export function readSeite(seite = ''): number | undefined {
  return /^[1-9]\d{0,5}$/.test(seite) ? Number(seite) : undefined;
}
