import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** argon2id as OWASP recommends it for servers: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltLength = 16;
const tagLength = 32;

/** Node's argon2 runs on its thread pool. At most half of the pool, so that files and pictures are still processed. */
const maxAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** The password's hash with salt and cost, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltLength);
  const tag = await derive(password, { ...cost, nonce, tagLength });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Stored in place of a hash for an account that cannot sign in: no password matches it. */
export const noPassword = 'none';

/** A well-formed hash that no password matches. */
const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(saltLength))}$${base64(Buffer.alloc(tagLength))}`;

/**
 * Whether the password matches the hash. Without a hash (there is no such account) the same work is done, so that the
 * response time does not reveal whether an account exists.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const known = parse(hash ?? dummyHash) ?? parse(dummyHash);
  if (!known) return false;
  const { tag, ...parameters } = known;
  const isEqual = timingSafeEqual(await derive(password, { ...parameters, tagLength: tag.length }), tag);
  return isEqual && hash !== undefined;
}

async function derive(password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await promisify(argon2)('argon2id', { ...parameters, message: password.normalize('NFC') });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function parse(hash: string) {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(hash) ?? [];
  if (!nonce || !tag) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
