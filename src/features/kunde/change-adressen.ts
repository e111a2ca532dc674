import { isPackstation, postnummerFehlt, stationOf } from '#shared/packstation.ts';
import { type Adresse, defaultLand, type Lieferadresse, plzProblem } from './adresse.ts';

type Adressen = { adresse: Adresse; lieferadresse: Lieferadresse };

/** The parts of both addresses that a request contains. */
type AdressenBody = {
  adresse?: Partial<Adresse> | undefined;
  lieferadresse?: Partial<Lieferadresse> | undefined;
};

/** Both addresses after saving: absent parts stay, and an empty country becomes the default, Germany. */
export function mergeAdressen(before: Adressen, body: AdressenBody): Adressen {
  return {
    adresse: withLand({ ...before.adresse, ...body.adresse }),
    lieferadresse: withLand({ ...before.lieferadresse, ...body.lieferadresse }),
  };
}

function withLand<T extends { land: string }>(adresse: T): T {
  return adresse.land === '' ? { ...adresse, land: defaultLand } : adresse;
}

/**
 * Errors that depend on several fields of an address: the postcodes with their country, a machine without its
 * customer's number. What was stored before that was asked keeps nobody from changing something else.
 */
export function adressenFehler({ adresse, lieferadresse }: Adressen, before?: Adressen): string[] {
  const isNeu = before !== undefined && changedFelder(before.lieferadresse, lieferadresse).length > 0;
  const problems = {
    'adresse.plz': plzProblem(adresse),
    'lieferadresse.plz': plzProblem(lieferadresse),
    'lieferadresse.zusatz': isNeu ? postnummerProblem(lieferadresse) : undefined,
  };
  return Object.entries(problems)
    .filter(([, text]) => text)
    .map(([feld, text]) => `${feld}: ${text}`);
}

/** The number may stand in the street's line too: the checkout puts it where it belongs. */
function postnummerProblem(lieferadresse: Lieferadresse): string | undefined {
  const { verwendet, strasse, hausnummer, zusatz } = lieferadresse;
  if (!verwendet || !isPackstation(lieferadresse)) return undefined;
  const hasNummer = [zusatz, `${strasse} ${hausnummer}`].some((text) => stationOf(text)?.postnummer);
  return hasNummer ? undefined : postnummerFehlt;
}

/** The names of the fields that differ, those of an address individually (`adresse.plz`). */
export function changedFelder<T extends object>(before: T, after: T): string[] {
  const old = new Map(leaves(before));
  return leaves(after)
    .filter(([feld, value]) => old.get(feld) !== value)
    .map(([feld]) => feld);
}

function leaves(angaben: object): [feld: string, value: unknown][] {
  return Object.entries(angaben).flatMap(([feld, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? leaves(value).map(([part, inner]) => [`${feld}.${part}`, inner])
      : [[feld, value]],
  );
}
