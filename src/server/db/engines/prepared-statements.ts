import { createHash } from 'node:crypto';
import pg from 'pg';

/** Names for as many statements as the program can have; lists of any length make it endlessly many. */
const maxNames = 500;

/**
 * A name is made of its statement: where programs share connections without knowing it (a pooler), one never runs the
 * statement of another.
 */
const names = new Map<string, string>();

/** Lets PostgreSQL keep this statement: each connection parses it once, and plans it until one plan fits all values. */
export function keepPrepared(sql: string): void {
  if (names.size >= maxNames || names.has(sql)) return;
  names.set(sql, createHash('sha256').update(sql).digest('base64url'));
}

/** A pooler gave the connection to somebody else, or somebody has changed the table. */
const unfit = new Set(['26000', '42P05', '0A000']);

/** A connection that sends statements to be kept by their name; all others are parsed and planned at every call. */
export class PreparingClient extends pg.Client {
  // It has the overloads of the driver's: what it answers is never looked at here.
  override query(...[text, values, ...rest]: unknown[]): never {
    const query = super.query.bind(this) as (...sent: unknown[]) => unknown;
    const name = typeof text === 'string' && values !== undefined ? names.get(text) : undefined;
    if (name === undefined) return query(text, values, ...rest) as never;
    const answer = query({ name, text }, values, ...rest);
    // The call fails, as its transaction has; the next one does without the name.
    if (answer instanceof Promise) answer.catch(({ code }) => unfit.has(code) && names.delete(String(text)));
    return answer as never;
  }
}
