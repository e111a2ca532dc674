import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { startBenutzerShop } from '#test/konto/benutzer.ts';
import { callApi } from '#test/test-app.ts';

const endsSession = ['/auth/logout', '/auth/ueberall-abmelden'];

/**
 * What no answer contains; people read their own customer number, and, when they ask for all data, what is
 * noted about them.
 */
function secretsOn(path: string): RegExp {
  const secrets = ['passwordHash"', 'tokenHash"', 'emailKey"'];
  if (!path.startsWith('/konto/')) secrets.push('kundennummer"');
  if (path !== '/konto/daten') secrets.push('Zahlt spät', 'Mahnung', 'notizen"');
  return new RegExp(secrets.join('|'));
}

describe.each(databases)('internal data on %s', (database) => {
  test('no answer to a customer contains the workshop’s notes, and none contains a password (R19)', async () => {
    const { app, db, as, admin } = await startBenutzerShop(database);
    const customer = as('customer');
    const { id, email } = await customer.account();
    const token = await customer.token();
    await admin.put(`/kunden/${id}`, { notizen: 'Zahlt spät', telefon: '0341 2312511' });
    await db.updateTable('kunde').set({ sperrgrund: 'Mahnung offen' }).where('accountId', '=', id).execute();

    const { paths } = (await app.inject('/api/openapi.json')).json();
    for (const [url, methods] of Object.entries<object>(paths)) {
      const path = url.replace(/^\/api/, '').replace(/\{\w+\}/g, id);
      for (const method of Object.keys(methods).map((name) => name.toUpperCase()) as 'GET'[]) {
        if (endsSession.includes(path)) continue;
        const payload = method === 'GET' ? undefined : { email, password: 'falsch', nachname: 'Neu' };
        const { body } = await callApi(app, { method, path, payload, token });
        expect(body, `${method} ${path}`).not.toMatch(secretsOn(path));
      }
    }
    // Otherwise the calls above have shown nothing.
    expect((await customer.get('/konto/daten')).body).toContain('Zahlt spät');
    expect((await admin.get('/kunden')).body).not.toMatch(/passwordHash|emailKey|"suche"|tokenHash/);
  });
});
