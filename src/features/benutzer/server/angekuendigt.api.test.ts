import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { startBenutzerShop } from '#test/konto/benutzer.ts';
import { benutzerCalls } from '../calls.ts';
import { meldungen } from '../meldungen.ts';

const texte: Partial<Record<keyof typeof benutzerCalls, string>> = {
  einladen: meldungen.anlegen,
  nochmalEinladen: meldungen.anlegen,
  passwort: meldungen.passwort,
  sperren: meldungen.status,
  entsperren: meldungen.status,
  loeschen: meldungen.loeschen,
};
const payload = {
  ...{ vorname: 'Ida', nachname: 'Kern', email: 'ida@kundschaft.example' },
  ...{ grund: 'Mahnung offen', telefon: '0341 2312511' },
};

describe.each(databases)('the calls of Benutzer while the shop is announced, on %s', (database) => {
  test('do what the screen does, and refuse what it does not do yet with its words (requirements.md, admin §6 to §8)', async () => {
    const { db, admin, insert, find } = await startBenutzerShop(database);
    const anna = await insert();
    for (const [name, { method, path }] of Object.entries(benutzerCalls)) {
      const url = path.replace(':id', anna.id);
      const reply = await (method === 'GET'
        ? admin.get(url)
        : method === 'DELETE'
          ? admin.delete(url)
          : method === 'PUT'
            ? admin.put(url, { telefon: payload.telefon })
            : admin.post(url, payload));
      const text = texte[name as keyof typeof benutzerCalls];
      expect([name, reply.statusCode, text && reply.json()]).toEqual(
        text === undefined ? [name, 200, undefined] : [name, 409, { success: false, message: text }],
      );
    }
    expect(await anna.isSignedIn()).toBe(true);
    expect(await find(anna.id)).toMatchObject({ status: 'active', aenderungen: [{ felder: ['telefon'] }] });
    expect((await admin.get('/kunden')).json().total).toBe(2);
    expect(await db.selectFrom('nachricht').select('id').execute()).toEqual([]);
  });
});
