import { createHash } from 'node:crypto';

export type TableRow = Record<string, unknown>;

/** What a table holds, in whatever order: how many rows, and the sum of the digests of all of them. */
export type TableDigest = { rows: number; sum: bigint };

export const emptyDigest: TableDigest = { rows: 0, sum: 0n };

export function addRow(digest: TableDigest, row: TableRow): TableDigest {
  return { rows: digest.rows + 1, sum: BigInt.asUintN(256, digest.sum + digestOf(row)) };
}

/**
 * The SHA-256 of a row written in one way, whichever engine it comes from: columns by name, each value with its kind
 * and length, so that no two different rows are written alike.
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
