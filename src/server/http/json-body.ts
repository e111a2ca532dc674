import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';

/**
 * Reads JSON bodies. The client says `content-type: application/json` on every call, also on those that send nothing
 * (storefront.txt §7), so an empty body is no error.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      done(null, JSON.parse(String(body), refuseOddities));
    } catch (error) {
      const unreadable = new AppError('BAD_REQUEST', 'Der Inhalt der Anfrage ist kein gültiges JSON.');
      done(error instanceof AppError ? error : unreadable);
    }
  });
}

const nulText = 'In einem Text steht ein unsichtbares Zeichen (NUL), das sich nicht speichern lässt.';

/** `__proto__` as a key of a body serves no honest purpose, and no text that a person writes has a NUL in it. */
function refuseOddities(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__ is not a key');
  if (typeof value === 'string' && value.includes('\0')) throw new AppError('BAD_REQUEST', nulText);
  return value;
}
