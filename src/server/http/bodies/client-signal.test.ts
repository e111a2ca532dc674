import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { clientSignal } from './client-signal.ts';

test('a client that leaves ends the work for it, with the reason', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const begun = Promise.withResolvers<AbortSignal>();
  app.get('/', async (_request, reply) => {
    const signal = clientSignal(reply);
    begun.resolve(signal);
    await once(signal, 'abort');
    throw signal.reason;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1' }).on('error', () => {});
  const signal = await begun.promise;
  expect(signal.aborted).toBe(false);
  const gone = once(signal, 'abort');
  request.destroy();
  await gone;
  expect(signal.reason).toMatchObject({ code: 'BAD_REQUEST', message: 'Die Anfrage wurde abgebrochen.' });
});
