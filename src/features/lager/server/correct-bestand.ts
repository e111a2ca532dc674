import { type Anlass, bookBewegung, lockBestaende } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/errors.ts';
import type { KorrekturBody, LagerArtikel } from '../contract.ts';
import { korrekturGrund } from '../gruende.ts';
import { mengeText } from '../menge-text.ts';
import { findArtikel } from './find-artikel.ts';

/** Adds or removes an amount. A correction never makes the stock negative (R14). */
export function correctBestand(db: Db, body: KorrekturBody, anlass: Anlass) {
  return inTransaction(db, async (db) => {
    const { artikelId, einheit } = await findArtikel(db, body);
    const { aenderung, notizen, buchungId } = body;
    await lockBestaende(db, [artikelId], buchungId);
    const grund = body.grund || korrekturGrund;
    const bewegung = await bookBewegung(db, {
      ...anlass,
      buchungId,
      artikelId,
      menge: aenderung,
      grund,
      notizen: notizen ?? undefined,
    });
    if (!bewegung) throw refusal(await findArtikel(db, body), aenderung);
    const { bestandVorher: vorher, bestandNachher: nachher } = bewegung;
    return { vorher, nachher, aenderung, einheit };
  });
}

function refusal({ name, menge, einheit }: LagerArtikel, aenderung: number): AppError {
  if (aenderung > 0) return new AppError('CONFLICT', `${name}: So viel passt in kein Lager.`);
  const [da, verlangt] = [mengeText(menge, einheit), mengeText(-aenderung, einheit)];
  return new AppError('CONFLICT', `${name}: ${da} vorhanden, ${verlangt} können nicht entnommen werden.`);
}
