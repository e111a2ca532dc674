import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';
import { largestOf } from '#test/largest-body.ts';
import { startTestApp, type TestApp, type TestConfig } from '#test/test-app.ts';
import { bodyLimit } from './body-limits.ts';

/** Larger than every body that any call accepts. */
const tooLarge = 256_001;

const refusal = (message: string) => JSON.stringify({ success: false, message });
const [late, tooLargeText] = ['Die Anfrage kam nicht rechtzeitig an.', 'Die Anfrage ist zu groß.'];

/** Every call that has a JSON body, with its address and the admin's token. */
async function callsWithBody({ app, as }: TestApp) {
  await app.ready();
  const authorization = `Bearer ${await as('admin').token()}`;
  return app.calls
    .filter(({ schema }) => schema.body && !('consumes' in schema))
    .map(({ method, url, policy, schema }) => ({
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
    for (const { schema, send } of calls)
      expect((await send(largestOf(schema))).json().message).not.toBe(tooLargeText);
  });

  test('of a call that guests may make is at most 8 kB, of any call 256 kB', async () => {
    const shop = await startTestApp('SQLite');
    for (const { policy, send } of await callsWithBody(shop)) {
      const bytes = policy === 'everyone' || policy === 'signedIn' ? bodyLimit + 1 : tooLarge;
      const reply = await send(`"${'x'.repeat(bytes - 2)}"`);
      expect([reply.statusCode, reply.body]).toEqual([413, refusal(tooLargeText)]);
    }
  });
});

/** A server on a socket; `begin` sends the head of a request and a part of its body. */
async function startOnSocket(config: TestConfig) {
  const { app, as } = await startTestApp('SQLite', config);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = (from?: string) => {
    const socket = connect({ port, host: '127.0.0.1', ...(from ? { localAddress: from } : {}) });
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const begin = (line: string, { part = '{', length = 100, from = undefined as string | undefined } = {}) => {
    const socket = open(from);
    const head = ['host: x', 'content-type: application/json', `content-length: ${length}`];
    socket.write(`${line} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${part}`);
    return socket;
  };
  return { app, as, begin };
}

const answerOf = async (socket: Socket) => {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  return [Number(head.split(' ')[1]), body];
};

test('a body that does not arrive in time is refused in German, an upload has more time', async () => {
  const { begin } = await startOnSocket({ bodyTimeout: 100 });
  expect(await answerOf(begin('POST /api/auth/login'))).toEqual([408, refusal(late)]);
});
