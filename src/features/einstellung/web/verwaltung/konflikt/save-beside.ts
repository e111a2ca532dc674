import { type Konflikt, konflikteOf, uebernommeneOf, zusammen } from './konflikte.ts';

/** What is saved: its values, the version that a save names, and who saved it when. */
export type Gespeichertes<T> = {
  version: number;
  angaben: T;
  geaendertAt: string | null;
  von: string | null;
};

/**
 * A save that needs a decision: the values it was made from, those of the other person, the own ones, and the
 * fields.
 */
export type OffeneFrage<T> = {
  vorher: T;
  jetzt: Gespeichertes<T>;
  eigene: T;
  felder: Konflikt[];
};

/**
 * Saves values made from a version; reads from a refusal what another person has saved, `undefined` if it has
 * another reason.
 */
export type Speicherweg<T> = {
  save: (angaben: T, version: number) => Promise<unknown>;
  jetztOf: (error: unknown) => Gespeichertes<T> | undefined;
};

/** `uebernommen`: the fields that others have changed and this save has kept. */
type Ergebnis<T> = { uebernommen: string[] } | { frage: OffeneFrage<T>; error: unknown };

/**
 * Saves the own values, which were made from `alt`. If another person has saved meanwhile, fields that only
 * one of both has changed are merged and saved again, however often that happens; the first change of the
 * same field ends in a question.
 */
export async function saveBeside<T>(
  weg: Speicherweg<T>,
  alt: Pick<Gespeichertes<T>, 'version' | 'angaben'>,
  eigene: T,
): Promise<Ergebnis<T>> {
  try {
    await weg.save(eigene, alt.version);
    return { uebernommen: [] };
  } catch (error) {
    const jetzt = weg.jetztOf(error);
    // A refusal of the version that was named would be met again and again.
    if (!jetzt || jetzt.version === alt.version) throw error;
    const drei = { vorher: alt.angaben, jetzt: jetzt.angaben, eigene };
    const felder = konflikteOf(drei);
    if (felder.length > 0) return { frage: { vorher: alt.angaben, jetzt, eigene, felder }, error };
    const next = await saveBeside(weg, jetzt, zusammen(drei));
    return 'frage' in next
      ? next
      : { uebernommen: [...new Set([...uebernommeneOf(drei), ...next.uebernommen])] };
  }
}

/**
 * The values after a decision: the own ones, except where the saved value was chosen or only the other person
 * changed it.
 */
export function decided<T>(
  { vorher, jetzt, eigene }: OffeneFrage<T>,
  wahl: Record<string, 'jetzt' | 'eigene'>,
): T {
  return zusammen({ vorher, jetzt: jetzt.angaben, eigene }, wahl);
}
