import { randomBytes } from 'node:crypto';
import type { Anschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { setBestand } from '#features/bestand/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { BestellBody, Moeglichkeit } from '#features/kasse/contract.ts';
import type { Db } from '#server/db/connect.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { changeEinstellung } from '../einstellung/einstellung.ts';

/** The shop takes orders from now on: sent or picked up, paid by transfer or in the workshop. */
export async function openForOrders(db: Db): Promise<void> {
  const { angaben: versand } = await readEinstellung(db, 'versand');
  await changeEinstellung(db, 'versand', {
    dhl: { ...versand.dhl, aktiv: true },
    abholung: { aktiv: true, ort: 'Hofweg 3, Leipzig', zeiten: 'Freitag 15–18 Uhr' },
  });
  const { angaben: zahlung } = await readEinstellung(db, 'zahlung');
  const konto = { kontoinhaber: 'Ada Beispiel', iban: 'DE02120300000000202051', bank: '' };
  await changeEinstellung(db, 'zahlung', {
    vorkasse: { ...zahlung.vorkasse, ...konto, aktiv: true },
    abholung: { aktiv: true },
  });
  await changeEinstellung(db, 'phase', { phase: 'geoeffnet', pauseText: '', pauseBis: '' });
}

/** So many pieces of these products are on the shelf from now on. */
export async function fillShelf(db: Db, produktIds: string[], menge: number): Promise<void> {
  await db.transaction().execute(async (db) => {
    for (const artikelId of produktIds) await setBestand(db, { artikelId, menge, grund: 'Genug für alle' });
    await raiseKatalogVersion(db);
  });
}

const rechnung: Anschrift = {
  ...{ vorname: 'Käthe', nachname: 'Muster', firma: '', strasse: 'Gartenstraße', hausnummer: '7a' },
  ...{ zusatz: '', plz: '04109', stadt: 'Leipzig' },
};

/** A new order for one way to have and pay the goods, as the checkout has shown it. */
export function newBestellung(weg: Moeglichkeit, email: string): BestellBody {
  const { stand, versandart, zahlart } = weg;
  return { bestellId: randomBytes(16).toString('base64url'), stand, versandart, zahlart, email, rechnung };
}
