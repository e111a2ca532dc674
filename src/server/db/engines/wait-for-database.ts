import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import { isUnreachable } from './is-unreachable.ts';

type Wait = {
  /** Limit in milliseconds. */
  forMs: number;
  /** Called once, with the first error, when it has to wait. */
  onWait: (error: Error) => void;
};

const askEveryMs = 500;

/** Waits until the database answers: after a power cut machines start in any order. Throws the last error. */
export async function waitForDatabase(db: Db, { forMs, onWait }: Wait): Promise<void> {
  const end = Date.now() + forMs;
  const ask = () =>
    sql`select 1`.execute(db).then(
      () => undefined,
      (error: Error) => error,
    );
  let error = await ask();
  if (error && isUnreachable(error)) onWait(error);
  while (error && isUnreachable(error) && Date.now() < end) {
    await sleep(askEveryMs);
    error = await ask();
  }
  if (error) throw error;
}
