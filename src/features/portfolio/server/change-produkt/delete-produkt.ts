import { bestellungenText, isMarkt, nameBestellungen } from '#features/bestand/betroffene.ts';
import { listReservierungen, lockBestaende, retireBestand } from '#features/bestand/server/index.ts';
import { deleteUnusedBilder, listProduktBildPlaetze } from '#features/bild/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { changeKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { deleteProduktRow } from '../produkt.repository.ts';

/**
 * Deletes a product everywhere but in carts (R7) and in the ledger; its name becomes free (R9). Refused while
 * orders hold pieces of it: they have to be sent first.
 */
export function deleteProdukt(db: Db, id: string): Promise<void> {
  return changeKatalog(db, async (db) => {
    const bilder = await listProduktBildPlaetze(db, id);
    const name = await deleteProduktRow(db, id);
    if (name === undefined) throw notFound('Produkt');
    await refuseVerkauft(db, id, name);
    await retireBestand(db, id, name);
    await deleteUnusedBilder(
      db,
      bilder.map(({ hash }) => hash),
    );
  });
}

async function refuseVerkauft(db: Tx, id: string, name: string): Promise<void> {
  await lockBestaende(db, [id]);
  const nummern = (await listReservierungen(db, [id])).map(({ nummer }) => nummer);
  if (nummern.length === 0) return;
  const wer = nummern.length === 1 ? 'steht noch in der Bestellung' : 'steht noch in den Bestellungen';
  if (nummern.some(isMarkt))
    throw new AppError(
      'CONFLICT',
      `${name} ist noch reserviert: ${bestellungenText(nameBestellungen(nummern))}. Bitte zuerst abrechnen, versenden oder stornieren, oder das Produkt auf inaktiv stellen.`,
    );
  const was = 'Bitte zuerst versenden oder stornieren, oder das Produkt auf inaktiv stellen.';
  throw new AppError('CONFLICT', `${name} ${wer} ${bestellungenText(nameBestellungen(nummern))}. ${was}`);
}
