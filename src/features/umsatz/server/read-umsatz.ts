import { setImmediate as nextTurn } from 'node:timers/promises';
import { nachgelassene, warenNachlass } from '#features/auftrag/aktionen/nachlass-teile.ts';
import { wegfallende } from '#features/auftrag/aktionen/posten-teile.ts';
import { type Ereignis, geltende, nurVon } from '#features/auftrag/ereignisse/ereignis.ts';
import { listEreignisse } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { startOfTag, tagOf } from '#shared/datum/datum.ts';
import { monatNach } from '#shared/datum/monat.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { Umsatz } from '../contract.ts';
import { addUmsatz, neueUmsatzSumme, type UmsatzAuftrag, umsatzOf } from '../umsatz.ts';
import {
  listUmsatzAuftraege,
  listUmsatzPosten,
  type UmsatzPosten,
  type UmsatzRow,
} from './umsatz.repository.ts';

/** Products that a month's turnover names. */
const meiste = 10;

/** Few enough that other requests are answered in between. */
const batch = 100;

/** The turnover of the orders of one month (`2026-11`), in euros. */
export async function readUmsatz(db: Db, monat: string): Promise<Umsatz> {
  const zeit = { von: startOfTag(`${monat}-01`), bis: startOfTag(`${monatNach(monat)}-01`) };
  const summe = neueUmsatzSumme();
  let rows: UmsatzRow[] = [];
  do {
    rows = await listUmsatzAuftraege(db, { ...zeit, nach: rows.at(-1), limit: batch });
    addUmsatz(summe, await toAuftraege(db, rows));
    await nextTurn();
  } while (rows.length === batch);
  const { umsatzCent, nettoCent, gebuehrenCent, tage, produkte } = umsatzOf(summe);
  return {
    umsatz: centToEuro(umsatzCent),
    umsatzNetto: centToEuro(nettoCent),
    ...(gebuehrenCent > 0 ? { gebuehren: centToEuro(gebuehrenCent) } : {}),
    tage: tage.map(({ tag, ...one }) => {
      return { tag, umsatz: centToEuro(one.umsatzCent), umsatzNetto: centToEuro(one.nettoCent) };
    }),
    produkte: produkte.slice(0, meiste),
  };
}

async function toAuftraege(db: Db, rows: UmsatzRow[]): Promise<UmsatzAuftrag[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const posten = Map.groupBy(await listUmsatzPosten(db, ids), ({ auftragId }) => auftragId);
  const bewegte = rows.filter(({ istBewegt }) => istBewegt).map(({ id }) => id);
  const ereignisse = await listEreignisse(db, bewegte);
  return rows.map(({ id, createdAt, steuermodus }) => {
    const tag = tagOf(new Date(createdAt));
    const zeilen = posten.get(id) ?? [];
    return { tag, steuermodus, posten: zeilen, ...wegfall(zeilen, ereignisse.get(id) ?? []) };
  });
}

/** What of an order does not count any more, and what its payments cost. */
function wegfall(posten: UmsatzPosten[], ereignisse: Ereignis[]) {
  const gilt = geltende(ereignisse);
  return {
    gebuehrCent: nurVon(gilt, 'zahlung').reduce(
      (sum, one) => sum + (one.angaben.online?.gebuehrCent ?? 0),
      0,
    ),
    isStorniert: gilt.some(({ typ }) => typ === 'storniert'),
    gekuerzt: wegfallende(gilt),
    imRegal: nachgelassene(gilt).filter(({ regal }) => regal),
    nachlass: warenNachlass(gilt, posten),
  };
}
