import type { BereitFakten } from './bereit-fakten.ts';

/** Red prevents the opening, yellow warns. */
export type Dringlichkeit = 'rot' | 'gelb';

/**
 * One thing that is missing: what to do, in German, and the address of the field; null if it is no field of
 * the shop.
 */
export type Punkt = { stufe: Dringlichkeit; text: string; ziel: string | null };

/** A line of 'Bereit zum Öffnen?'. It is good when it finds no point. Long words of its title have soft hyphens. */
export type Pruefung = { id: string; titel: string; pruefe: (fakten: BereitFakten) => Punkt[] };

/** A point of a field of the settings (`laden.adresse.plz`). */
export function punkt(stufe: Dringlichkeit, feld: string, text: string): Punkt {
  return { stufe, text, ziel: `/admin/einstellungen?feld=${feld}` };
}

/** A point if the condition holds. */
export function wenn(condition: boolean, found: Punkt): Punkt[] {
  return condition ? [found] : [];
}

/** How urgent it is where only a shop that others can reach is concerned. */
export function nurOeffentlich({ umgebung }: Pick<BereitFakten, 'umgebung'>): Dringlichkeit {
  return umgebung.oeffentlich ? 'rot' : 'gelb';
}
