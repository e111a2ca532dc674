import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { acceptUploads } from './uploads.ts';

const options = {
  metric: 'shop_picture_queue',
  maxBytes: 1000,
  tooLargeText: 'zu groß',
  places: 2,
  placesPerAccount: 2,
  fullText: 'voll',
  stopText: 'Neustart',
};

test('a client that disconnects before the form is read takes no place', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.decorate('stopping', new AbortController().signal);
  app.decorate('metrics', new Registry());
  const arrived = Promise.withResolvers<void>();
  const outcome = Promise.withResolvers<string>();
  // Replaces authentication: it lasts until the client has disconnected.
  app.addHook('onRequest', async (_request, reply) => {
    arrived.resolve();
    await once(reply.raw, 'close');
  });
  await app.register(async (api) => {
    const { receive } = await acceptUploads(api, options);
    const preValidation: typeof receive = (request, reply) =>
      receive(request, reply).then(
        () => outcome.resolve('received'),
        (error: Error) => outcome.resolve(error.message),
      );
    api.post('/picture', { preValidation }, async () => 'done');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const phone = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  phone.write('POST /picture HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n');
  await arrived.promise;
  phone.destroy();

  expect(await outcome.promise).toBe('Die Anfrage wurde abgebrochen.');
  expect(await app.metrics.metrics()).toContain('\nshop_picture_queue 0\n');
});
