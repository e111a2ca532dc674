import { setBestand } from '#features/bestand/server/index.ts';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';

/** Pieces of every product on the shelf of a shop that a test opens: enough that no page says how many. */
const vorrat = 20;

/** The shop takes orders from now on, with every product on the shelf; nobody pays online (`offerOnline`). */
export async function openLaden(db: Db, menge = vorrat): Promise<void> {
  const produkte = await db.selectFrom('produkt').select('name').execute();
  for (const { name } of produkte) await setVorrat(db, name, menge);
  await changeEinstellung(db, 'zahlung', { online: leereZahlung.online });
  await changeEinstellung(db, 'phase', { phase: 'geoeffnet', pauseText: '', pauseBis: '' });
}

/** An open shop can be paid online from now on, at the example workshop's own provider. */
export async function offerOnline(db: Db, stunden = 24): Promise<void> {
  await changeEinstellung(db, 'zahlung', { online: { ...leereZahlung.online, aktiv: true, stunden } });
}

/** The shop can be paid online from now on, where there is a payment provider. */
export async function payOnline(db: Db): Promise<void> {
  await changeEinstellung(db, 'zahlung', { online: { ...leereZahlung.online, aktiv: true } });
}

/** The checkout is closed from now on; `pauseBis` is a day (`2026-12-01`) or empty. */
export async function pauseLaden(db: Db, pauseText: string, pauseBis = ''): Promise<void> {
  await changeEinstellung(db, 'phase', { phase: 'pausiert', pauseText, pauseBis });
}

/** So many pieces of this product are on the shelf from now on. */
export async function setVorrat(db: Db, name: string, menge: number): Promise<void> {
  const { id: artikelId } = await findProduktId(db, name);
  await changeKatalog(db, async (db) => {
    await setBestand(db, { artikelId, menge, grund: 'Test' });
  });
}

/** This product is also made to order, within so many working days; null: sold from the shelf only. */
export async function setFertigung(db: Db, name: string, fertigungstage: number | null): Promise<void> {
  const aufBestellung = fertigungstage === null ? 0 : 1;
  await changeKatalog(db, async (db) => {
    await db.updateTable('produkt').set({ aufBestellung, fertigungstage }).where('name', '=', name).execute();
  });
}

function findProduktId(db: Db, name: string): Promise<{ id: string }> {
  return db.selectFrom('produkt').select('id').where('name', '=', name).executeTakeFirstOrThrow();
}

/** What shoppers see changes with it, so no cached page remains. */
async function changeKatalog(db: Db, change: (db: Tx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (db) => {
    await change(db);
    await raiseKatalogVersion(db);
  });
}
