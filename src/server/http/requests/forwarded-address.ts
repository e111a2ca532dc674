import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Reduces what the proxy sends to the one address that counts, before anybody reads it. Some proxies write
 * the port of each connection beside it, or quotes: unread, every connection would be a new place, with
 * attempts of its own. Without an address it is the connection's.
 */
export function readForwardedAddress(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const address = nearestAddress(String(headers['x-forwarded-for'] ?? ''));
    if (address === undefined) delete headers['x-forwarded-for'];
    else headers['x-forwarded-for'] = address;
    done();
  });
}

/**
 * The last address of an `X-Forwarded-For`, which the nearest proxy wrote: without quotes, port and zone;
 * `undefined` if it is none.
 */
export function nearestAddress(header: string): string | undefined {
  const last =
    header
      .split(',')
      .findLast((entry) => entry.trim() !== '')
      ?.trim() ?? '';
  const unquoted = /^"(.*)"$/.exec(last)?.[1] ?? last;
  const [, inBrackets, beforePort] = /^(?:\[(.*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(unquoted) ?? [];
  const address = (inBrackets ?? beforePort ?? unquoted).replace(/%.*/, '');
  return isIP(address) === 0 ? undefined : address;
}
