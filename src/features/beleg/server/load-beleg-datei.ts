import type { Db } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { findBelegStelle } from './beleg.repository.ts';
import { listBelegInhalte } from './beleg-pdf.repository.ts';
import { readBelegPdf } from './read-beleg-pdf.ts';

type Gesucht = {
  nummer: string;
  /** The order that it has to belong to: then a number alone opens none. */
  auftragId?: string;
  typ?: 'pdf' | 'xml';
};

/** A document as a file; its XML is the one that its PDF brings with it. */
export async function loadBelegDatei(
  db: Db,
  { nummer, auftragId, typ = 'pdf' }: Gesucht,
): Promise<{ headers: Record<string, string>; daten: Buffer }> {
  const beleg = await findBelegStelle(db, nummer);
  if (!beleg || (auftragId !== undefined && beleg.auftragId !== auftragId)) throw notFound('Beleg');
  const daten = await (typ === 'pdf' ? readPdf(db, beleg.id) : readXml(db, beleg.id));
  if (!daten)
    throw new AppError(
      'NOT_FOUND',
      'Diesen Beleg gibt es nicht mehr: Mit den Angaben der Person ist auch er gelöscht. Summe und Steuer bleiben.',
    );
  // Numbers are capital letters, digits and hyphens.
  const headers = {
    'content-type': `application/${typ}`,
    'content-disposition': `attachment; filename="${beleg.nummer}.${typ}"`,
    'cache-control': 'private, no-store',
  };
  return { headers, daten };
}

async function readPdf(db: Db, id: string): Promise<Buffer | undefined> {
  const pdf = await readBelegPdf(db, id);
  return pdf && Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
}

async function readXml(db: Db, id: string): Promise<Buffer | undefined> {
  const [vorlage] = await listBelegInhalte(db, [id]);
  return vorlage && Buffer.from(vorlage.xml);
}
