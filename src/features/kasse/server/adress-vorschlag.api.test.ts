import { describe, expect, test } from 'vitest';
import { insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { fillCart } from '#test/auftrag/fill-cart.ts';
import { bestellungVon, startOpenShop } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertWare } from '#test/ware/ware.ts';

const packstation = { ...testAnschrift, strasse: 'Packstation', hausnummer: '145', zusatz: '12345678' };

/** An open shop with a customer, and what its checkout proposes to her. */
async function startShop(database: DatabaseName) {
  const { db, as } = await startOpenShop(database);
  const produktId = await insertWare(db, { menge: 9 });
  const customer = as('customer');
  const account = await customer.account();
  const vorschlag = async () => (await customer.get('/checkout')).json().data.vorschlag;
  const order = (fields: Partial<Parameters<typeof insertAuftrag>[1]>) =>
    insertAuftrag(db, { posten: [{ produktId, menge: 1 }], ...fields });
  /** An order that somebody made with the customer's e-mail address. */
  const fremde = () =>
    order({ email: account.email, emailKey: account.email, lieferung: JSON.stringify(packstation) });
  const leer = { email: account.email, rechnung: { strasse: '', vorname: account.vorname } };
  return { db, produktId, customer, account, vorschlag, order, fremde, leer };
}

describe.each(databases)('the proposal of the checkout on %s', (database) => {
  test('is filled in as in the latest order that the account made itself', async () => {
    const { db, produktId, customer, account, vorschlag, order } = await startShop(database);
    await fillCart(db, { accountId: account.id }, [produktId]);
    const kasse = (await customer.get('/checkout')).json().data;
    await customer.post('/checkout', bestellungVon(kasse, { email: 'oma@kundschaft.example' }));
    await order({ accountId: account.id, rechnung: JSON.stringify(packstation) });
    expect(await vorschlag()).toEqual({ email: account.email, rechnung: testAnschrift });
  });

  test('offers the addresses of an order that was taken over, also with the own e-mail, and fills in none', async () => {
    const { customer, vorschlag, fremde, leer } = await startShop(database);
    const { nummer, token } = await fremde();
    expect(await vorschlag()).toMatchObject(leer);
    expect(await vorschlag()).not.toHaveProperty('ausBestellung');
    expect((await customer.post(`/bestellung/${token}/uebernehmen`)).statusCode).toBe(200);
    expect(await vorschlag()).toMatchObject({
      ...leer,
      ausBestellung: { nummer, rechnung: testAnschrift, lieferung: packstation },
    });
    expect(await vorschlag()).not.toHaveProperty('lieferung');
  });

  test('offers those of a guest’s order with the own e-mail only once that is confirmed', async () => {
    const { db, account, vorschlag, fremde, leer } = await startShop(database);
    const { nummer } = await fremde();
    expect(await vorschlag()).not.toHaveProperty('ausBestellung');
    const emailBestaetigtAt = new Date().toISOString();
    await db.updateTable('account').set({ emailBestaetigtAt }).where('id', '=', account.id).execute();
    expect(await vorschlag()).toMatchObject({ ...leer, ausBestellung: { nummer } });
  });

  test('offers none to who has an address', async () => {
    const { customer, account, vorschlag, order } = await startShop(database);
    await order({ accountId: account.id });
    const adresse = { strasse: 'Gartenweg', hausnummer: '3a', plz: '80331', stadt: 'München' };
    await customer.put('/konto/profil', { adresse });
    expect(await vorschlag()).toMatchObject({ rechnung: { strasse: 'Gartenweg' } });
    expect(await vorschlag()).not.toHaveProperty('ausBestellung');
  });
});
