import type { Db } from '#server/db/connect.ts';
import { listJobs } from '#server/jobs/job.repository.ts';
import type { AufbewahrungZeile, Probe } from '../contract.ts';
import { aufbewahrungsplan, type PlanZeile, planNamen } from '../plan.ts';
import { readBestaende } from './read-bestaende.ts';

/** The plan with what each line holds now, and when its job was done last. */
export async function readPlan(db: Db, now: Date): Promise<AufbewahrungZeile[]> {
  const [bestaende, jobs] = [await readBestaende(db, now), await listJobs(db)];
  const doneAt = new Map(jobs.map((job) => [job.name, job.doneAt]));
  return planNamen.map((name) => {
    const { was, warum, bis, ende }: PlanZeile = aufbewahrungsplan[name];
    const zuletzt = 'job' in ende ? doneAt.get(ende.job) : undefined;
    const anzahl = bestaende[name]?.anzahl;
    return {
      ...{ name, was, warum, bis, wer: 'job' in ende ? 'Der Laden' : ende.wer },
      ...(anzahl === undefined ? {} : { anzahl }),
      ...(zuletzt ? { zuletzt } : {}),
    };
  });
}

/** What the jobs would delete or anonymise if they ran now; changes nothing. */
export async function readProbe(db: Db, now: Date): Promise<Probe> {
  const bestaende = await readBestaende(db, now);
  const zeilen = planNamen.flatMap((name) => {
    const { faellig, beispiele = [] } = bestaende[name] ?? {};
    return faellig === undefined
      ? []
      : [{ name, was: aufbewahrungsplan[name].was, anzahl: faellig, beispiele }];
  });
  return { am: now.toISOString(), zeilen };
}
