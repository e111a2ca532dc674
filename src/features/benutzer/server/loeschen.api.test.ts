import { describe, expect, test } from 'vitest';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { startBenutzerShop } from '#test/konto/benutzer.ts';

describe.each(databases)('DELETE /kunden/:id on %s', (database) => {
  test('deletes the account and the person, ends the sessions, and keeps the orders without them', async () => {
    const { db, admin, insert } = await startBenutzerShop(database, 'geoeffnet');
    const anna = await insert();
    const produktId = await insertProdukt(db);
    await insertAuftrag(db, { accountId: anna.id, posten: [{ produktId, menge: 2 }] });
    const before = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    await admin.post(`/kunden/${anna.id}/passwort`);

    const reply = await admin.delete(`/kunden/${anna.id}`);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { success: true, message: 'Das Konto ist gelöscht.' },
    ]);
    expect(await anna.isSignedIn()).toBe(false);
    expect((await admin.get('/kunden?limit=100')).json().total).toBe(1);
    for (const table of ['kunde', 'kundeAenderung', 'kontoLink', 'session'] as const) {
      const rows = await db.selectFrom(table).select('accountId').execute();
      expect(rows.map(({ accountId }) => accountId)).not.toContain(anna.id);
    }
    const after = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, accountId: null });
    const again = await admin.delete(`/kunden/${anna.id}`);
    expect([again.statusCode, again.json().message]).toEqual([404, 'Benutzer nicht gefunden']);
  });

  test('deletes a blocked or invited person too, whose address is free then, and never the own account', async () => {
    const { admin, insert, find } = await startBenutzerShop(database, 'geoeffnet');
    const person = { vorname: 'Ida', nachname: 'Kern', email: 'ida@kundschaft.example' };
    const { _id } = (await admin.post('/kunden', person)).json().data;
    const blocked = await insert({ status: 'blocked', role: 'employee' });
    for (const id of [_id, blocked.id]) expect((await admin.delete(`/kunden/${id}`)).statusCode).toBe(200);
    expect((await admin.post('/kunden', person)).statusCode).toBe(201);

    const { id } = await admin.account();
    await insert({ role: 'admin' });
    const own = await admin.delete(`/kunden/${id}`);
    expect([own.statusCode, own.json().message]).toEqual([
      409,
      'Das ist Ihr eigenes Konto. Sie können es nicht selbst löschen: Bitten Sie einen anderen Administrator darum.',
    ]);
    expect((await find(id)).status).toBe('active');
  });
});
