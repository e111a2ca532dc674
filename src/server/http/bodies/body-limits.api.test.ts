import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { z } from 'zod';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { largestOf } from '#test/largest-body.ts';
import { startTestApp, type TestApp, type TestConfig } from '#test/test-app.ts';
import { bodyLimit } from './body-limits.ts';

/** Larger than every body that any call accepts. */
const tooLarge = 364_001;

const refusal = (message: string) => JSON.stringify({ success: false, message });
const [late, tooLargeText] = ['Die Anfrage kam nicht rechtzeitig an.', 'Die Anfrage ist zu groß.'];

/** Every call that has a JSON body, with its address and the admin's token. */
async function callsWithBody({ app, db, as }: TestApp) {
  await app.ready();
  // Before, some calls are refused whatever their body (R36).
  await changeEinstellung(db, 'phase', { phase: 'geoeffnet' });
  const authorization = `Bearer ${await as('admin').token()}`;
  return app.calls
    .filter(({ schema }) => schema.body && !('consumes' in schema))
    .map(({ method, url, policy, schema }) => ({
      name: `${method} ${url}`,
      policy,
      schema: schema.body as z.ZodType,
      send: (payload: string) =>
        app.inject({
          method: method as 'POST',
          url: url.replace(/:\w+/g, '0'),
          headers: { authorization, 'content-type': 'application/json' },
          payload,
        }),
    }));
}

describe('a body', () => {
  test('may be as large as the largest that its call accepts', async () => {
    const shop = await startTestApp('SQLite');
    const calls = await callsWithBody(shop);
    expect(calls.length).toBeGreaterThan(15);
    const refused: string[] = [];
    for (const { name, schema, send } of calls) {
      const body = largestOf(schema);
      if ((await send(body)).statusCode === 413) refused.push(`${name}: ${body.length} bytes`);
    }
    expect(refused).toEqual([]);
  });

  test('of a call that everyone may make is at most 8 kB, of the contact form 35 kB, of a shopper’s or a signed-in person’s 16 kB, of any call 364 kB, of a bank statement 8 MB', async () => {
    const shop = await startTestApp('SQLite');
    for (const { name, policy, send } of await callsWithBody(shop)) {
      const isShop = policy === 'shopper' || policy === 'signedIn';
      const small = name === 'POST /api/kontakt' ? 35_000 : bodyLimit;
      const large = name === 'POST /api/zahlungen/abgleich' ? 8_000_001 : tooLarge;
      const bytes = policy === 'everyone' ? small + 1 : isShop ? 16_001 : large;
      const reply = await send(`"${'x'.repeat(bytes - 2)}"`);
      expect([reply.statusCode, reply.body]).toEqual([413, refusal(tooLargeText)]);
    }
  });
});

/** Opens a server; `begin` sends the head of a request with a body of `length` bytes, and its first part. */
async function startOnSocket(config: TestConfig) {
  const { app, as } = await startTestApp('SQLite', config);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const begin = (line: string, { part = '{', headers = [] as string[], length = 100 } = {}) => {
    const socket = connect({ port, host: '127.0.0.1' });
    onTestFinished(() => void socket.destroy());
    const head = ['host: x', 'content-type: application/json', `content-length: ${length}`, ...headers];
    socket.write(`${line} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${part}`);
    return socket;
  };
  return { as, begin };
}

/** All that arrives until the connection ends. */
async function answerOf(socket: Socket) {
  const [head = '', ...bodies] = (await text(socket)).split('\r\n\r\n');
  return [Number(head.split(' ')[1]), ...bodies];
}

const login = 'POST /api/auth/login';
const rest = `${' '.repeat(98)}}`;
const unknown = refusal('Ressource nicht gefunden.');

test('a body that does not arrive in time is refused; a picture has more time', async () => {
  const { as, begin } = await startOnSocket({ bodyTimeout: 100, requestTimeout: 1000, checkEvery: 50 });
  const headers = [
    `authorization: Bearer ${await as('admin').token()}`,
    'content-type: multipart/form-data; boundary=x',
  ];
  const upload = begin('POST /api/admin/portfolio/1/upload-image', {
    headers: headers.reverse(),
    part: '--x',
  });
  expect(await answerOf(begin(login))).toEqual([408, refusal(late)]);
  expect(upload.readyState).toBe('open');
  expect(await answerOf(upload)).toEqual([408, refusal(late)]);
});

