import { describe, expect, test } from 'vitest';
import { benutzerCalls } from '#features/benutzer/calls.ts';
import { benutzerUpdateBody } from '#features/benutzer/update-body.ts';
import { databases } from '#test/database/databases.ts';
import { listBenutzer } from '#test/konto/benutzer.ts';
import { startTestApp } from '#test/test-app.ts';
import { addDemoKunden } from './kunden.ts';

describe.each(databases)('the people of the example workshop on %s', (database) => {
  test('are about sixty, of every role, status and kind of address, and no password opens their accounts', async () => {
    const { db, as } = await startTestApp(database);
    await addDemoKunden(db, new Date());
    const { data } = await listBenutzer(as('admin'), { limit: 100 });
    const kunden = data.slice(1);

    expect(kunden.length).toBeGreaterThanOrEqual(55);
    expect(new Set(kunden.map(({ role }) => role))).toEqual(new Set(['customer', 'employee']));
    expect(new Set(kunden.map(({ status }) => status))).toEqual(new Set(['active', 'blocked', 'pending']));
    expect(kunden.filter(({ lieferadresse }) => lieferadresse.verwendet)).toHaveLength(2);
    expect(kunden.filter(({ status, sperrgrund }) => status === 'blocked' && sperrgrund)).not.toEqual([]);
    expect(kunden.filter(({ status, lastLogin }) => status === 'active' && !lastLogin)).not.toEqual([]);
    expect(kunden.filter(({ notizen }) => notizen).length).toBeGreaterThan(3);
    for (const { lastLogin, createdAt, adresse } of kunden) {
      expect(lastLogin === null || lastLogin >= createdAt).toBe(true);
      expect(adresse).toMatchObject({
        strasse: expect.stringMatching(/./),
        plz: expect.stringMatching(/./),
        stadt: expect.stringMatching(/./),
      });
    }
    const hashes = await db.selectFrom('account').select('passwordHash').distinct().execute();
    expect(hashes).toEqual([{ passwordHash: 'none' }]);
  });

  test('have data that the forms of the back office accept', async () => {
    const { db, as } = await startTestApp(database);
    await addDemoKunden(db, new Date());
    const admin = as('admin');
    const { data } = await listBenutzer(admin, { limit: 100 });
    for (const { _id, role, rolle, ...kunde } of data.slice(1)) {
      expect(benutzerUpdateBody.safeParse(kunde).error, kunde.email).toBeUndefined();
      const reply = await admin.send(benutzerCalls.update, { params: { id: _id }, body: kunde });
      expect(reply, kunde.email).toMatchObject({ success: true, data: { aenderungen: [] } });
    }
  });
});
