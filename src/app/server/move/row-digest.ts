import { createHash } from 'node:crypto';

export type TableRow = Record<string, unknown>;

/** The content of a table regardless of order: the number of rows and the sum of their digests. */
export type TableDigest = { rows: number; sum: bigint };

export const emptyDigest: TableDigest = { rows: 0, sum: 0n };

export function addRow(digest: TableDigest, row: TableRow): TableDigest {
  return { rows: digest.rows + 1, sum: BigInt.asUintN(256, digest.sum + digestOf(row)) };
}

/**
 * The SHA-256 of a row in a canonical form, independent of the engine: columns by name, each value with its type and
 * length, so that different rows never have the same form.
 */
function digestOf(row: TableRow): bigint {
  const hash = createHash('sha256');
  for (const name of Object.keys(row).sort()) {
    const [kind, bytes] = written(row[name]);
    hash.update(`${name}:${kind}${bytes.length}:`).update(bytes);
  }
  return BigInt(`0x${hash.digest('hex')}`);
}

function written(value: unknown): [kind: string, bytes: string | Uint8Array] {
  if (value === null) return ['n', ''];
  if (typeof value === 'number') return ['i', String(value)];
  if (typeof value === 'string') return ['t', Buffer.from(value)];
  if (value instanceof Uint8Array) return ['b', value];
  throw new TypeError(`Cannot compare a ${typeof value}.`);
}
