import { randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#server/secret/keyed-hash.ts';
import type { AccountRow } from '../account/account.repository.ts';

/** How long a device stays known after its latest sign-in. */
export const deviceMaxAgeMs = 180 * 24 * 3_600_000;

/** Accounts that one device remembers: those of a family's tablet. */
const most = 8;

/** A random id, the time of the sign-in in seconds, and the signature over both and the account. */
const entryForm = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/;

type Owner = Pick<AccountRow, 'id' | 'passwordHash'>;
type Signing = { secret: string; now: Date };

/**
 * The id of a device that signed in to this account before, by the list that it keeps in its cookie (ADR 052). It gives
 * no access: attempts of a known device are counted apart from those of strangers. A new password makes all devices
 * strangers.
 */
export function knownDevice(list: string | undefined, owner: Owner, signing: Signing): string | undefined {
  const entry = entriesOf(list).find((one) => isOf(one, owner, signing));
  return entry && entryForm.exec(entry)?.[1];
}

/** The list with a new entry for this account instead of its old one; the oldest of too many is dropped. */
export function addDevice(list: string | undefined, owner: Owner, { secret, now }: Signing): string {
  const id = randomBytes(16).toString('base64url');
  const issued = Math.floor(now.getTime() / 1000);
  const entry = `${id}.${issued}.${signatureOf(secret, owner, { id, issued })}`;
  const others = entriesOf(list).filter((one) => !isOf(one, owner, { secret, now }));
  return [entry, ...others].slice(0, most).join('~');
}

function entriesOf(list = ''): string[] {
  return list
    .split('~')
    .filter((entry) => entryForm.test(entry))
    .slice(0, most);
}

function isOf(entry: string, owner: Owner, { secret, now }: Signing): boolean {
  const [, id = '', issuedText, signature = ''] = entryForm.exec(entry) ?? [];
  const issued = Number(issuedText);
  const age = now.getTime() - issued * 1000;
  if (!(age >= 0 && age < deviceMaxAgeMs)) return false;
  const right = signatureOf(secret, owner, { id, issued });
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right));
}

function signatureOf(secret: string, owner: Owner, { id, issued }: { id: string; issued: number }): string {
  return keyedHash(secret, 'device', owner.id, owner.passwordHash, id, issued);
}
