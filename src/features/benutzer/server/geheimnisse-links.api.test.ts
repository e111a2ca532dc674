import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { startBenutzerShop } from '#test/konto/benutzer.ts';

describe.each(databases)('the links that an admin has sent on %s', (database) => {
  test('are in no answer to her, nor anything that opens an account (R61)', async () => {
    const { db, admin, insert } = await startBenutzerShop(database, 'geoeffnet');
    const anna = await insert();
    const ida = { vorname: 'Ida', nachname: 'Kern', email: 'ida@kundschaft.example' };
    const invited = await admin.post('/kunden', ida);
    const answers = [invited.body];
    for (const call of ['einladung', 'sperren', 'entsperren', 'passwort', 'einladung']) {
      const path = `/kunden/${invited.json().data._id}/${call}`;
      answers.push((await admin.post(path, { grund: 'Probe' })).body);
    }
    answers.push((await admin.post(`/kunden/${anna.id}/passwort`)).body);
    answers.push((await admin.get('/kunden?limit=100')).body);

    const rows = await db.selectFrom('nachricht').select('geheim').execute();
    const geheime = rows.flatMap(({ geheim }) => geheim ?? []);
    expect(geheime.length).toBeGreaterThanOrEqual(2);
    for (const geheim of geheime) expect(answers.join('')).not.toContain(geheim);
    expect(answers.join('')).not.toMatch(/passwordHash|emailKey|"suche"|tokenHash|"link"|"geheim"/);
  });
});
