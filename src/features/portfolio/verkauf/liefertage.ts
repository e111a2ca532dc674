import type { PhaseAngaben } from '#features/einstellung/gruppen/phase-angaben.ts';
import type { VersandAngaben } from '#features/einstellung/gruppen/versand-angaben.ts';
import type { ZahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { lieferterminOf, type Termin } from '#features/lieferung/liefertermin.ts';
import type { Versandart } from '#features/lieferung/versandart.ts';
import { isNurUeberweisung, zahlartenFor } from '#features/zahlarten/zahlwege.ts';

/** The settings that decide when goods arrive. */
export type LieferAngaben = { versand: VersandAngaben; zahlung: ZahlungAngaben; phase: PhaseAngaben };

/** First and last day on which a parcel arrives; the day from which everything can be picked up. */
export type Liefertage = { lieferung?: Termin | undefined; abholung?: { ab: string } | undefined };

type Bestellung = {
  /** Today. */
  tag: string;
  /** Working days until the last piece is made; 0 when all are on the shelf. */
  fertigungstage: number;
  /** Whether a parcel holds the goods; what is too heavy for the table has no price and no date. */
  passtInPaket: boolean;
};

/**
 * When goods arrive or can be picked up, if they are ordered on `tag` (facts §8, rule 5), for the ways that
 * are on: one rule for the page of a product and for the cart. In a pause the day of return is the first on
 * which they can be ordered.
 */
export function liefertageOf(angaben: LieferAngaben, bestellung: Bestellung): Liefertage {
  const { tag, fertigungstage, passtInPaket } = bestellung;
  const key = `${tag} ${fertigungstage} ${passtInPaket}`;
  const tage = bekannte.get(angaben) ?? new Map<string, Liefertage>();
  bekannte.set(angaben, tage);
  const liefertage = tage.get(key) ?? computeLiefertage(angaben, bestellung);
  tage.set(key, liefertage);
  return liefertage;
}

/** What was computed with the same settings: a list asks for few different days, again for each of its products. */
const bekannte = new WeakMap<LieferAngaben, Map<string, Liefertage>>();

function computeLiefertage(
  { versand, zahlung, phase }: LieferAngaben,
  { tag: heute, fertigungstage, passtInPaket }: Bestellung,
): Liefertage {
  const tag = bestelltagOf(phase, heute);
  if (tag === undefined) return {};
  const terminOf = (versandart: Versandart): Termin | undefined => {
    const wege = zahlartenFor(versandart, (zahlart) => zahlung[zahlart].aktiv);
    if (!versand[versandart].aktiv || wege.length === 0) return undefined;
    const isUeberweisung = isNurUeberweisung(wege);
    return lieferterminOf(versand, { tag, fertigungstage, versandart, isUeberweisung });
  };
  const lieferung = passtInPaket ? terminOf('dhl') : undefined;
  const abholung = terminOf('abholung');
  return { ...(lieferung ? { lieferung } : {}), ...(abholung ? { abholung: { ab: abholung.von } } : {}) };
}

/** The first day on which the shop takes orders; `undefined`: not known, or it takes none yet. */
function bestelltagOf({ phase, pauseBis }: PhaseAngaben, heute: string): string | undefined {
  if (phase === 'geoeffnet') return heute;
  return phase === 'pausiert' && pauseBis >= heute ? pauseBis : undefined;
}
