import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { Markttag } from '../contract.ts';
import { type MarktUmsatz, marktUmsatzOf, marktWertOf, verkauftOf } from '../markttag.ts';
import { listMarktPostenOf, type MarktPostenRow, type MarkttagRow } from './markt.repository.ts';

/** Rows of market days as they are sent. */
export async function toMarkttage(db: Db, rows: MarkttagRow[]): Promise<Markttag[]> {
  const posten = await listMarktPostenOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toMarkttag(row, posten.get(row.id) ?? []));
}

function toMarkttag(row: MarkttagRow, posten: MarktPostenRow[]): Markttag {
  const { id, ort, tag, stand, von, geaendertAt: at } = row;
  const umsatz = gebuchterUmsatzOf(row, posten);
  const isUnterwegs = stand === 'unterwegs';
  return {
    ...{ _id: id, ort, tag, stand, von, at },
    posten: posten.map(({ produktId, name, preisCent, mitgenommen, zurueck }) => ({
      ...{ produktId, name, mitgenommen, zurueck, preis: centToEuro(preisCent) },
    })),
    stueck: isUnterwegs ? 0 : posten.reduce((sum, one) => sum + verkauftOf(one), 0),
    warenwert: isUnterwegs ? 0 : centToEuro(marktWertOf(posten)),
    ...(umsatz ? { umsatz: centToEuro(umsatz.umsatzCent), netto: centToEuro(umsatz.nettoCent) } : {}),
  };
}

/** A day without what it brought, which is the admin's alone. */
export function ohneUmsatz({ warenwert: _, umsatz: _u, netto: _n, ...tag }: Markttag): Markttag {
  return tag;
}

/** The turnover of a day that was booked. */
export function gebuchterUmsatzOf(row: MarkttagRow, posten: MarktPostenRow[]): MarktUmsatz | undefined {
  if (row.umsatzCent === null) return undefined;
  const steuermodus = row.steuermodus as Steuermodus;
  return marktUmsatzOf({ posten, umsatzCent: row.umsatzCent, steuermodus });
}
