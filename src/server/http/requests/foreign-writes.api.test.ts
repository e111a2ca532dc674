import { expect, test } from 'vitest';
import { startTestApp } from '#test/test-app.ts';

const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

test('what a foreign page may send without being asked is refused by every call, whatever its body', async () => {
  const { app } = await startTestApp('SQLite', { callsPerMinute: 1e9 });
  const calls = app.calls.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(calls.length).toBeGreaterThan(50);
  for (const type of [undefined, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
    for (const url of calls) {
      const headers = { ...foreign, ...(type ? { 'content-type': type } : {}) };
      const reply = await app.inject({ method: 'POST', url, headers });
      expect([url, type, reply.statusCode]).toEqual([url, type, 403]);
    }
});

test('the shop’s own pages send what they like, under its public address and under the one that was asked', async () => {
  const { app } = await startTestApp('SQLite', { publicUrl: 'https://laden.example' });
  for (const headers of [
    { origin: 'https://laden.example', host: 'localhost:4000' },
    { origin: 'http://192.168.0.7:4000', host: '192.168.0.7:4000' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
  ]) {
    const reply = await app.inject({ method: 'POST', url: '/api/auth/login', headers });
    expect([headers, reply.statusCode]).toEqual([headers, 400]);
  }
});

test('JSON cannot come unasked: a browser’s question whether another page may send it gets no yes', async () => {
  const { app } = await startTestApp('SQLite');
  const question = await app.inject({
    method: 'OPTIONS',
    url: '/api/auth/login',
    headers: { ...foreign, 'access-control-request-method': 'POST' },
  });
  expect(Object.keys(question.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});
