import { connect } from 'node:net';
import type { LoadOrder, LoadResult } from './load.ts';

/**
 * Asks the same thing again and again on several connections and counts the answers. It looks for nothing but the end
 * of each answer: a complete HTTP client (autocannon too) takes several times what the server takes, so that on two
 * processors shop and floor would look alike, both being as fast as the client.
 */
process.once('message', async ({ url, path, headers, connections, seconds }: LoadOrder) => {
  const { port, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const start = performance.now();
  const end = start + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => countAnswers({ port: Number(port), request, end })),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const result: LoadResult = { perSecond: (total / (performance.now() - start)) * 1000 };
  process.send?.(result, () => process.exit());
});

type Asking = { port: number; request: string; end: number };

function countAnswers({ port, request, end }: Asking): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let count = 0;
  /** Bytes of the current answer that are still to come. */
  let missing = 0;
  socket.once('error', reject);
  socket.once('close', () => reject(new Error('the server closed a connection')));
  socket.once('connect', () => socket.write(request));
  socket.on('data', (bytes: Buffer) => {
    missing = (missing > 0 ? missing : lengthOfAnswer(bytes)) - bytes.length;
    if (missing > 0) return;
    count++;
    if (performance.now() < end) socket.write(request);
    else {
      resolve(count);
      socket.destroy();
    }
  });
  return promise;
}

/** The head of an answer is short enough to come in one piece. */
function lengthOfAnswer(bytes: Buffer): number {
  const bodyStart = bytes.indexOf('\r\n\r\n') + 4;
  const head = bytes.toString('latin1', 0, bodyStart);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`cannot count this answer: ${head}`);
  return bodyStart + Number(length);
}
