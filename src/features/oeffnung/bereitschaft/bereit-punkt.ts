import type { BereitFakten } from './bereit-fakten.ts';

/** Red prevents the opening, yellow warns. */
export type Dringlichkeit = 'rot' | 'gelb';

/**
 * One thing that is missing: what to do, in German, and the address of the field; null if it is no field of
 * the shop.
 */
export type Punkt<Stufe extends Dringlichkeit = Dringlichkeit> = {
  stufe: Stufe;
  text: string;
  ziel: string | null;
};

/** The name of a fact, for example of a group of settings. */
export type Fakt = keyof BereitFakten;

/** What is missing by the facts of `an`; it sees no others. `hindert`: a point of it may be red. */
export type Frage = {
  an: readonly Fakt[];
  hindert: boolean;
  finde: (fakten: BereitFakten) => Punkt[];
};

/**
 * A line of 'Bereit zum Öffnen?'. It is good when its questions find no point. Long words of its title have soft
 * hyphens.
 */
export type Pruefung = { id: string; titel: string; fragen: Frage[] };

/** A question whose points can prevent the opening. Its facts are all that `finde` gets to see. */
export function frage<F extends Fakt>(
  an: readonly F[],
  finde: (fakten: Pick<BereitFakten, F>) => Punkt[],
): Frage {
  return { an, finde, hindert: true };
}

/** A question that only warns. */
export function hinweisFrage<F extends Fakt>(
  an: readonly F[],
  finde: (fakten: Pick<BereitFakten, F>) => Punkt<'gelb'>[],
): Frage {
  return { an, finde, hindert: false };
}

/** A point of a field of the settings (`laden.adresse.plz`). */
export function punkt<Stufe extends Dringlichkeit>(stufe: Stufe, feld: string, text: string): Punkt<Stufe> {
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
