import { storageFailureOf } from '#server/db/engines/storage-failure.ts';

/** Most sessions that are kept; beyond it the oldest is forgotten. A session takes some 100 bytes. */
const places = 10_000;

/** Milliseconds between two attempts to delete them. */
const retryMs = 30_000;

/**
 * Sessions that were signed out while nothing could be stored, by the hash of their token: over for this node at once,
 * and deleted as soon as the database can write again.
 */
export class EndedSessions {
  readonly #hashes = new Set<string>();
  readonly #deleteSession: (tokenHash: string) => Promise<void>;
  #timer: NodeJS.Timeout | undefined;

  constructor(deleteSession: (tokenHash: string) => Promise<void>) {
    this.#deleteSession = deleteSession;
  }

  has(tokenHash: string): boolean {
    return this.#hashes.has(tokenHash);
  }

  /** Ends a session; returns whether its end is stored. */
  async end(tokenHash: string): Promise<boolean> {
    try {
      await this.#deleteSession(tokenHash);
      return true;
    } catch (error) {
      if (!storageFailureOf(error)) throw error;
      this.#keep(tokenHash);
      return false;
    }
  }

  /** Ends the attempts, when the server closes. */
  close(): void {
    clearInterval(this.#timer);
  }

  #keep(tokenHash: string): void {
    this.#hashes.add(tokenHash);
    const [oldest = ''] = this.#hashes;
    if (this.#hashes.size > places) this.#hashes.delete(oldest);
    this.#timer ??= setInterval(() => void this.#deleteAll(), retryMs).unref();
  }

  async #deleteAll(): Promise<void> {
    try {
      for (const tokenHash of this.#hashes) {
        await this.#deleteSession(tokenHash);
        this.#hashes.delete(tokenHash);
      }
    } catch {
      return;
    }
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
