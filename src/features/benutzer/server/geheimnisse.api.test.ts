import { describe, expect, test } from 'vitest';
import { startBenutzerShop } from '#test/benutzer.ts';
import { databases } from '#test/databases.ts';
import { callApi } from '#test/test-app.ts';

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
        if (path === '/auth/logout') continue;
        const payload = method === 'GET' ? undefined : { email, password: 'falsch', nachname: 'Neu' };
        const { body } = await callApi(app, { method, path, payload, token });
        expect(body, `${method} ${path}`).not.toMatch(
          /Zahlt spät|Mahnung|notizen"|kundennummer"|passwordHash"/,
        );
      }
    }
    expect((await admin.get('/kunden')).body).not.toMatch(/passwordHash|emailKey|"suche"|tokenHash/);
  });
});
