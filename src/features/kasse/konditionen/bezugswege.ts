import type { VersandAngaben } from '#features/einstellung/gruppen/versand-angaben.ts';
import type { ZahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { type Versandart, versandarten } from '#features/lieferung/versandart.ts';
import { versandkosten } from '#features/lieferung/versandkosten.ts';
import type { Zahlart } from '#features/zahlarten/zahlart.ts';
import { zahlartenFor, zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';

/** A way to get and to pay the goods, with its postage. */
export type Bezugsweg = { versandart: Versandart; zahlart: Zahlart; versandCent: number };

type VersandUndZahlung = { versand: VersandAngaben; zahlung: ZahlungAngaben };

/** The ways that goods of a packed weight and a value can be had and paid, the usual one first. */
export function bezugswegeOf(
  { versand, zahlung }: VersandUndZahlung,
  { gramm, warenCent }: { gramm: number; warenCent: number },
): Bezugsweg[] {
  const hasKonto = zahlung.vorkasse.kontoinhaber !== '' && zahlung.vorkasse.iban !== '';
  const isAktiv = (zahlart: Zahlart) =>
    zahlung[zahlart].aktiv && (hasKonto || !zahlwegOf(zahlart).isUeberweisung);
  const portoOf: Record<Versandart, number | undefined> = {
    dhl: versandkosten(versand, { gramm, warenwert: centToEuro(warenCent) }),
    abholung: versand.abholung.aktiv ? 0 : undefined,
  };
  return versandarten.flatMap((versandart) => {
    const porto = portoOf[versandart];
    if (porto === undefined) return [];
    const versandCent = euroToCent(porto);
    return zahlartenFor(versandart, isAktiv).map((zahlart) => ({ versandart, zahlart, versandCent }));
  });
}
