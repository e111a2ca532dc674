import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import { limitAttempts } from '#server/limits/limit-attempts.ts';
import { keyedHash } from '#server/secret/keyed-hash.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { hasCart } from '../cart.repository.ts';
import { type Guest, guestCartIdOf } from './cart-owner.ts';
import { warenkorbCounters } from './gast-grenze.ts';

/**
 * The tokens of guests: 128 random bits, and the proof that this shop gave them, together 43 characters. So nobody
 * chooses the token under which a stranger's cart begins. Keeps the installation's secret, so that a call need not read
 * it.
 */
export class GuestTokens {
  #secret: string | undefined;

  /**
   * A cookie's token counts if this shop gave it; two tabs may come with one whose cart is over, and find the same new
   * one. Or if it has a cart: one that was given under another secret, before a backup was restored.
   */
  async guestOf(db: Db, known: string | undefined): Promise<Guest> {
    const secret = await this.#readSecret(db);
    if (known !== undefined && (isTokenOf(secret, known) || (await hasCart(db, guestCartIdOf(known)))))
      return { token: known, isNew: false };
    const random = randomBytes(16).toString('base64url');
    return { token: withProof(secret, random), isNew: true };
  }

  /** Counts a cart that begins, or refuses it. */
  async limitNew(db: Db, address: string, now: Date): Promise<void> {
    const counters = warenkorbCounters(await this.#readSecret(db), address);
    if (counters.length > 0) await limitAttempts(db, counters, now);
  }

  async #readSecret(db: Db): Promise<string> {
    this.#secret ??= await readSecret(db);
    return this.#secret;
  }
}

/** Characters of 16 bytes in base64url; the proof has the rest. */
const randomLength = 22;
const tokenLength = 43;

function withProof(secret: string, random: string): string {
  return (random + keyedHash(secret, 'guestCart', random)).slice(0, tokenLength);
}

function isTokenOf(secret: string, token: string): boolean {
  const right = withProof(secret, token.slice(0, randomLength));
  return timingSafeEqual(Buffer.from(right), Buffer.from(token));
}
