import type { Db } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { listBelegeVon } from './list-belege.ts';
import { readBelegPdf } from './read-beleg-pdf.ts';

/** A document that belongs to this order, as a file: a number alone opens none. */
export async function loadBelegDatei(
  db: Db,
  { auftragId, nummer }: { auftragId: string; nummer: string },
): Promise<{ headers: Record<string, string>; daten: Buffer }> {
  const belege = (await listBelegeVon(db, [auftragId])).get(auftragId) ?? [];
  const beleg = belege.find((one) => one.nummer === nummer);
  if (!beleg) throw notFound('Beleg');
  const pdf = await readBelegPdf(db, beleg.id);
  if (!pdf)
    throw new AppError(
      'NOT_FOUND',
      'Diesen Beleg gibt es nicht mehr: Mit den Angaben der Person ist auch er gelöscht. Summe und Steuer bleiben.',
    );
  // Numbers are capital letters, digits and hyphens.
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${beleg.nummer}.pdf"`,
    'cache-control': 'private, no-store',
  };
  return { headers, daten: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength) };
}
