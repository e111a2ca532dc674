import { createHash } from 'node:crypto';
import { hashToken } from '#features/auth/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { seitenTokenOf } from '#server/secret/seiten-link.ts';
import { aufbewahrungsjahre, vorbeiVor } from '#shared/datum/aufbewahrungsfrist.ts';
import type { Auftrag } from './auftrag-of.ts';
import { insertRows } from './insert-rows.ts';

/** The declarations of these orders that are still kept, each found by the link of its order. */
export async function insertWiderrufe(
  db: Tx,
  auftraege: Auftrag[],
  { now, secret }: { now: Date; secret: string },
): Promise<void> {
  const grenze = vorbeiVor(now, aufbewahrungsjahre.briefe);
  const erklaert = auftraege.flatMap(({ row: auftrag, ereignisse, widerruf: id }) => {
    const at = ereignisse.find(({ typ }) => typ === 'widerruf')?.at;
    return id === undefined || at === undefined || at < grenze ? [] : [{ id, at, auftrag }];
  });
  const rows = erklaert.map(({ id, at, auftrag }) => ({
    ...{ id, tokenHash: hashToken(seitenTokenOf(secret, 'widerruf', id)) },
    ...{ schluessel: createHash('sha256').update(id).digest('hex'), name: 'Erika Beispiel' },
    ...{ bestellung: auftrag.nummer, email: auftrag.email, stuecke: '', teile: '[]', link: auftrag.id },
    ...{ auftragId: auftrag.id, offen: 1, bearbeitet: 1, createdAt: at },
  }));
  await insertRows(db, 'widerruf', rows);
  const ereignisse = erklaert.flatMap(({ id, at, auftrag }) =>
    [
      { typ: 'beleg', angaben: { weg: 'post' } },
      { typ: 'zugeordnet', angaben: { auftragId: auftrag.id, wie: 'link' } },
    ].map(({ typ, angaben }, index) => ({
      ...{ widerrufId: id, nr: index + 1, typ, angaben: JSON.stringify(angaben) },
      ...{ von: '', vonId: null, createdAt: at },
    })),
  );
  await insertRows(db, 'widerrufEreignis', ereignisse);
}
