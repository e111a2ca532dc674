import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { refusalTexts } from './refusal-texts.ts';

/**
 * Refuses malformed requests before anything reads them: a NUL in the URL, which PostgreSQL accepts in no text, and an
 * HTTP/1.1 request without `Host` (RFC 9112, 3.2).
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url, raw }, _reply, done) => {
    const isOdd = url.includes('%00') || (raw.httpVersion === '1.1' && raw.headers.host === undefined);
    done(isOdd ? new AppError('BAD_REQUEST', refusalTexts.unreadable) : undefined);
  });
}
