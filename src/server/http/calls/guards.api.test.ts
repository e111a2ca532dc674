import { describe, expect, test } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { callApi, startTestApp } from '#test/test-app.ts';
import { inTransaction, onOwnBehalf } from '../../db/in-transaction.ts';
import type { Policy } from './guards.ts';

const policies: Record<string, { policy: Policy; mayCall: (Role | 'guest')[] }> = {
  '/for-everyone': { policy: 'everyone', mayCall: ['guest', 'customer', 'employee', 'admin'] },
  '/for-signed-in': { policy: 'signedIn', mayCall: ['customer', 'employee', 'admin'] },
  '/for-admins': { policy: { role: 'admin' }, mayCall: ['admin'] },
  '/for-employees': { policy: { role: 'employee' }, mayCall: ['employee'] },
  '/for-orders': { policy: { permission: 'orders.read' }, mayCall: ['employee', 'admin'] },
};

describe.each(databases)('the guard of every call on %s', (database) => {
  test('lets each role make exactly the calls that are declared for it (R2, R3)', async () => {
    const { app, as } = await startTestApp(database);
    for (const [url, { policy }] of Object.entries(policies))
      app.get(`/api${url}`, { config: { policy } }, async () => ({ success: true }));

    for (const role of ['customer', 'employee', 'admin'] as const) {
      const caller = as(role);
      for (const [url, { mayCall }] of Object.entries(policies)) {
        const reply = await caller.get(url);
        expect([role, url, reply.statusCode]).toEqual([role, url, mayCall.includes(role) ? 200 : 403]);
      }
    }
    for (const [url, { mayCall }] of Object.entries(policies)) {
      const reply = await callApi(app, { method: 'GET', path: url });
      expect([url, reply.statusCode]).toEqual([url, mayCall.includes('guest') ? 200 : 401]);
    }
  });

  test('distinguishes not signed in from not allowed, in German (R5)', async () => {
    const { app, as } = await startTestApp(database);
    app.get('/api/for-admins', { config: { policy: { role: 'admin' } } }, async () => ({ success: true }));
    const guest = await callApi(app, { method: 'GET', path: '/for-admins', token: 'x'.repeat(43) });
    const customer = await as('customer').get('/for-admins');
    expect(guest.json()).toEqual({
      success: false,
      message: 'Sitzung abgelaufen. Bitte erneut anmelden.',
    });
    expect(customer.json()).toEqual({ success: false, message: 'Keine Berechtigung für diese Aktion.' });
  });
});

describe.each(databases)('a call that is the admin’s until the shop has opened (R50), on %s', (database) => {
  test('is open to who holds the permission from the opening on, also while it pauses, and closes again', async () => {
    const { app, db, as } = await startTestApp(database);
    const policy: Policy = { role: 'admin', offen: { permission: 'inventory.read' } };
    app.get('/api/for-both', { config: { policy } }, async () => ({ success: true }));
    const callers = { customer: as('customer'), employee: as('employee'), admin: as('admin') };
    for (const [phase, expected] of [
      ['angekuendigt', 403],
      ['geoeffnet', 200],
      ['pausiert', 200],
      ['angekuendigt', 403],
    ] as const) {
      await changeEinstellung(db, 'phase', { phase, pauseText: '', pauseBis: '' });
      const [customer, employee, admin] = await Promise.all(
        Object.values(callers).map((caller) => caller.get('/for-both')),
      );
      expect([phase, customer?.statusCode, employee?.statusCode, admin?.statusCode]).toEqual([
        phase,
        403,
        expected,
        200,
      ]);
      expect((await callApi(app, { method: 'GET', path: '/for-both' })).statusCode).toBe(401);
    }
  });

  test('is refused in the transaction when the shop is closed again meanwhile', async () => {
    const { app, db, as } = await startTestApp(database);
    let hasBegun = false;
    const policy: Policy = { role: 'admin', offen: { permission: 'inventory.write' } };
    app.post('/api/for-both', { config: { policy } }, async () => {
      await onOwnBehalf(() => changeEinstellung(db, 'phase', { ...closed, phase: 'angekuendigt' }));
      await inTransaction(db, async () => {
        hasBegun = true;
      });
      return { success: true };
    });
    await changeEinstellung(db, 'phase', { ...closed, phase: 'geoeffnet' });
    const reply = await as('employee').post('/for-both', {});
    expect(reply.statusCode).toBe(403);
    expect(hasBegun).toBe(false);
  });
});

const closed = { pauseText: '', pauseBis: '' };

test('a browser never sends a session by itself, so no other site can use it', async () => {
  const { app, as } = await startTestApp('SQLite');
  const token = await as('customer').token();
  const cookie = `token=${token}; session=${token}`;
  const withCookie = await app.inject({ url: `/api/auth/me?token=${token}`, headers: { cookie } });
  expect(withCookie.statusCode).toBe(401);

  const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' };
  const form = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: '{}' });
  expect(form.statusCode).toBe(403);
  expect(form.headers).not.toHaveProperty('access-control-allow-origin');
  expect(form.headers).not.toHaveProperty('set-cookie');
});
