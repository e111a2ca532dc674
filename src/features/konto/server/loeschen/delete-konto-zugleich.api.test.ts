import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { fillCart } from '#test/auftrag/fill-cart.ts';
import { bestellungVon } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { newAccount } from '#test/factories.ts';
import { startBenutzerShop } from '#test/konto/benutzer.ts';
import { loeschZeit, placesOf, remove, startLoeschShop } from '#test/konto/loeschung.ts';
import { callApi } from '#test/test-app.ts';

describe.each(databases)('deleting an account beside others on %s', (database) => {
  test('refuses the last admin and keeps everything; of two who delete each other one stays', async () => {
    const { db, admin } = await startBenutzerShop(database);
    const { id } = await admin.account();
    await expect(remove(db, id)).rejects.toMatchObject({
      code: 'CONFLICT',
      fehler: ['konto: Das ist der letzte Admin. Bitte zuerst einen zweiten anlegen.'],
    });
    expect((await admin.get('/auth/me')).statusCode).toBe(200);
    expect(await db.selectFrom('nachricht').select('id').execute()).toEqual([]);

    const other = await createAccountWithKunde(db, newAccount({ role: 'admin' }), loeschZeit);
    const outcomes = await Promise.allSettled([remove(db, id), remove(db, other?.id ?? '')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const admins = db.selectFrom('account').select('id').where('role', '=', 'admin');
    expect(await admins.execute()).toHaveLength(1);
  });

  test('an unknown account is not found, twice is once', async () => {
    const { db, kundin } = await startLoeschShop(database);
    await expect(remove(db, 'unbekannt')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const outcomes = await Promise.allSettled([remove(db, kundin.id), remove(db, kundin.id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.selectFrom('nachricht').select('art').execute()).toEqual([{ art: 'geloescht' }]);
  });

  test('an order at the same moment is made whole or not at all', async () => {
    const shop = await startLoeschShop(database);
    const { app, db, produktId } = shop;
    for (let round = 0; round < 6; round++) {
      const kundin = await shop.insert({});
      const { id: accountId, token, email } = kundin;
      await fillCart(db, { accountId }, { [produktId]: 1 });
      const kasse = (await callApi(app, { method: 'GET', path: '/checkout', token })).json().data;
      const payload = bestellungVon(kasse, { email });
      const ordered = callApi(app, { method: 'POST', path: '/checkout', payload, token });
      const [reply] = await Promise.all([ordered, remove(db, accountId)]);
      const rows = await db.selectFrom('auftrag').select('accountId').where('email', '=', email).execute();
      expect([200, 201, 401]).toContain(reply.statusCode);
      expect(rows).toEqual(reply.statusCode === 401 ? [] : [{ accountId: null }]);
    }
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('a taken order by its link and a save of the profile at the same moment leave nothing behind', async () => {
    const shop = await startLoeschShop(database);
    const { app, db, produktId } = shop;
    for (let round = 0; round < 4; round++) {
      const { id, token } = await shop.insert({});
      const gast = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
      const path = `/bestellung/${gast.token}/uebernehmen`;
      const saved = callApi(app, {
        method: 'PUT',
        path: '/konto/profil',
        payload: { vorname: 'Neu' },
        token,
      });
      const taken = callApi(app, { method: 'POST', path, token });
      const added = callApi(app, {
        method: 'POST',
        path: '/cart/add',
        payload: { produktId, menge: 1 },
        token,
      });
      const [, ...replies] = await Promise.all([remove(db, id), saved, taken, added]);
      for (const { statusCode } of replies) expect([200, 201, 401]).toContain(statusCode);
      const row = await db
        .selectFrom('auftrag')
        .select('accountId')
        .where('id', '=', gast.id)
        .executeTakeFirst();
      expect(row).toEqual({ accountId: null });
      expect(await placesOf(db, id)).toEqual([]);
    }
    expect((await verifyShop(db)).problems).toEqual([]);
  });
});
