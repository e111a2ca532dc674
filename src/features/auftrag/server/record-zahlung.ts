import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { tagOf } from '#shared/datum.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { centToEuro, formatEuro } from '#shared/money.ts';
import type { AuftragZeile } from '../bestellung-contract.ts';
import { offenCent, standOf } from '../stand.ts';
import { lockAuftrag, setFaellig } from './bestellung.repository.ts';
import { type Author, insertEreignis, listEreignisse } from './ereignis.repository.ts';
import { handOver } from './hand-over.ts';
import { readAuftragZeile } from './list-auftraege.ts';
import { type PostAdresse, writePost } from './write-post.ts';

const bezahltText = 'Diese Bestellung ist schon bezahlt.';
const storniertText =
  'Diese Bestellung ist storniert. Bitte überweisen Sie das Geld zurück oder sprechen Sie mit der Kundin oder dem Kunden.';

/**
 * Records that what an order still costs has come in today, by transfer or on pick-up (R44: never as cash). Who pays on pick-up
 * takes the goods along, so they leave the stock in the same transaction.
 */
export function recordZahlung(
  db: Db,
  id: string,
  { von, now, adresse }: { von: Author; now: Date; adresse: PostAdresse },
): Promise<{ message: string; auftrag: AuftragZeile }> {
  return inTransaction(db, async (db) => {
    const auftrag = await lockAuftrag(db, id);
    if (!auftrag) throw notFound('Bestellung');
    const { gesamtCent, nummer, zahlart } = auftrag;
    const ereignisse = (await listEreignisse(db, [id])).get(id) ?? [];
    const stand = standOf(gesamtCent, ereignisse);
    if (stand !== 'offen') throw new AppError('CONFLICT', stand === 'bezahlt' ? bezahltText : storniertText);

    const betragCent = offenCent(gesamtCent, ereignisse);
    const angaben = { betragCent, tag: tagOf(now) };
    await insertEreignis(db, {
      auftragId: id,
      ereignis: { typ: 'zahlung', angaben, at: now.toISOString() },
      von,
    });
    await setFaellig(db, id, null);
    if (zahlart === 'abholung') await handOver(db, auftrag, { von, now });
    await writePost(db, auftrag.token, { adresse, now });
    const betrag = formatEuro(centToEuro(betragCent));
    const message =
      zahlart === 'abholung'
        ? `${nummer}: ${betrag} bei Abholung bezahlt.`
        : `${nummer}: Zahlung von ${betrag} eingegangen.`;
    return { message, auftrag: await readAuftragZeile(db, id) };
  });
}
