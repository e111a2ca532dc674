import { deutsch } from '#shared/text/collator.ts';

/** Where a product stands in the order of the shop: by `reihenfolge`, then by name as German sorts it. */
export type Stelle = { reihenfolge: number; name: string };

/** Sorted here because the databases collate umlauts differently. Names are unique, so no two places are the same. */
export function compareStellen(a: Stelle, b: Stelle): number {
  return (
    a.reihenfolge - b.reihenfolge ||
    deutsch.compare(a.name, b.name) ||
    +(a.name > b.name) - +(a.name < b.name)
  );
}

/** A place as text, with which a caller goes on (`nach`). It stays one when its product is deleted. */
export function stelleText({ reihenfolge, name }: Stelle): string {
  return `${reihenfolge} ${name}`;
}

export const stelleMuster = /^\d{1,9} ./;

export function readStelle(text: string): Stelle {
  const at = text.indexOf(' ');
  return { reihenfolge: Number(text.slice(0, at)), name: text.slice(at + 1) };
}
