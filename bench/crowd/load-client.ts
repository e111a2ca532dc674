import { connect } from 'node:net';
import type { LoadOrder, LoadResult } from './load.ts';

/**
 * Sends the same request repeatedly on several connections and counts the answers. It parses only the end of each
 * answer: a complete HTTP client (autocannon too) needs several times the server's processor time, so that on two
 * processors shop and reference would both be as fast as the client.
 */
process.once('message', async ({ url, path, headers, connections, seconds, network }: LoadOrder) => {
  const { port, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const start = performance.now();
  const end = start + seconds * 1000;
  const addresses = sourceAddresses(network);
  const ask = async () => {
    let count = 0;
    while (performance.now() < end)
      count += await countAnswers({ port: Number(port), from: addresses.next().value, request, end });
    return count;
  };
  const counts = await Promise.all(Array.from({ length: connections }, ask));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const result: LoadResult = { perSecond: (total / (performance.now() - start)) * 1000 };
  process.send?.(result, () => process.exit());
});

/** Below the shop's limit of 3000 calls per minute and address. */
const answersPerAddress = 1000;

/**
 * Connections change their source address regularly, so that the shop's rate limit does not affect the figure. Only
 * Linux accepts all of 127.x.y.z without configuration.
 */
function* sourceAddresses(network: string): Generator<string | undefined, undefined> {
  for (let index = 1; process.platform === 'linux'; index++)
    yield `${network}.${Math.floor(index / 250)}.${(index % 250) + 1}`;
}

type Asking = { port: number; from: string | undefined; request: string; end: number };

function countAnswers({ port, from, request, end }: Asking): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, ...(from ? { localAddress: from } : {}) });
  let count = 0;
  /** Bytes of the current answer that are not received yet. */
  let missing = 0;
  socket.once('error', reject);
  socket.once('close', () => reject(new Error('the server closed a connection')));
  socket.once('connect', () => socket.write(request));
  socket.on('data', (bytes: Buffer) => {
    missing = (missing > 0 ? missing : lengthOfAnswer(bytes)) - bytes.length;
    if (missing > 0) return;
    count++;
    if (count < answersPerAddress && performance.now() < end) socket.write(request);
    else {
      resolve(count);
      socket.destroy();
    }
  });
  return promise;
}

/** The head of an answer is short enough to arrive in one chunk. */
function lengthOfAnswer(bytes: Buffer): number {
  const bodyStart = bytes.indexOf('\r\n\r\n') + 4;
  const head = bytes.toString('latin1', 0, bodyStart);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`cannot count this answer: ${head}`);
  return bodyStart + Number(length);
}
