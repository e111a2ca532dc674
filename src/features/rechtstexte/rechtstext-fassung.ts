import { tagBefore } from '#shared/datum/datum.ts';

/**
 * One published version; days as `2026-11-23` in the workshop's time zone. `seit`: the day on which it was
 * published.
 */
export type Fassung = { nr: number; gueltigAb: string; seit: string };

/**
 * The valid version of a legal text: what it is called, its text, when a lawyer has looked at it (`2026-11-23`), and
 * whether somebody of the shop answers for it instead.
 */
export type TextPruefung = {
  art: string;
  titel: string;
  text: string;
  geprueftAm: string | null;
  istVerantwortet: boolean;
};

/** Years ahead for which a version may be planned; a later day is a typing error. */
const maxJahre = 2;

/** The version that is valid on a day: of those that have begun, the one published last. */
export function fassungAm<F extends Fassung>(fassungen: F[], tag: string): F | undefined {
  return fassungen.filter(({ gueltigAb }) => gueltigAb <= tag).reduce<F | undefined>(later, undefined);
}

/** The version that comes next after a day, if one is planned and no other replaces it before it begins. */
export function geplanteFassung<F extends Fassung>(fassungen: F[], tag: string): F | undefined {
  const geplant = fassungen.filter((one) => one.gueltigAb > tag && wirdGueltig(fassungen, one));
  return geplant.reduce<F | undefined>((a, b) => (a && a.gueltigAb < b.gueltigAb ? a : b), undefined);
}

/** Whether a version is ever valid: not if another one was published in its place before it began. */
export function wirdGueltig(fassungen: Fassung[], { nr, gueltigAb }: Fassung): boolean {
  return !fassungen.some(
    (other) =>
      other.nr > nr &&
      (other.gueltigAb < gueltigAb || (other.gueltigAb === gueltigAb && other.seit < gueltigAb)),
  );
}

/** The first day on which a version is no longer valid because of another one; `undefined` while there is none. */
export function abgeloestAm(fassungen: Fassung[], { nr, gueltigAb }: Fassung): string | undefined {
  const days = fassungen.filter((other) => other.nr > nr).map((other) => other.gueltigAb);
  const [first] = days.toSorted();
  return first === undefined || first >= gueltigAb ? first : gueltigAb;
}

/** How a version stands on a day; `ersetzt`: another one was published in its place before it began. */
export type Zustand = 'aktuell' | 'geplant' | 'frueher' | 'ersetzt';

export function zustandAm(fassungen: Fassung[], fassung: Fassung, tag: string): Zustand {
  if (!wirdGueltig(fassungen, fassung)) return 'ersetzt';
  if (fassung.gueltigAb > tag) return 'geplant';
  return fassungAm(fassungen, tag)?.nr === fassung.nr ? 'aktuell' : 'frueher';
}

/** The last day of a version that another one follows; one that was replaced on its first day ends on that day. */
export function gueltigBis(fassungen: Fassung[], fassung: Fassung): string | undefined {
  const next = abgeloestAm(fassungen, fassung);
  if (next === undefined) return undefined;
  return next === fassung.gueltigAb ? next : tagBefore(next);
}

/** Why a version cannot begin on a day, in German; `undefined` if it can: today or later, within two years. */
export function gueltigAbProblem(gueltigAb: string, heute: string): string | undefined {
  if (gueltigAb < heute) return 'Bitte heute oder einen späteren Tag wählen: Was galt, bleibt, wie es war.';
  const latest = `${Number(heute.slice(0, 4)) + maxJahre}${heute.slice(4)}`;
  return gueltigAb > latest ? `Bitte einen Tag in den nächsten ${maxJahre} Jahren wählen.` : undefined;
}

/** The shop's texts are younger than an earlier day, which is a typing error in the year. */
const ersteMoeglichePruefung = '2020-01-01';

/** Why a lawyer cannot have checked a text on a day, in German; `undefined` if that is possible. */
export function geprueftAmProblem(geprueftAm: string, heute: string): string | undefined {
  if (geprueftAm > heute) return 'Bitte den Tag, an dem geprüft wurde: Er kann nicht in der Zukunft liegen.';
  return geprueftAm < ersteMoeglichePruefung ? 'Bitte einen Tag ab dem 01.01.2020.' : undefined;
}

function later<F extends Fassung>(a: F | undefined, b: F): F {
  return a && a.nr > b.nr ? a : b;
}
