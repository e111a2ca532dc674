import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/wire/errors.ts';

/**
 * Reads JSON bodies. The client says `content-type: application/json` on every call, also on those that send nothing
 * (requirements.md, storefront §7), so an empty body is no error.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = String(body);
    const parse = () => {
      try {
        done(null, parseJson(text));
      } catch (error) {
        const unreadable = new AppError('BAD_REQUEST', 'Der Inhalt der Anfrage ist kein gültiges JSON.');
        done(error instanceof AppError ? error : unreadable);
      }
    };
    if (text.length <= maxFormed) return parse();
    if (!isOneText(text)) return done(new AppError('BAD_REQUEST', oneTextText));
    // Looking through a large text and parsing it have a turn each.
    setImmediate(parse);
  });
}

/** Characters up to which a body may hold lists and objects: more than any form sends. */
const maxFormed = 400_000;

/**
 * Parses a body without a reviver, which costs fifty times the parsing itself. A key or a NUL to refuse can
 * only be in a text that contains `__proto__` or an escape: raw control characters are no JSON.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (text.includes('__proto__') || text.includes('\\u')) refuseOddities(value);
  return value;
}

const oneTextText = 'Eine Anfrage dieser Größe darf nur einen einzigen Text enthalten.';

/**
 * Whether a body is an object of one text, as a file is sent: that is parsed at once, while millions of small
 * objects in as many characters would hold the main thread for more than a second.
 */
export function isOneText(body: string): boolean {
  const [anfang] = /^\s*\{\s*"\w+"\s*:\s*"/.exec(body.slice(0, 200)) ?? [];
  if (anfang === undefined) return false;
  let at = anfang.length;
  // A quote ends the text, but for one behind a backslash.
  while (at < body.length && body.charCodeAt(at) !== 0x22) at += body.charCodeAt(at) === 0x5c ? 2 : 1;
  return /^"\s*\}\s*$/.test(body.slice(at, at + 200)) && at + 200 >= body.length;
}

const nulText = 'In einem Text steht ein unsichtbares Zeichen (NUL), das sich nicht speichern lässt.';

/**
 * `__proto__` as a key of a body serves no honest purpose, and no text that a person writes has a NUL in it.
 * A loop instead of recursion, because a body may be nested a hundred thousand times.
 */
function refuseOddities(body: unknown): void {
  const open = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && value.includes('\0')) throw new AppError('BAD_REQUEST', nulText);
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) throw new SyntaxError('__proto__ is not a key');
    for (const inner of Object.values(value)) open.push(inner);
  }
}
