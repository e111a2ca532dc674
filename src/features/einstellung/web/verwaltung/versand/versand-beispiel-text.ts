import { versandkosten } from '#features/lieferung/versandkosten.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { VersandAngaben } from '../../../gruppen/versand-angaben.ts';

/** Three soaps of the usual weight and price. */
const seifen = { stueck: 3, gramm: 330, warenwert: 25.5 };

/** What a parcel with three soaps costs. */
export function beispielText(versand: Pick<VersandAngaben, 'dhl' | 'verpackungGramm'>): string {
  const { stueck, gramm, warenwert } = seifen;
  const gewicht = `${formatZahl(gramm + versand.verpackungGramm)} g mit Verpackung`;
  const paket = `Ein Paket mit ${stueck} Seifen (${gewicht}, Ware für ${formatEuro(warenwert)})`;
  if (!versand.dhl.aktiv) return '';
  const kosten = versandkosten(versand, { gramm, warenwert });
  if (kosten === undefined) return `${paket} ist schwerer als die Tabelle und geht nur nach Absprache.`;
  return `${paket} kostet ${kosten === 0 ? 'keinen Versand' : formatEuro(kosten)}.`;
}
