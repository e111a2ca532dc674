import { readFreie, readLevels } from '#features/bestand/server/index.ts';
import type { ProdukteQuery } from '#features/portfolio/auswahl.ts';
import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { listSortiment, type ProduktMitBild } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { Markt, MarktMonat, Markttag } from '../contract.ts';
import { type MarktUmsatz, sumOfTage } from '../markttag.ts';
import {
  findLetztenOrt,
  listGebuchte,
  listMarktPostenOf,
  listUnterwegs,
  listVergangene,
} from './markt.repository.ts';
import { gebuchterUmsatzOf, toMarkttage } from './to-markttag.ts';

/** Days that the list shows: four years with a market each week. */
const maxTage = 200;

/**
 * The sheet: of a part of the catalogue (ADR 105) every soap with a price that is in the shop or on the shelf, and the
 * days that are away.
 */
export async function readMarkt(db: Db, query: ProdukteQuery): Promise<{ data: Markt; weiter?: string }> {
  const { produkte, ...teil } = await listSortiment(db, query);
  const unterwegs = await toMarkttage(db, await listUnterwegs(db));
  const ort = (await findLetztenOrt(db)) ?? '';
  return { data: { ...(await toWaren(db, produkte)), unterwegs, ort }, ...teil };
}

/** `ohnePreis`: only what is on the shelf, because the rest cannot be missed at a market. */
async function toWaren(db: Db, produkte: ProduktMitBild[]): Promise<Pick<Markt, 'waren' | 'ohnePreis'>> {
  const ids = produkte.map(({ id }) => id);
  const [levels, freie] = [await readLevels(db, ids), await readFreie(db, ids)];
  const hasVorrat = ({ id }: ProduktMitBild) => (levels.get(id) ?? 0) > 0;
  const ohnePreis = produkte.filter((one) => !hasPreis(one.preisCent) && hasVorrat(one));
  const waren = produkte.filter((one) => hasPreis(one.preisCent) && (one.aktiv || hasVorrat(one)));
  return {
    waren: waren.map(({ id, name, preisCent, bild }) => ({
      produktId: id,
      name,
      preis: centToEuro(preisCent ?? 0),
      frei: Math.max(0, freie.get(id) ?? 0),
      ...(bild === null ? {} : { bild }),
    })),
    ohnePreis: ohnePreis.map(({ id, name }) => ({ produktId: id, name })),
  };
}

/** What the markets of these days brought, and what of it is without tax (R51), in cents. */
export async function readMarktSumme(
  db: Db,
  tage: { von: string; bis: string },
): Promise<Pick<MarktUmsatz, 'umsatzCent' | 'nettoCent'>> {
  const rows = await listGebuchte(db, tage);
  const posten = await listMarktPostenOf(
    db,
    rows.map(({ id }) => id),
  );
  return sumOfTage(rows.flatMap((row) => gebuchterUmsatzOf(row, posten.get(row.id) ?? []) ?? []));
}

/** Days that are over, the newest first. */
export async function listMarkttage(db: Db): Promise<Markttag[]> {
  return toMarkttage(db, await listVergangene(db, maxTage));
}

/** The turnover of the markets of a month (`2026-12`). */
export async function readMarktUmsatz(db: Db, monat: string): Promise<MarktMonat> {
  const rows = await listGebuchte(db, { von: `${monat}-01`, bis: `${monat}-31` });
  const posten = await listMarktPostenOf(
    db,
    rows.map(({ id }) => id),
  );
  const alle = rows.flatMap((row) => gebuchterUmsatzOf(row, posten.get(row.id) ?? []) ?? []);
  const { umsatzCent, nettoCent, stueck, produkte } = sumOfTage(alle);
  const tage = Map.groupBy(rows, ({ tag }) => tag);
  return {
    ...{ umsatz: centToEuro(umsatzCent), umsatzNetto: centToEuro(nettoCent), stueck },
    tage: [...tage].map(([tag, all]) => ({
      tag,
      umsatz: centToEuro(all.reduce((sum, one) => sum + (one.umsatzCent ?? 0), 0)),
    })),
    produkte: produkte
      .toSorted((a, b) => b.stueck - a.stueck || b.umsatzCent - a.umsatzCent)
      .map(({ umsatzCent: cent, ...one }) => ({ ...one, umsatz: centToEuro(cent) })),
  };
}
