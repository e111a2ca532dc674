import pg from 'pg';

/** Names for as many statements as the program can have; lists of any length make it endlessly many. */
const maxNames = 500;

const names = new Map<string, string>();

/** Lets PostgreSQL keep this statement: each connection parses it once, and plans it until one plan fits all values. */
export function keepPrepared(sql: string): void {
  if (names.size < maxNames && !names.has(sql)) names.set(sql, `fixed${names.size}`);
}

/** A connection that sends statements to be kept by their name; all others are parsed and planned at every call. */
export class PreparingClient extends pg.Client {
  // It has the overloads of the driver's: what it answers is never looked at here.
  override query(...[text, values, ...rest]: unknown[]): never {
    const query = super.query.bind(this) as (...sent: unknown[]) => unknown;
    const name = typeof text === 'string' && values !== undefined ? names.get(text) : undefined;
    return query(name === undefined ? text : { name, text }, values, ...rest) as never;
  }
}
