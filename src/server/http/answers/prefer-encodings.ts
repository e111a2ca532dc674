import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';

/** Codings of pages, lists and files; `identity` is none. */
const codings = ['br', 'gzip', 'identity'];

/** Longer than the header of any browser; parsing takes time that grows with its length. */
const maxLength = 200;

/**
 * Replaces an `Accept-Encoding` with weights or a wildcard by the one coding that the client prefers. Pages
 * and files read the header with the parser of `@fastify/static`, for which `br;q=0, *` means that `br` is
 * welcome. Browsers send a plain list and are not affected. A client that refuses every coding, `identity`
 * included, gets the plain text nevertheless: an error would be no use to it either.
 */
export function preferEncodings(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const asked = raw.headers['accept-encoding'];
    if (typeof asked === 'string' && /[;*]/.test(asked))
      raw.headers['accept-encoding'] =
        (asked.length <= maxLength && new Negotiator(raw).encoding(codings)) || 'identity';
    done();
  });
}
