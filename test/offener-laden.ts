import { randomBytes } from 'node:crypto';
import type { Anschrift } from '#features/auftrag/anschrift.ts';
import type { BestellBody, Moeglichkeit } from '#features/auftrag/kasse-contract.ts';
import { setBestand } from '#features/bestand/server/index.ts';
import type { AngabenOf, EinstellungName } from '#features/einstellung/gruppen.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import { raiseKatalogVersion } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';

/** The shop takes orders from now on: sent or picked up, paid by transfer or in the workshop. */
export async function openForOrders(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    await changeEinstellung(db, 'versand', (angaben) => ({
      ...angaben,
      dhl: { ...angaben.dhl, aktiv: true },
      abholung: { aktiv: true, ort: 'Hofweg 3, Leipzig', zeiten: 'Freitag 15–18 Uhr' },
    }));
    const konto = { kontoinhaber: 'Ada Beispiel', iban: 'DE02120300000000202051', bank: '' };
    await changeEinstellung(db, 'zahlung', (angaben) => ({
      vorkasse: { ...angaben.vorkasse, ...konto, aktiv: true },
      abholung: { aktiv: true },
    }));
    await changeEinstellung(db, 'phase', () => ({ phase: 'geoeffnet', pauseText: '', pauseBis: '' }));
    await raiseKatalogVersion(db);
  });
}

/** So many pieces of these products are on the shelf from now on. */
export async function fillShelf(db: Db, produktIds: string[], menge: number): Promise<void> {
  await db.transaction().execute(async (db) => {
    for (const artikelId of produktIds) await setBestand(db, { artikelId, menge, grund: 'Genug für alle' });
    await raiseKatalogVersion(db);
  });
}

async function changeEinstellung<N extends EinstellungName>(
  db: Tx,
  gruppe: N,
  change: (angaben: AngabenOf<N>) => AngabenOf<N>,
): Promise<void> {
  const { version, angaben } = await readEinstellung(db, gruppe);
  const row = {
    gruppe,
    version: version + 1,
    angaben: JSON.stringify(change(angaben)),
    createdAt: new Date().toISOString(),
    von: 'Test',
    vonId: null,
  };
  await db.insertInto('einstellung').values(row).execute();
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
