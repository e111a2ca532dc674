import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { type Produced, VersionedCache } from './versioned-cache.ts';

/** A server whose answers are cached; `produced` lists what was made. `hold` lets the next making of a key wait. */
function openCache({ answers, bytes = 1000 }: { answers: number; bytes?: number }) {
  const produced: string[] = [];
  const held = new Map<string, Promise<void>>();
  const cache = new VersionedCache(async () => '1', { answers, bytes });
  const app = fastify();
  app.get<{ Params: { key: string } }>('/:key', (request, reply) => {
    const { key } = request.params;
    const produce = async (): Promise<Produced> => {
      produced.push(key);
      const wait = held.get(key);
      held.delete(key);
      await wait;
      if (key.startsWith('failing')) throw new Error(key);
      const isKept = !key.startsWith('once');
      return { status: key.startsWith('missing') ? 404 : 200, contentType: 'text/plain', text: key, isKept };
    };
    return cache.send(request, reply, { key, produce });
  });
  const bodyAs = async (encoding: string) => {
    const { headers, rawPayload } = await app.inject({
      url: '/größe',
      headers: { 'accept-encoding': encoding },
    });
    return { encoding: headers['content-encoding'], rawPayload };
  };
  const ask = async (key: string) => (await app.inject(`/${key}`)).statusCode;
  const hold = (key: string) => {
    const { promise, ...ends } = Promise.withResolvers<void>();
    held.set(key, promise);
    return ends;
  };
  return { ask, bodyAs, produced, hold };
}

test('keeps every answer that was produced, whatever its status', async () => {
  const { ask, produced } = openCache({ answers: 2 });
  for (const key of ['page', 'missing', 'page', 'missing']) await ask(key);
  expect(produced).toEqual(['page', 'missing']);
  expect(await ask('missing')).toBe(404);
});

test('keeps at most as many answers as allowed, the youngest', async () => {
  const { ask, produced } = openCache({ answers: 2 });
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await ask(key);
  expect(produced).toEqual(['a', 'b', 'c', 'a']);
});

test('keeps at most as many compressed bytes as allowed, the youngest answers', async () => {
  const { ask, produced } = openCache({ answers: 10, bytes: 13 });
  for (const key of ['aaa', 'bb', 'aaa', 'c', 'bb', 'c', 'aaa']) await ask(key);
  expect(produced).toEqual(['aaa', 'bb', 'c', 'aaa']);
  await ask('too-long-for-all');
  await ask('too-long-for-all');
  expect(produced.slice(4)).toEqual(['too-long-for-all', 'too-long-for-all']);
});

test('a kept answer is the same text as Brotli, as gzip and as it is', async () => {
  const { bodyAs, produced } = openCache({ answers: 2 });
  const bodies = async () => [await bodyAs('br'), await bodyAs('gzip'), await bodyAs('identity')];
  for (const [br, gzip, plain] of [await bodies(), await bodies()]) {
    expect([br?.encoding, gzip?.encoding, plain?.encoding]).toEqual(['br', 'gzip', undefined]);
    const texts = [brotliDecompressSync(br?.rawPayload ?? ''), gunzipSync(gzip?.rawPayload ?? '')];
    expect([...texts, plain?.rawPayload].map(String)).toEqual(['größe', 'größe', 'größe']);
  }
  expect(produced).toEqual(['größe']);
});

test('failures, and answers that are made once, are not kept and push nothing out', async () => {
  const { ask, produced } = openCache({ answers: 2 });
  await Promise.all([ask('a'), ask('b')]);
  await Promise.all(['failing', 'once'].flatMap((key) => Array.from({ length: 10 }, (_, i) => ask(key + i))));
  expect([await ask('failing0'), await ask('once0')]).toEqual([500, 200]);
  await Promise.all([ask('a'), ask('b')]);
  expect(produced.filter((key) => /^(a|b|once0)$/.test(key))).toEqual(['a', 'b', 'once0', 'once0']);
});

test('an answer that is still being made takes no room', async () => {
  const { ask, produced, hold } = openCache({ answers: 10, bytes: 13 });
  const { resolve } = hold('s');
  const slow = ask('s');
  await vi.waitFor(() => expect(produced).toEqual(['s']));
  for (const key of ['aaa', 'bbb']) await ask(key);
  resolve();
  await slow;
  for (const key of ['s', 'bbb']) await ask(key);
  expect(produced).toEqual(['s', 'aaa', 'bbb']);
});

test('an answer that is being made takes the place of none, and requests for it wait', async () => {
  const { ask, produced, hold } = openCache({ answers: 2 });
  await ask('a');
  const { reject } = hold('b');
  const both = Promise.all([ask('b'), ask('b')]);
  await vi.waitFor(() => expect(produced).toEqual(['a', 'b']));
  await ask('c');
  reject(new Error('b'));
  expect(await both).toEqual([500, 500]);
  for (const key of ['a', 'c', 'b']) await ask(key);
  expect(produced).toEqual(['a', 'b', 'c', 'b']);
});
