import { describe, expect, test } from 'vitest';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { insertAuftrag, testAnschrift } from '#test/auftraege.ts';
import { databases } from '#test/databases.ts';
import { startOpenShop } from '#test/kasse.ts';
import { insertWare } from '#test/ware.ts';

describe.each(databases)('the proposal of the checkout on %s', (database) => {
  test('shows nothing of an order that was only taken over, and the addresses of one with the own e-mail', async () => {
    const { db, as } = await startOpenShop(database);
    const posten = [{ produktId: await insertWare(db, { menge: 9 }), menge: 1 }];
    const customer = as('customer');
    const { id: accountId, email, vorname, nachname } = await customer.account();
    const vorschlag = async () => (await customer.get('/checkout')).json().data.vorschlag;

    await insertAuftrag(db, { posten, accountId });
    expect(await vorschlag()).toMatchObject({ email, rechnung: { vorname, nachname, strasse: '' } });

    const emailKey = emailKeyOf(email);
    await insertAuftrag(db, { posten, accountId, emailKey, email: email.toUpperCase() });
    expect(await vorschlag()).toEqual({ email, rechnung: testAnschrift });
  });
});
