import { bookBewegung } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import type { KorrekturBody, LagerArtikel } from '../contract.ts';
import { korrekturGrund } from '../gruende.ts';
import { mengeText } from '../menge-text.ts';
import type { Anlass } from './anlass.ts';
import { findArtikel } from './find-artikel.ts';
import { refuseGebucht } from './refuse-gebucht.ts';

/** Adds or takes an amount. A correction never drives stock below zero (R14). */
export function correctBestand(db: Db, body: KorrekturBody, anlass: Anlass) {
  return db.transaction().execute((db) => addKorrektur(db, body, anlass));
}

/** The same inside the caller's transaction. */
export async function addKorrektur(db: Db, body: KorrekturBody, anlass: Anlass) {
  const { artikelId, einheit } = await findArtikel(db, body);
  const { aenderung, notizen, buchungId } = body;
  await refuseGebucht(db, { buchungId, artikelId });
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
}

function refusal({ name, menge, einheit }: LagerArtikel, aenderung: number): AppError {
  if (aenderung > 0) return new AppError('CONFLICT', `${name}: So viel passt in kein Lager.`);
  const [da, verlangt] = [mengeText(menge, einheit), mengeText(-aenderung, einheit)];
  return new AppError('CONFLICT', `${name}: ${da} vorhanden, ${verlangt} können nicht entnommen werden.`);
}
