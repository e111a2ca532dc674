import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** The encodings that browsers accept. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const agent = new Agent({ keepAlive: true });

/** Requests like a browser and returns the raw bytes; `fetch` would decompress them. Another `status` is an error. */
export async function ask(url: string, status = 200): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const request = get(url, { agent, headers: browserHeaders }, (message) => {
    buffer(message).then(
      (body) => resolve({ status: message.statusCode ?? 0, headers: message.headers, body }),
      reject,
    );
  });
  request.once('error', reject);
  const reply = await promise;
  if (reply.status !== status) throw new Error(`${url} answered ${reply.status}`);
  return reply;
}
