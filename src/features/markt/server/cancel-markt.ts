import { randomUUIDv7 } from 'node:crypto';
import { lockBestaende, moveAll } from '#features/bestand/server/index.ts';
import { watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Markttag } from '../contract.ts';
import { marktStornoGrund } from '../markt-text.ts';
import { verkauftOf } from '../markttag.ts';
import {
  listMarktPostenOf,
  type MarktPostenRow,
  type MarkttagRow,
  updateMarkttag,
} from './markt.repository.ts';
import { lockTag, type MarktBearbeitung, readMarkttag } from './take-along.ts';
import { writeMarktKorrektur } from './write-markt-beleg.ts';

/**
 * Reverses a booked market day, once: its pieces come back by a booking that refers to the first one, its turnover
 * counts no more, and its invoice is corrected.
 */
export function cancelMarkt(db: Db, id: string, bearbeitung: MarktBearbeitung): Promise<Markttag> {
  return inTransaction(db, async (db) => {
    const tag = await lockTag(db, id);
    if (tag) refuseUngebucht(tag);
    const posten = (await listMarktPostenOf(db, [id])).get(id) ?? [];
    const verkauft = posten.filter((one) => verkauftOf(one) > 0);
    const ids = verkauft.map(({ produktId }) => produktId);
    if (tag) await watchVerfuegbarkeit(db, ids, () => takeBack(db, { tag, verkauft }, bearbeitung));
    await writeMarktKorrektur(db, id, bearbeitung.now);
    return readMarkttag(db, id);
  });
}

function refuseUngebucht({ stand, von }: MarkttagRow): void {
  if (stand === 'abgerechnet') return;
  const text =
    stand === 'zurueckgenommen'
      ? `Diese Abrechnung hat ${von} schon zurückgenommen.`
      : 'Dieser Markttag ist nicht abgerechnet.';
  throw new AppError('CONFLICT', text);
}

type Rueckgabe = { tag: MarkttagRow; verkauft: MarktPostenRow[] };

async function takeBack(db: Tx, { tag, verkauft }: Rueckgabe, { von, now }: MarktBearbeitung): Promise<void> {
  const stornoId = randomUUIDv7();
  const bestaende = await lockBestaende(
    db,
    verkauft.map(({ produktId }) => produktId),
  );
  const fehler = verkauft.flatMap(({ produktId, name }) =>
    bestaende.has(produktId) ? [] : `${name} gibt es nicht mehr`,
  );
  if (fehler.length > 0)
    throw new AppError('CONFLICT', 'Die Abrechnung kann nicht zurückgenommen werden', { fehler });
  const zugang = verkauft.map((one) => ({
    ...{ artikelId: one.produktId, name: one.name, menge: verkauftOf(one) },
  }));
  await moveAll(db, zugang, {
    ...{ buchungId: stornoId, stornoVon: tag.buchungId ?? undefined, typ: 'storno', von, at: now },
    grund: marktStornoGrund(tag),
  });
  const geaendertAt = now.toISOString();
  await updateMarkttag(db, {
    ...{ id: tag.id, stand: 'zurueckgenommen', stornoId, von: von.name, vonId: von.id, geaendertAt },
  });
}
