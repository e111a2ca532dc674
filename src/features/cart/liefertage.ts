import type { PhaseAngaben } from '#features/einstellung/gruppen/phase-angaben.ts';
import type { VersandAngaben } from '#features/einstellung/gruppen/versand-angaben.ts';
import type { ZahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { lieferterminOf, type Termin } from '#features/lieferung/liefertermin.ts';
import type { Versandart } from '#features/lieferung/versandart.ts';
import { isNurUeberweisung, zahlartenFor } from '#features/zahlarten/zahlwege.ts';
import type { Cart } from './contract.ts';

/** The settings that a cart needs. */
export type CartAngaben = { versand: VersandAngaben; zahlung: ZahlungAngaben; phase: PhaseAngaben };

type Ware = Pick<Cart, 'items' | 'itemCount' | 'versand'> & { tag: string };

/**
 * When the goods of a cart arrive or can be picked up, if they are ordered on `tag` (facts §8, rule 5), for
 * the ways that are on. The line that takes longest to make decides. In a pause the day of return is the
 * first on which they can be ordered.
 */
export function liefertageOf(
  { versand, zahlung, phase }: CartAngaben,
  { items, itemCount, versand: kosten, tag: heute }: Ware,
): Pick<Cart, 'lieferung' | 'abholung'> {
  const tag = bestelltagOf(phase, heute);
  if (tag === undefined || itemCount === 0) return {};
  const bestellung = { tag, fertigungstage: fertigungstageOf(items) };
  const terminOf = (versandart: Versandart): Termin | undefined => {
    const wege = zahlartenFor(versandart, (zahlart) => zahlung[zahlart].aktiv);
    if (!versand[versandart].aktiv || wege.length === 0) return undefined;
    const isUeberweisung = isNurUeberweisung(wege);
    return lieferterminOf(versand, { ...bestellung, versandart, isUeberweisung });
  };
  // A cart that is too heavy for the table has no price and no date.
  const lieferung = kosten === null ? undefined : terminOf('dhl');
  const abholung = terminOf('abholung');
  return { ...(lieferung ? { lieferung } : {}), ...(abholung ? { abholung: { ab: abholung.von } } : {}) };
}

/** The first day on which the shop takes orders; `undefined`: not known, or it takes none yet. */
function bestelltagOf({ phase, pauseBis }: PhaseAngaben, heute: string): string | undefined {
  if (phase === 'geoeffnet') return heute;
  return phase === 'pausiert' && pauseBis >= heute ? pauseBis : undefined;
}

function fertigungstageOf(items: Cart['items']): number {
  const tage = items.map(({ verfuegbar, verfuegbarkeit }) =>
    verfuegbar && verfuegbarkeit?.art === 'aufBestellung' ? verfuegbarkeit.tage : 0,
  );
  return Math.max(0, ...tage);
}
