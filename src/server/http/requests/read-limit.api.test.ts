import { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
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

/** A request whose body does not come, each time that it is sent. */
const withLateBody = (request: object) => ({
  ...request,
  get payload() {
    return new Readable({ read: () => {} });
  },
});

test('a malformed request counts ten times, also one that is refused before it has a route', async () => {
  const { app } = await startTestApp('SQLite', { callsPerMinute: 30, bodyTimeout: 300 });
  const send = async (remoteAddress: string, request: object) =>
    (await app.inject({ remoteAddress, ...request })).statusCode;
  const login = { method: 'POST', url: '/api/auth/login' };
  const headers = { 'content-type': 'application/json' };
  const kinds: [object, number][] = [
    [{ ...login, headers, payload: '[0,0]' }, 400],
    [withLateBody({ ...login, headers: { ...headers, 'content-length': '9' } }), 408],
    [{ ...login, headers, payload: `[${'0,'.repeat(5000)}0]` }, 413],
    [{ ...login, headers: { 'content-type': 'text/plain' }, payload: 'x' }, 415],
    [{ method: 'PUT', url: '/products' }, 405],
    [{ url: '/%ff' }, 400],
  ];
  for (const [index, [request, status]] of kinds.entries()) {
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push(await send(`203.0.113.${index}`, request));
    expect(statuses).toEqual([status, status, status, 429]);
  }
});

test.each([
  ['400', 'Guten Tag!\r\n\r\n'],
  ['431', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
])(
  'requests that Node itself refuses with %s count too, but not against a proxy',
  async (status, request) => {
    const afterNoise = async (trustProxy: boolean) => {
      const { app } = await startTestApp('SQLite', { callsPerMinute: 30, trustProxy });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      for (let time = 0; time < 4; time += 1) {
        const socket = connect(port, '127.0.0.1');
        socket.write(request);
        expect((await text(socket)).split(' ')[1]).toBe(status);
      }
      return (await app.inject('/api/health')).statusCode;
    };
    expect(await afterNoise(false)).toBe(429);
    expect(await afterNoise(true)).toBe(200);
  },
);

test('connections that never sent anything count for nothing', async () => {
  const limits = { callsPerMinute: 30, bodyTimeout: 50, checkEvery: 20 };
  const { app } = await startTestApp('SQLite', limits);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answers = await Promise.all(Array.from({ length: 5 }, () => text(connect(port, '127.0.0.1'))));
  expect(answers).toEqual(['', '', '', '', '']);
  expect((await app.inject('/api/health')).statusCode).toBe(200);
});

test('a request whose connection was reset before it was read is refused quietly', async () => {
  const { app } = await startTestApp('SQLite');
  await app.ready();
  const error = vi.spyOn(app.log, 'error');
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/api/health' });
  request.headers.host = 'x';
  const response = new ServerResponse(request);
  app.routing(request, response);
  await vi.waitFor(() => expect(response.statusCode).toBe(400));
  expect(error).not.toHaveBeenCalled();
});
