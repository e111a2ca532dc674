import { setImmediate as nextTurn } from 'node:timers/promises';
import { listRohstoffeKurz } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { deutsch } from '#shared/text/collator.ts';
import { mapGruppen } from '../artikel.ts';
import type { LagerArtikel, LagerBestand, Warnung } from '../contract.ts';
import { listArtikelRows, listEntfernteRows } from './lager.repository.ts';
import { toLagerArtikel } from './to-lager-artikel.ts';

/**
 * All articles by group, each group by name in German order. Reading, sorting and what is made of them each have a turn
 * of the event loop.
 */
export async function listBestand(db: Db): Promise<LagerBestand> {
  const rows = await listArtikelRows(db);
  await nextTurn();
  const artikel = byName(rows.map(toLagerArtikel));
  await nextTurn();
  return mapGruppen(({ typ }) => artikel.filter((one) => one.typ === typ));
}

/** The deleted articles, by name: their movements stay readable (R9). */
export async function listEntfernte(db: Db): Promise<LagerArtikel[]> {
  return byName((await listEntfernteRows(db)).map(toLagerArtikel));
}

function byName(artikel: LagerArtikel[]): LagerArtikel[] {
  return artikel.toSorted((a, b) => deutsch.compare(a.name, b.name));
}

/** The articles strictly below their minimum, with the missing amount (R18) and how they are bought. */
export async function listWarnungen(db: Db): Promise<Warnung[]> {
  const rohstoffe = await listRohstoffeKurz(db);
  return Object.values(await listBestand(db))
    .flat()
    .filter(({ unterMindestbestand }) => unterMindestbestand)
    .map((artikel) => {
      const rohstoff = rohstoffe.get(artikel.artikelId);
      const packung = rohstoff && { packung: { ...rohstoff.packung, inhalt: rohstoff.inhalt } };
      return { ...artikel, differenz: artikel.mindestbestand - (artikel.frei ?? artikel.menge), ...packung };
    });
}
