import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { httpServers } from './http-server.ts';

test('nothing is written into an answer that is being sent', async () => {
  const { serverFactory } = httpServers({
    requestTimeout: 60_000,
    headersTimeout: 60_000,
    checkEvery: 60_000,
    headers: {},
  });
  const server = serverFactory((_request, response) => {
    response.writeHead(200, { 'content-length': 20 });
    response.write('first half');
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  let received = '';
  client.on('data', (bytes) => {
    received += bytes;
    if (received.endsWith('first half')) client.write('Guten Tag!\r\n\r\n');
  });
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(client, 'close');
  expect(received.split('\r\n\r\n')).toEqual([expect.stringContaining('200 OK'), 'first half']);
});
