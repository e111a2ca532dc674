import { type Buchungsanlass, bookBewegung, lockBestaende } from '#features/bestand/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { KorrekturBody, LagerArtikel } from '../contract.ts';
import { korrekturGrund } from '../gruende.ts';
import { mengeText } from '../menge-text.ts';
import { bookWatched } from './book-watched.ts';
import { findArtikel } from './find-artikel.ts';

/**
 * Adds or removes an amount. A correction never makes the stock negative (R14); below what is sold it is
 * booked, with the orders that it hits (R38).
 */
export function correctBestand(db: Db, body: KorrekturBody, anlass: Buchungsanlass) {
  return inTransaction(db, async (db) => {
    const artikel = await findArtikel(db, body);
    const { artikelId, einheit } = artikel;
    const { gebucht, betroffene } = await bookWatched(db, [artikel], () =>
      book(db, artikelId, { ...body, anlass }),
    );
    const { bestandVorher: vorher, bestandNachher: nachher } = gebucht;
    return { vorher, nachher, aenderung: body.aenderung, einheit, betroffen: betroffene.get(artikelId) };
  });
}

async function book(
  db: Tx,
  artikelId: string,
  { anlass, ...body }: KorrekturBody & { anlass: Buchungsanlass },
) {
  const { aenderung, notizen, buchungId } = body;
  await lockBestaende(db, [artikelId], buchungId);
  const bewegung = await bookBewegung(db, {
    ...anlass,
    buchungId,
    artikelId,
    menge: aenderung,
    grund: body.grund || korrekturGrund,
    notizen: notizen ?? undefined,
  });
  if (!bewegung) throw refusal(await findArtikel(db, body), aenderung);
  return bewegung;
}

function refusal({ name, menge, einheit }: LagerArtikel, aenderung: number): AppError {
  if (aenderung > 0) return new AppError('CONFLICT', `${name}: So viel passt in kein Lager.`);
  const [da, verlangt] = [mengeText(menge, einheit), mengeText(-aenderung, einheit)];
  const kann = aenderung === -1 ? 'kann' : 'können';
  return new AppError('CONFLICT', `${name}: ${da} vorhanden, ${verlangt} ${kann} nicht entnommen werden.`);
}
