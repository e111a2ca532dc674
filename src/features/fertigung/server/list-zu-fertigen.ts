import { setImmediate as nextTurn } from 'node:timers/promises';
import { listFehlende } from '#features/bestand/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import { fertigBis } from '#features/lieferung/liefertermin.ts';
import { listProdukteKurz } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { ZuFertigen } from '../contract.ts';
import { byDringlichkeit, zuFertigenOf } from '../zu-fertigen.ts';
import { listWartende, type WartendRow } from './fertigung.repository.ts';

/** Few enough that other requests are answered in between. */
const batch = 500;

/** The soaps of which sold pieces are not on the shelf, with who waits for them and until when they have to be made. */
export async function listZuFertigen(db: Db): Promise<ZuFertigen[]> {
  const fehlende = await listFehlende(db);
  if (fehlende.length === 0) return [];
  await nextTurn();
  const ids = [...new Set(fehlende.flatMap(({ warten }) => warten.map(({ auftragId }) => auftragId)))];
  const auftraege = await findWartende(db, ids, nextTurn);
  const produkte = await listProdukteKurz(
    db,
    fehlende.map(({ artikelId }) => artikelId),
  );
  const bisOf = await lastDays(db);
  const toWartend = ({ auftragId, nummer, fehlend }: (typeof fehlende)[number]['warten'][number]) => {
    const auftrag = auftraege.get(auftragId);
    if (!auftrag) return { nummer, fehlend };
    return { auftragId, nummer, fehlend, bis: bisOf(auftrag), aufgabe: auftrag.aufgabe };
  };
  const zuFertigen: ZuFertigen[] = [];
  for (const { artikelId, warten } of fehlende) {
    zuFertigen.push(zuFertigenOf(artikelId, produkte.get(artikelId)?.name ?? '', warten.map(toWartend)));
    await nextTurn();
  }
  return zuFertigen.sort(byDringlichkeit);
}

/** When the goods of an order have to be made; of orders that are promised on the same day it is computed once. */
async function lastDays(db: Db): Promise<(auftrag: WartendRow) => string> {
  const { angaben: versand } = await readEinstellung(db, 'versand');
  const bekannt = new Map<string, string>();
  return ({ versandart, zusageVon: von, zusageBis: bis }) => {
    const key = `${versandart} ${von}`;
    const day = bekannt.get(key) ?? fertigBis(versand, { von, bis }, versandart);
    bekannt.set(key, day);
    return day;
  };
}

/** `pause` is what happens between two batches. */
async function findWartende(
  db: Db,
  ids: string[],
  pause?: () => Promise<void>,
): Promise<Map<string, WartendRow>> {
  const auftraege = new Map<string, WartendRow>();
  for (let from = 0; from < ids.length; from += batch) {
    const rows = await listWartende(db, ids.slice(from, from + batch));
    for (const row of rows) auftraege.set(row.id, row);
    await pause?.();
  }
  return auftraege;
}

/** The numbers of those of these orders that can be packed as far as money goes, the oldest first. */
export async function listPackbare(db: Db, auftragIds: string[]): Promise<string[]> {
  const auftraege = await findWartende(db, auftragIds);
  return auftragIds.flatMap((id) => {
    const auftrag = auftraege.get(id);
    return auftrag?.aufgabe === 'packen' ? auftrag.nummer : [];
  });
}
