import { type Buchungsanlass, setBestand, setMindestbestand } from '#features/bestand/server/index.ts';
import { einheitText } from '#features/rohstoffe/einheit-text.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { InventurBody, LagerArtikel } from '../../contract.ts';
import { inventurGrund } from '../../gruende.ts';
import { bookWatched } from '../book-watched.ts';
import { findArtikel } from '../find-artikel.ts';

/**
 * Sets a level to the counted amount, and the minimum if one is sent (requirements.md, admin §4; R15); names
 * the orders that the shelf does not cover (R38).
 */
export function takeInventur(db: Db, body: InventurBody, anlass: Buchungsanlass) {
  return inTransaction(db, async (db) => {
    const artikel = await findArtikel(db, body);
    refuseOtherUnit(artikel, body.einheit);
    const { _id, artikelId, einheit } = artikel;
    const { menge, mindestbestand, notizen, buchungId } = body;
    const zaehlung = { typ: 'inventur', artikelId, menge, buchungId, grund: inventurGrund } as const;
    const { gebucht: bewegung, betroffene } = await bookWatched(db, [artikel], () =>
      setBestand(db, { ...anlass, ...zaehlung, notizen: notizen ?? undefined }),
    );
    if (!bewegung) throw notFound('Artikel');
    if (mindestbestand !== undefined) await setMindestbestand(db, artikelId, mindestbestand);
    return {
      bestand: { _id, menge: bewegung.bestandNachher, einheit, aenderung: bewegung.menge },
      betroffen: betroffene.get(artikelId),
    };
  });
}

/** The unit is fixed (requirements.md, admin §5): a count in millilitres would be booked as drops. */
function refuseOtherUnit({ name, einheit }: LagerArtikel, gesendet: string | null | undefined): void {
  if (!gesendet || gesendet.toLowerCase() === einheit.toLowerCase()) return;
  const fehler = [`einheit: ${name} wird in ${einheitText(einheit)} gezählt.`];
  throw new AppError('BAD_REQUEST', `Ungültige Eingabe: ${fehler[0]}`, { fehler });
}
