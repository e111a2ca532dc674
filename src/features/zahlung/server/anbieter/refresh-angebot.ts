import type { OnlineWeg } from '#features/zahlarten/online-wege.ts';
import {
  type OnlineAngebot,
  readOnlineAngebot,
  saveOnlineAngebot,
} from '#features/zahlarten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { JobRun } from '#server/jobs/job.ts';
import { orAborted } from '#server/jobs/or-aborted.ts';
import { AnbieterError, type ZahlungsAnbieter } from './anbieter.ts';

/**
 * Stores what the provider offers now. When it gives no answer, what was stored stays as long as it is of this
 * provider, which takes the key, and its error is thrown on: a shop that sold online a minute ago goes on. The provider
 * is read again before anything is stored: what one says that was replaced meanwhile, also on another node, is of no
 * shop any more.
 */
export async function refreshAngebot(
  db: Db,
  lies: () => Promise<Pick<ZahlungsAnbieter, 'name' | 'modus' | 'leseWege'> | undefined>,
  { now, signal }: JobRun,
): Promise<void> {
  const anbieter = await lies();
  if (!anbieter) return saveOnlineAngebot(db, undefined, now);
  const { name, modus } = anbieter;
  signal.throwIfAborted();
  // A shop that stops does not wait for a provider that is silent.
  const answer = await settle(orAborted(anbieter.leseWege(), signal));
  signal.throwIfAborted();
  if ((await lies()) !== anbieter) return;
  if ('wege' in answer) return saveOnlineAngebot(db, { anbieter: name, modus, wege: answer.wege }, now);
  const vorher = await readOnlineAngebot(db);
  const wege = wegeOhneAntwort(vorher, anbieter, answer.error);
  if (wege !== vorher?.wege) await saveOnlineAngebot(db, { anbieter: name, modus, wege }, now);
  throw answer.error;
}

/** What is offered where a provider does not say so: nothing if it does not take the key, or is another one. */
export function wegeOhneAntwort(
  vorher: OnlineAngebot | undefined,
  { name, modus }: Pick<ZahlungsAnbieter, 'name' | 'modus'>,
  error: unknown,
): OnlineWeg[] {
  const isRefused = error instanceof AnbieterError && error.verbot === 'schluessel';
  const isSeins = vorher?.anbieter === name && vorher.modus === modus;
  return isSeins && !isRefused ? vorher.wege : [];
}

type Answer = { wege: Awaited<ReturnType<ZahlungsAnbieter['leseWege']>> } | { error: unknown };

function settle(wege: ReturnType<ZahlungsAnbieter['leseWege']>): Promise<Answer> {
  return wege.then(
    (wege) => ({ wege }),
    (error: unknown) => ({ error }),
  );
}
