import { describe, expect, test } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { databases } from '#test/databases.ts';
import { callApi, startTestApp } from '#test/test-app.ts';
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

test('a browser never sends a session by itself, so no other site can use it', async () => {
  const { app, as } = await startTestApp('SQLite');
  const token = await as('customer').token();
  const cookie = `token=${token}; session=${token}`;
  const withCookie = await app.inject({ url: `/api/auth/me?token=${token}`, headers: { cookie } });
  expect(withCookie.statusCode).toBe(401);

  const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' };
  const form = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: '{}' });
  expect(form.statusCode).toBe(415);
  expect(form.headers).not.toHaveProperty('access-control-allow-origin');
  expect(form.headers).not.toHaveProperty('set-cookie');
});
