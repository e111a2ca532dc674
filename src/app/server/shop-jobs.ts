import { anonymiseAuftraege, expireAuftraege, hasFaelligen } from '#features/auftrag/server/index.ts';
import { forgetExpired } from '#features/auth/server/index.ts';
import { drawMissingBelege, hasMissingBelege } from '#features/beleg/server/index.ts';
import { collectUnusedBilder } from '#features/bild/server/index.ts';
import { forgetCarts } from '#features/cart/server/index.ts';
import { answerAnfragen, hasAnfragen } from '#features/konto/server/index.ts';
import { addMissingKunden } from '#features/kunde/server/index.ts';
import { forgetPost, hasFaelligePost, sendPost } from '#features/post/server/index.ts';
import { forgetWiderrufe, hasUnbearbeitete, processWiderrufe } from '#features/widerruf/server/index.ts';
import {
  endVersuche,
  forgetMeldungen,
  hasZahlungen,
  refreshAngebot,
  settleZahlungen,
  untilAborted,
} from '#features/zahlung/server/index.ts';
import type { Zugaenge } from '#features/zugangsdaten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { refreshStatistics } from '#server/db/refresh-statistics.ts';
import { clockFrom } from '#server/jobs/clock-from.ts';
import type { Job } from '#server/jobs/job.ts';
import type { JobLog } from '#server/jobs/run-jobs.ts';
import { backupJob } from './backup/backup-job.ts';
import type { Config } from './config.ts';
import { zugaengeOf } from './zugaenge-of.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** All jobs of the running shop (docs/how-to/add-a-job.md). */
export function shopJobs(
  db: Db,
  { backup, zugaenge, ...config }: Config & { zugaenge?: Zugaenge },
  log: JobLog,
): Job[] {
  const retryMs = 15 * minute;
  const { sicher, postweg } = zugaenge ?? zugaengeOf(db, { ...config, backup }, log);
  return [
    { name: 'forget-expired', everyMs: hour, retryMs, run: (run) => forgetExpired(db, run) },
    { name: 'forget-carts', everyMs: hour, retryMs, run: (run) => forgetCarts(db, run) },
    { name: 'forget-post', everyMs: 24 * hour, retryMs, run: (run) => forgetPost(db, run) },
    { name: 'anonymise', everyMs: 24 * hour, retryMs, run: (run) => anonymiseAuftraege(db, run) },
    { name: 'collect-unused-bilder', everyMs: 24 * hour, retryMs, run: () => collectUnusedBilder(db) },
    { name: 'add-missing-kunden', everyMs: hour, retryMs, run: ({ signal }) => addMissingKunden(db, signal) },
    ...zahlungJobs(db, { sicher, adresse: config.publicUrl, log }),
    {
      name: 'answer-anfragen',
      everyMs: 0,
      retryMs: minute,
      lookMs: 2 * second,
      hasDue: () => hasAnfragen(db),
      run: (run) => answerAnfragen(db, { ...run, adresse: config.publicUrl }),
    },
    belegJob(db, log),
    {
      name: 'process-widerrufe',
      everyMs: 0,
      retryMs: minute,
      lookMs: 5 * second,
      hasDue: () => hasUnbearbeitete(db),
      run: (run) => processWiderrufe(db, { ...run, adresse: config.publicUrl }),
    },
    {
      name: 'refresh-angebot',
      everyMs: hour,
      retryMs,
      run: (run) => refreshAngebot(db, sicher, run),
    },
    { name: 'forget-widerrufe', everyMs: 24 * hour, retryMs, run: (run) => forgetWiderrufe(db, run) },
    {
      name: 'refresh-statistics',
      everyMs: 24 * hour,
      retryMs,
      run: ({ signal }) => refreshStatistics(db, signal),
    },
    {
      name: 'send-post',
      everyMs: 0,
      retryMs: minute,
      lookMs: 2 * second,
      hasDue: (now) => hasFaelligePost(db, now),
      run: async (run) => sendPost(db, { ...run, weg: await postweg(), log }),
    },
    ...(backup ? [backupJob(db, { ...config, plan: backup, log })] : []),
  ];
}

/** Documents are written without their PDF, which takes longer than a request may. */
function belegJob(db: Db, log: JobLog): Job {
  return {
    ...{ name: 'draw-belege', everyMs: 0, retryMs: minute, lookMs: 5 * second },
    hasDue: () => hasMissingBelege(db),
    run: (run) => drawMissingBelege(db, { ...run, log }),
  };
}

/** What waits for money: an order is cancelled once nobody can pay it any more, and what was paid is booked. */
function zahlungJobs(
  db: Db,
  { sicher, ...zahlung }: { sicher: Zugaenge['sicher']; adresse: string; log: JobLog },
): Job[] {
  return [
    {
      name: 'expire-auftraege',
      everyMs: 0,
      retryMs: minute,
      hasDue: (now) => hasFaelligen(db, now),
      run: async (run) => {
        const now = clockFrom(run.now);
        // `auftrag` is below `zahlung`, and cannot ask it.
        const vorEnde = async (auftragId: string) => {
          const bei = await sicher();
          const anbieter = bei && untilAborted(bei, run.signal);
          await endVersuche(db, auftragId, { ...zahlung, anbieter, now });
        };
        return expireAuftraege(db, { ...zahlung, ...run, vorEnde });
      },
    },
    {
      name: 'settle-zahlungen',
      everyMs: 0,
      retryMs: minute,
      lookMs: 5 * second,
      hasDue: (now) => hasZahlungen(db, now),
      run: async (run) => settleZahlungen(db, { ...zahlung, ...run, anbieter: await sicher() }),
    },
    {
      name: 'forget-zahlungsmeldungen',
      everyMs: 24 * hour,
      retryMs: 15 * minute,
      run: (run) => forgetMeldungen(db, run),
    },
  ];
}
