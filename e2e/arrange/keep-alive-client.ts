import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export type KeepAliveAnswer = { status: number; body: string; isLast: boolean };
/** Milliseconds between an answer and the next request: the rate limit is 3000 requests a minute. */
const restMs = 20;

type Call = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array };

/** A client with one keep-alive connection, like a proxy in front of the shop. */
export function keepAliveClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  async function send(path: string, { method = 'GET', headers = {}, body }: Call = {}) {
    const answered = Promise.withResolvers<IncomingMessage>();
    const sent = request(`${url}${path}`, { agent, method, headers }, answered.resolve);
    sent.once('error', answered.reject);
    sent.end(body);
    const answer = await answered.promise;
    const isLast = answer.headers.connection === 'close';
    return { status: answer.statusCode ?? 0, body: await text(answer), isLast };
  }

  return { send, close: () => agent.destroy() };
}

/**
 * Sends one request after the other until no new connection is accepted. Any other error is a lost request and is
 * thrown.
 */
export async function sendUntilClosed(
  send: () => Promise<KeepAliveAnswer>,
  answers: KeepAliveAnswer[],
): Promise<void> {
  for (;;) {
    try {
      answers.push(await send());
      await sleep(restMs);
    } catch (error) {
      if ((error as { code?: string }).code === 'ECONNREFUSED') return;
      throw error;
    }
  }
}
