import { aenderungenOf, type FeldAenderung, mergeWerte } from './drei-werte.ts';

/** What is saved: its values, the version that a save names, and who saved it when. */
export type Gespeichertes<T, Version = number> = {
  version: Version;
  angaben: T;
  geaendertAt: string | null;
  von: string | null;
};

/** A save that needs a decision: the values it was made from, those of the other person, and the own ones. */
export type OffeneFrage<T, Version = number> = {
  vorher: T;
  jetzt: Gespeichertes<T, Version>;
  eigene: T;
  aenderungen: FeldAenderung[];
};

export type Speicherweg<T, Version = number> = {
  /** Saves values that were made from a version. */
  save: (angaben: T, version: Version) => Promise<unknown>;
  /** What another person has saved, from a refusal; `undefined` if it has another reason. */
  jetztOf: (error: unknown) => Gespeichertes<T, Version> | undefined;
  /** Whether somebody has to decide; if not given, where both have changed the same field differently. */
  needsDecision?: (aenderungen: FeldAenderung[]) => boolean;
};

/** `uebernommen`: the fields that others have changed and this save has kept. */
type Ergebnis<T, Version> = { uebernommen: string[] } | { frage: OffeneFrage<T, Version>; error: unknown };

const hasStrittige = (aenderungen: FeldAenderung[]) => aenderungen.some(({ art }) => art === 'strittig');

/**
 * Saves the own values, which were made from `alt`. If another person has saved meanwhile, both changes are
 * merged and saved again, however often that happens; the first one that needs a decision ends in a question.
 */
export async function saveBeside<T, Version>(
  weg: Speicherweg<T, Version>,
  alt: Pick<Gespeichertes<T, Version>, 'version' | 'angaben'>,
  eigene: T,
): Promise<Ergebnis<T, Version>> {
  try {
    await weg.save(eigene, alt.version);
    return { uebernommen: [] };
  } catch (error) {
    const jetzt = weg.jetztOf(error);
    // A refusal of the version that was named would be met again and again.
    if (!jetzt || jetzt.version === alt.version) throw error;
    const drei = { vorher: alt.angaben, jetzt: jetzt.angaben, eigene };
    const aenderungen = aenderungenOf(drei);
    const { needsDecision = hasStrittige } = weg;
    if (needsDecision(aenderungen)) return { frage: { ...drei, jetzt, aenderungen }, error };
    const next = await saveBeside(weg, jetzt, mergeWerte(drei));
    if ('frage' in next) return next;
    const fremde = aenderungen.filter(({ art }) => art === 'fremd').map(({ feld }) => feld);
    return { uebernommen: [...new Set([...fremde, ...next.uebernommen])] };
  }
}
