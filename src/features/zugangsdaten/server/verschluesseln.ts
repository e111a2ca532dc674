import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Of the form in which a secret is stored; another one gets another sign. */
const fassung = 'v1.';
const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * A text that the key alone opens, and only under this name: an entry that somebody puts in another one's place opens
 * nothing.
 */
export function verschluessle(key: Buffer, name: string, klartext: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(zweckOf(name));
  const geheim = Buffer.concat([cipher.update(klartext, 'utf8'), cipher.final()]);
  return fassung + Buffer.concat([iv, cipher.getAuthTag(), geheim]).toString('base64url');
}

/** What was encrypted; `undefined` under another key or name, and if a single letter is another one. */
export function entschluessle(key: Buffer, name: string, text: string): string | undefined {
  const bytes = bytesOf(text);
  if (!bytes) return undefined;
  const [iv, tag, geheim] = [
    bytes.subarray(0, ivLength),
    bytes.subarray(ivLength, ivLength + tagLength),
    bytes.subarray(ivLength + tagLength),
  ];
  try {
    const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength });
    decipher.setAAD(zweckOf(name)).setAuthTag(tag);
    return Buffer.concat([decipher.update(geheim), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function zweckOf(name: string): Buffer {
  return Buffer.from(`zugangsdaten ${fassung}${name}`);
}

/** Node reads over letters that do not belong there, so only what it would write itself counts. */
function bytesOf(text: string): Buffer | undefined {
  if (!text.startsWith(fassung)) return undefined;
  const bytes = Buffer.from(text.slice(fassung.length), 'base64url');
  return fassung + bytes.toString('base64url') === text ? bytes : undefined;
}
