import type { Versandart, Zahlart } from '#features/auftrag/versand-zahlung.ts';
import type { VersandAngaben } from '#features/einstellung/gruppen/versand-angaben.ts';
import type { ZahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { versandkosten } from '#features/lieferung/versandkosten.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';

/** A way to get and to pay the goods, with its postage. */
export type Bezugsweg = { versandart: Versandart; zahlart: Zahlart; versandCent: number };

type VersandUndZahlung = { versand: VersandAngaben; zahlung: ZahlungAngaben };

/** The ways that goods of a packed weight and a value can be had and paid, the usual one first. */
export function bezugswegeOf(
  { versand, zahlung }: VersandUndZahlung,
  { gramm, warenCent }: { gramm: number; warenCent: number },
): Bezugsweg[] {
  const { vorkasse, abholung } = zahlung;
  const canVorkasse = vorkasse.aktiv && vorkasse.kontoinhaber !== '' && vorkasse.iban !== '';
  const porto = versandkosten(versand, { gramm, warenwert: centToEuro(warenCent) });
  const bezugswege: Bezugsweg[] = [];
  if (canVorkasse && porto !== undefined)
    bezugswege.push({ versandart: 'dhl', zahlart: 'vorkasse', versandCent: euroToCent(porto) });
  if (!versand.abholung.aktiv) return bezugswege;
  if (canVorkasse) bezugswege.push({ versandart: 'abholung', zahlart: 'vorkasse', versandCent: 0 });
  if (abholung.aktiv) bezugswege.push({ versandart: 'abholung', zahlart: 'abholung', versandCent: 0 });
  return bezugswege;
}
