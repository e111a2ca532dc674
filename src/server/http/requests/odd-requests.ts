import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/wire/errors.ts';
import { refusalTexts } from '../answers/refusal-texts.ts';
import { isApiUrl } from '../calls/calls.ts';

/**
 * Refuses malformed requests before anything reads them: a NUL in the URL, which PostgreSQL accepts in no
 * text, an HTTP/1.1 request without `Host` or with two (RFC 9112, 3.2), a transfer encoding other than
 * `chunked`, and a second spelling of a call's address.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00') || hasOddHost(request.raw) || hasOddEncoding(request.raw))
      return done(new AppError('BAD_REQUEST', refusalTexts.unreadable));
    done(isCallInDisguise(request) ? new AppError('NOT_FOUND', refusalTexts.unknown) : undefined);
  });
}

/** The body of a request that would have to be decompressed is not read, so it must not count as none. */
function hasOddEncoding({ headers }: IncomingMessage): boolean {
  return !/^(?:chunked)?$/i.test(headers['transfer-encoding'] ?? '');
}

/** Of two `Host` headers a proxy may obey one and the shop the other. Node keeps the first. */
function hasOddHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.1';
  const isHost = (text: string, index: number) =>
    index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
  return rawHeaders.filter(isHost).length > 1;
}

/**
 * The router decodes addresses, so `/%61pi/cart` would find the cart's call, past a proxy's rule for `/api`
 * and answered like a page. Each call has one spelling of `/api`.
 */
function isCallInDisguise({ url, routeOptions }: FastifyRequest): boolean {
  return isApiUrl(routeOptions.url ?? '') && !isApiUrl(url);
}
