import type { Db } from '#server/db/connect.ts';
import { listBelegInhalte } from './beleg-pdf.repository.ts';
import { readBelegPdf, UndrawableBeleg } from './read-beleg-pdf.ts';

/** A document as a message brings it; `fehler`: why it is no PDF. */
export type BelegDatei =
  | { typ: 'pdf'; daten: Uint8Array }
  | { typ: 'xml'; daten: Uint8Array; fehler: string };

/**
 * A document for a message: its PDF, or if that cannot be drawn its XML, which is the invoice as well. A message about
 * a parcel must not wait for a PDF that never comes. `undefined`: there is none, or what it said was deleted.
 */
export async function readBelegDatei(db: Db, id: string): Promise<BelegDatei | undefined> {
  try {
    const pdf = await readBelegPdf(db, id, { isJob: true });
    return pdf && { typ: 'pdf', daten: pdf };
  } catch (error) {
    if (!(error instanceof UndrawableBeleg)) throw error;
    const [vorlage] = await listBelegInhalte(db, [id]);
    return vorlage && { typ: 'xml', daten: Buffer.from(vorlage.xml), fehler: error.message };
  }
}
