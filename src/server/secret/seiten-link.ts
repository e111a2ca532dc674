import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

/** Characters of a UUID, and of the proof, in base64url: 128 and 126 bits. */
const [idLength, beweisLength] = [22, 21];

/**
 * The token of the link that opens a page without an account: 43 letters that name a row by its id (a UUID) and prove
 * with the installation's secret that this shop made them. Nothing of it is stored, so that who reads the database
 * without its secret, such as a backup, can open no page. `seite`: a name for this kind of page, which no other has.
 */
export function seitenTokenOf(secret: string, seite: string, id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new Error(`${id} is not a UUID.`);
  const kurz = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return kurz + keyedHash(secret, 'page', seite, id).slice(0, beweisLength);
}

/** The id of the row that a token names, if this shop made it. */
export function idOfSeitenToken(secret: string, seite: string, token: string): string | undefined {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const digits = Buffer.from(token.slice(0, idLength), 'base64url').toString('hex');
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const right = Buffer.from(seitenTokenOf(secret, seite, id));
  return timingSafeEqual(right, Buffer.from(token)) ? id : undefined;
}
