import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { startTestApp, type TestConfig } from '#test/test-app.ts';

/** Opens a server on every address of `localhost`, as `npm start` does, and returns all it answers to these bytes. */
async function startOnSockets(config: TestConfig = {}) {
  const { app } = await startTestApp('SQLite', config);
  await app.listen({ port: 0, host: 'localhost' });
  const hosts = (app.addresses() as AddressInfo[]).map(({ address, port }) => ({ host: address, port }));
  const say = async (bytes: string, where = hosts[0]) => {
    const socket = connect(where ?? { port: 0 });
    socket.write(bytes, 'latin1');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
  };
  return { say, hosts };
}

const refusal = (message: string) => JSON.stringify({ success: false, message });

describe('what Node itself refuses is answered in German, on every address of localhost', () => {
  test.each([
    [
      'headers that are too long',
      `GET /api/cart HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'Die Kopfzeilen der Anfrage sind zu lang.',
    ],
    ['no HTTP', 'Guten Tag!\r\n\r\n', 400, 'Die Anfrage ist nicht lesbar.'],
    [
      'two lengths',
      'POST /api/cart HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'Die Anfrage ist nicht lesbar.',
    ],
    [
      'no host',
      'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n',
      400,
      'Die Anfrage ist nicht lesbar.',
    ],
    [
      'two hosts',
      'GET /api/health HTTP/1.1\r\nhost: x\r\nHost: y\r\nconnection: close\r\n\r\n',
      400,
      'Die Anfrage ist nicht lesbar.',
    ],
    [
      'a broken chunk',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      400,
      'Die Anfrage ist nicht lesbar.',
    ],
    ...['0\r\n\r\n', '2\r\n{}\r\n0\r\n\r\n'].map((body): [string, string, number, string] => [
      'a body that is also compressed',
      `POST /api/auth/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: gzip, chunked\r\n\r\n${body}`,
      400,
      'Die Anfrage ist nicht lesbar.',
    ]),
  ])('%s', async (_what, bytes, status, message) => {
    const { say, hosts } = await startOnSockets();
    for (const where of hosts) {
      const reply = await say(bytes, where);
      expect([reply.status, reply.body]).toEqual([status, refusal(message)]);
      expect(reply.head).toContain('content-type: application/json');
      expect(reply.head).toContain('x-content-type-options: nosniff');
    }
  });

  test('a request that never ends', async () => {
    const { say } = await startOnSockets({ requestTimeout: 300, checkEvery: 100 });
    const start = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n';
    const late = await say(`${start}content-type: application/json\r\n\r\n{`);
    expect([late.status, late.body]).toEqual([408, refusal('Die Anfrage kam nicht rechtzeitig an.')]);
    // A request that was answered before it ended gets no second answer.
    const refused = await say(`${start}content-type: text/plain\r\n\r\n{`);
    expect([refused.status, refused.body]).toEqual([415, refusal('Dieses Format wird nicht unterstützt.')]);
  });

  test('browsers get a page, even when the request could not be parsed', async () => {
    const { say } = await startOnSockets();
    const reply = await say(
      `GET /products HTTP/1.1\r\nhost: x\r\ncookie: ${'y'.repeat(15_500)}\r\nx: ${'y'.repeat(2000)}\r\n\r\n`,
    );
    expect(reply.status).toBe(431);
    expect(reply.body).toMatch(/<html lang="de">.*Die Kopfzeilen der Anfrage sind zu lang\./s);
  });
});

test('an Expect or Upgrade header changes nothing', async () => {
  const { say, hosts } = await startOnSockets();
  for (const where of hosts) {
    for (const odd of ['expect: wunder', 'connection: upgrade\r\nupgrade: websocket']) {
      const reply = await say(`GET /api/health HTTP/1.0\r\nhost: x\r\n${odd}\r\n\r\n`, where);
      expect([odd, reply.status]).toEqual([odd, 200]);
    }
  }
});

test('an address that cannot be decoded is answered with a German page, below /api with JSON', async () => {
  const { app } = await startTestApp('SQLite');
  for (const url of ['/%ff', '/products/%E0%A4%A', '/%00']) {
    const page = await app.inject({ url });
    expect([url, page.statusCode, page.headers['content-type']]).toEqual([
      url,
      400,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toMatch(/<html lang="de">.*Die Anfrage ist nicht lesbar\..*Zur Startseite/s);
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-request-id': expect.any(String),
    });
  }
  for (const url of ['/api/%ff', '/api/portfolio/%00', '/api?x=%00']) {
    const reply = await app.inject({ url });
    expect([url, reply.statusCode, reply.json()]).toEqual([
      url,
      400,
      { success: false, message: 'Die Anfrage ist nicht lesbar.' },
    ]);
  }
});

test('a call has one address: spelled in another way it is an unknown page', async () => {
  const { app } = await startTestApp('SQLite');
  for (const url of ['/%61pi/health', '/ap%69/metrics', '/api%2fhealth', '/%61pi', '/%61pi/nix']) {
    const page = await app.inject(url);
    expect([url, page.statusCode, page.headers['content-type']]).toEqual([
      url,
      404,
      'text/html; charset=utf-8',
    ]);
  }
  expect((await app.inject({ method: 'POST', url: '/%61pi/auth/login', payload: {} })).statusCode).toBe(404);
  // A client may name the host before the path.
  const { say } = await startOnSockets();
  const reply = await say('GET http://x/api/nix HTTP/1.0\r\nhost: x\r\n\r\n');
  expect([reply.status, reply.body]).toEqual([404, refusal('Ressource nicht gefunden.')]);
});

describe('another method than the declared ones', () => {
  test.each([
    ['POST', '/api/portfolio', 'GET, HEAD'],
    ['PATCH', '/api/portfolio/1', 'GET, HEAD'],
    ['GET', '/api/cart/add/', 'POST'],
    ['OPTIONS', '/api/admin/portfolio/1?x=1', 'DELETE, PUT'],
    ['PUT', '/products', 'GET, HEAD'],
  ] as const)('%s %s answers 405 with the allowed methods', async (method, url, allow) => {
    const { app } = await startTestApp('SQLite');
    const reply = await app.inject({ method, url });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, allow]);
    expect(reply.body).toContain('Diese Methode gibt es hier nicht.');
  });
});

describe('a body that is no object is one problem of the whole body', () => {
  test.each(['null', '[]', '"x"', '7', ''])('%s', async (payload) => {
    const { app } = await startTestApp('SQLite');
    const reply = await postLogin(app, payload);
    const text = 'Der Inhalt der Anfrage fehlt oder hat nicht die erwartete Form.';
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ success: false, message: `Ungültige Eingabe: ${text}`, fehler: [text] });
  });
});

function postLogin(app: FastifyInstance, payload: string) {
  const headers = { 'content-type': 'application/json' };
  return app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
}