test('headers and a JSON body have 15 seconds unless other limits are given', async () => {
  const { app } = await startTestApp('SQLite');
  await app.ready();
  expect(app.server.headersTimeout).toBe(15_000);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const hasBegun = Promise.withResolvers<void>();
  const payload = new Readable({ read: () => hasBegun.resolve() });
  const headers = { 'content-type': 'application/json', 'content-length': '100' };
  let status: number | undefined;
  const reply = app.inject({ method: 'POST', url: '/api/auth/login', headers, payload }).then((reply) => {
    status = reply.statusCode;
  });
  await hasBegun.promise;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(status).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await reply;
  expect(status).toBe(408);
});

test('what is refused before its body has come is answered once, and then the connection ends', async () => {
  const { begin } = await startOnSocket({ bodyTimeout: 300 });
  const answers = await Promise.all(
    ['POST /api/nix', 'PUT /api/auth/login', 'POST /api/cart/add', 'DELETE /nix', 'GET /api/nix'].map(
      (line) => answerOf(begin(line)),
    ),
  );
  expect(answers).toEqual([
    [404, unknown],
    [405, refusal('Diese Methode gibt es hier nicht.')],
    [401, refusal('Sitzung abgelaufen. Bitte erneut anmelden.')],
    [405, expect.stringContaining('Diese Methode gibt es hier nicht.')],
    [404, unknown],
  ]);
});

test('nothing waits for the rest of a refused body when its connection has ended', async () => {
  const bodyTimeout = 599_000;
  const [set, clear] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
  onTestFinished(() => void vi.restoreAllMocks());
  const { begin } = await startOnSocket({ bodyTimeout });
  const socket = begin(login, { length: tooLarge, part: ' '.repeat(tooLarge - 1) });
  expect(await answerOf(socket)).toEqual([413, refusal(tooLargeText)]);
  const timers = () => set.mock.results.filter((_, call) => set.mock.calls[call]?.[1] === bodyTimeout);
  await expect.poll(() => timers().length).toBe(2);
  const cleared = () => timers().filter(({ value }) => clear.mock.calls.some(([timer]) => timer === value));
  await expect.poll(() => cleared().length).toBe(2);
});

test('the body of a request for an unknown address is not parsed', async () => {
  const { app } = await startTestApp('SQLite');
  const send = (method: 'POST' | 'PUT', url: string) =>
    app.inject({ method, url, headers: { 'content-type': 'application/json' }, payload: '{' });
  expect((await send('POST', '/api/nix')).statusCode).toBe(404);
  expect((await send('PUT', '/api/auth/login')).statusCode).toBe(405);
  expect((await send('POST', '/nix')).statusCode).toBe(405);
});

describe('above the limit of bodies that are arriving the oldest is refused', () => {
  const from = (address: string) => ({ headers: [`x-forwarded-for: ${address}`] });

  test('of one address', async () => {
    const { begin } = await startOnSocket({ trustProxy: true, bodiesPerPlace: 2 });
    const other = begin(login, from('203.0.113.9'));
    const held = [1, 2, 3].map((host) => begin(login, from(`2001:db8::${host}`)));
    const [first, ...others] = held.map(answerOf);
    expect(await first).toEqual([408, refusal(late)]);
    // The others are served.
    for (const socket of [other, ...held.slice(1)]) socket.write(`${rest}GET / HTTP/1.0\r\n\r\n`);
    for (const answer of [answerOf(other), ...others]) expect((await answer)[0]).toBe(400);
  });

  test('of all', async () => {
    const { begin } = await startOnSocket({ trustProxy: true, bodiesPerNode: 2 });
    const [first, ...others] = [1, 2, 3].map((host) => begin(login, from(`203.0.113.${host}`)));
    expect(await answerOf(first as Socket)).toEqual([408, refusal(late)]);
    for (const socket of others) socket.write(`${rest}GET / HTTP/1.0\r\n\r\n`);
    for (const socket of others) expect((await answerOf(socket))[0]).toBe(400);
  });

  test('of all, from the address that has most, not an older one of another', async () => {
    const { begin } = await startOnSocket({ trustProxy: true, bodiesPerNode: 4 });
    const idle = begin(login, from('203.0.113.9'));
    const held = [1, 2, 3].map((host) => begin(login, from(`2001:db8::${host}`)));
    const latest = begin(login, from('203.0.113.10'));
    const [first, ...others] = [...held, idle, latest].map(answerOf);
    expect(await first).toEqual([408, refusal(late)]);
    for (const socket of [...held.slice(1), idle, latest]) socket.write(`${rest}GET / HTTP/1.0\r\n\r\n`);
    for (const answer of others) expect((await answer)[0]).toBe(400);
  });
});
