import { expect, test } from 'vitest';
import { startTestApp } from '#test/test-app.ts';
import { inProcessAddress } from './read-limit.ts';

test('an address above the limit gets a German 429 in JSON, all others are served', async () => {
  const { app } = await startTestApp('SQLite', { callsPerMinute: 30 });
  const read = (remoteAddress: string) => app.inject({ url: '/api/portfolio', remoteAddress });
  for (let i = 0; i < 30; i += 1) expect((await read('203.0.113.1')).statusCode).toBe(200);

  const refused = await read('203.0.113.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({
    success: false,
    message: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  });
  expect((await read('203.0.113.2')).statusCode).toBe(200);
});

test('refused calls count, and the addresses of one household count together', async () => {
  const { app } = await startTestApp('SQLite', { callsPerMinute: 5 });
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
  const statuses = [];
  for (let i = 1; i <= 6; i += 1) {
    statuses.push(
      (await app.inject({ url: '/api/auth/me', headers, remoteAddress: `2001:db8::${i}` })).statusCode,
    );
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('the server’s own calls while it renders pages are not counted', async () => {
  const { app } = await startTestApp('SQLite', { callsPerMinute: 5 });
  for (let i = 0; i < 20; i += 1) {
    const reply = await app.inject({ url: '/api/portfolio', remoteAddress: inProcessAddress });
    expect(reply.statusCode).toBe(200);
  }
});
