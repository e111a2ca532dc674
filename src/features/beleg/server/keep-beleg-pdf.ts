import { createHash } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { insertBelegPdf, lockBelegInhalt } from './beleg-pdf.repository.ts';

/**
 * Keeps a drawn PDF. Not where its content was deleted meanwhile: the lock makes who deletes it wait, and find the PDF.
 */
export async function keepBelegPdf(
  db: Db,
  { id, pdf: daten, now }: { id: string; pdf: Uint8Array; now: Date },
): Promise<void> {
  const hash = createHash('sha256').update(daten).digest('hex');
  await inTransaction(db, async (db) => {
    if (!(await lockBelegInhalt(db, id))) return;
    await insertBelegPdf(db, { belegId: id, daten, hash, createdAt: now.toISOString() });
  });
}
