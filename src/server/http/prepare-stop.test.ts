import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareStop } from './prepare-stop.ts';

test('a stop that waits for a broken last connection does not block the event loop', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  prepareStop(app);
  app.get('/', async () => 'x');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(client, 'data');

  const looksAtTheClock = vi.spyOn(performance, 'now');
  onTestFinished(() => looksAtTheClock.mockRestore());
  const finished = app.finishRequests();
  client.resetAndDestroy();
  await finished;
  // Every 50 ms at most; without a pause it would be hundreds of thousands.
  expect(looksAtTheClock.mock.calls.length).toBeLessThan(1000);
});
