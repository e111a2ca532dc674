import type { Stand } from '#features/einstellung/gruppen/gruppen.ts';
import type { PhaseAngaben } from '#features/einstellung/gruppen/phase-angaben.ts';
import { type Author, saveEinstellung } from '#features/einstellung/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { AppError } from '#shared/wire/errors.ts';
import { brauchtBereitschaft, phaseOf, phaseProblem } from '../phase-wechsel.ts';
import { type BereitQuellen, readHindernisse } from './read-bereitschaft.ts';

/** `onOpen` is part of the transaction that opens the shop. */
export type PhaseServices = BereitQuellen & {
  onOpen?: ((db: Tx, now: Date) => Promise<void>) | undefined;
};

/**
 * Switches the phase. Opening reads 'Bereit zum Öffnen?' in the same transaction, which no change of settings
 * or products can overtake, and is refused (409) with what is missing.
 */
export function changePhase(
  db: Db,
  { neu, version, von }: { neu: PhaseAngaben; version: number; von: Author },
  { onOpen, ...quellen }: PhaseServices,
): Promise<Stand<'phase'>> {
  const now = quellen.now();
  const refuse = async (vorher: Stand<'phase'>, db: Tx) => {
    const problem = phaseProblem(vorher.angaben.phase, neu, tagOf(now));
    if (problem)
      throw new AppError('BAD_REQUEST', problem.text, { fehler: [`${problem.feld}: ${problem.text}`] });
    if (brauchtBereitschaft(neu)) await refuseUnready(db, { vorher, quellen });
  };
  return inTransaction(db, async (db) => {
    const angaben = { name: 'phase', angaben: phaseOf(neu), version, von, now } as const;
    const stand = await saveEinstellung(db, angaben, { refuse });
    if (stand.angaben.phase === 'geoeffnet') await onOpen?.(db, now);
    return stand;
  });
}

async function refuseUnready(
  db: Tx,
  { vorher, quellen }: { vorher: Stand<'phase'>; quellen: BereitQuellen },
): Promise<void> {
  const offen = await readHindernisse(db, quellen);
  if (offen.length === 0) return;
  throw new AppError('CONFLICT', 'Bevor der Laden öffnen kann, fehlt noch etwas.', {
    fehler: offen.map(({ text }) => text),
    data: vorher,
  });
}
