import { describe, expect, test } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { databases } from '#test/databases.ts';
import { type ApiCall, callApi, startTestApp } from '#test/test-app.ts';
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

  test('tells not signed in from not allowed, in German (R5)', async () => {
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

/** The calls a guest may make. Whoever adds one says so here too. */
const publicCalls = [
  'POST /auth/login',
  'POST /auth/logout',
  'POST /auth/register',
  'GET /health',
  'GET /metrics',
  'GET /portfolio',
  'GET /portfolio/with-prices',
  'GET /portfolio/{id}',
  'GET /ready',
  'GET /uploads/{datei}',
];

test('every call of the API that is not public refuses a guest, whatever it is sent', async () => {
  const { app } = await startTestApp('SQLite');
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const open: string[] = [];
  for (const [url, methods] of Object.entries<object>(paths)) {
    for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
      const path = url.replace(/^\/api/, '');
      const call = { method: method as ApiCall['method'], path: path.replace(/\{\w+\}/g, 'x') };
      const reply = await callApi(app, { ...call, token: 'x'.repeat(43) });
      if (reply.statusCode !== 401 || path === '/auth/login') open.push(`${method} ${path}`);
    }
  }
  expect(open.sort()).toEqual(publicCalls.toSorted());
});

test('a session is nothing a browser sends by itself, so no other site can use it', async () => {
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

test('a route without a policy stops the start', async () => {
  const { app } = await startTestApp('SQLite');
  app.get('/api/forgotten', async () => ({ success: true }));
  await expect(app.ready()).rejects.toThrow('Route without a policy: GET /api/forgotten');
});
