import { describe, expect, test } from 'vitest';
import { benutzerCalls } from '#features/benutzer/calls.ts';
import { updateBody } from '#features/benutzer/update-body.ts';
import { databases } from '#test/databases.ts';
import { listKunden } from '#test/kunden.ts';
import { startTestApp } from '#test/test-app.ts';
import { addDemoPersonen } from './personen.ts';

describe.each(databases)('the people of the example workshop on %s', (database) => {
  test('are about sixty, of every role, status and kind of address, and nobody signs in as one', async () => {
    const { db, as } = await startTestApp(database);
    await addDemoPersonen(db, new Date());
    const { data } = await listKunden(as('admin'), { limit: 100 });
    const personen = data.slice(1);

    expect(personen.length).toBeGreaterThanOrEqual(55);
    expect(new Set(personen.map(({ role }) => role))).toEqual(new Set(['customer', 'employee']));
    expect(new Set(personen.map(({ status }) => status))).toEqual(new Set(['active', 'blocked', 'pending']));
    expect(personen.filter(({ lieferadresse }) => lieferadresse.verwendet)).toHaveLength(2);
    expect(personen.filter(({ status, sperrgrund }) => status === 'blocked' && sperrgrund)).not.toEqual([]);
    expect(personen.filter(({ status, lastLogin }) => status === 'active' && !lastLogin)).not.toEqual([]);
    expect(personen.filter(({ notizen }) => notizen).length).toBeGreaterThan(3);
    for (const { lastLogin, createdAt, adresse } of personen) {
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

  test('have data that the back office would take from a form', async () => {
    const { db, as } = await startTestApp(database);
    await addDemoPersonen(db, new Date());
    const admin = as('admin');
    const { data } = await listKunden(admin, { limit: 100 });
    for (const { _id, role, rolle, ...person } of data.slice(1)) {
      expect(updateBody.safeParse(person).error, person.email).toBeUndefined();
      const reply = await admin.send(benutzerCalls.update, { params: { id: _id }, body: person });
      expect(reply, person.email).toMatchObject({ success: true, data: { aenderungen: [] } });
    }
  });
});
