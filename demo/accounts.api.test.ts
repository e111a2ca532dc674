import { describe, expect, test } from 'vitest';
import { authCalls } from '#features/auth/calls.ts';
import { hashPassword } from '#features/auth/server/index.ts';
import { cartCalls } from '#features/cart/calls.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { senderOf, startTestApp } from '#test/test-app.ts';
import { addDemoAccounts, demoAccounts, demoGreeting, demoPassword } from './accounts.ts';
import { demoProdukte } from './produkte.ts';

describe.each(databases)('the accounts of the example workshop on %s', (database) => {
  test('accept the password of the greeting, and the customers have a cart', async () => {
    const { app, db } = await startTestApp(database);
    const produktIds = new Map<string, string>();
    // Without pictures: preparing them takes long and the carts do not need them.
    for (const { slug, name, preis, aktiv } of demoProdukte)
      produktIds.set(slug, await insertProdukt(db, { name, preis, aktiv }));
    await addDemoAccounts(db, { produktIds, passwordHash: await hashPassword(demoPassword) });

    for (const { email, role, cart } of demoAccounts) {
      const body = { email, password: demoPassword };
      const { user, token } = await senderOf(app)(authCalls.login, { body });
      expect(user.role).toBe(role);
      const { data } = await senderOf(app, token)(cartCalls.read);
      expect(data.itemCount).toBe(cart.reduce((sum, { menge }) => sum + menge, 0));
    }
    expect(await demoGreeting(db, demoPassword)).toContain('admin@lindenblatt.example');
    expect(await demoGreeting(db, 'another password')).toBe('');
  });
});
