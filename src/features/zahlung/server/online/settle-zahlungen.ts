import { setImmediate as nextTurn } from 'node:timers/promises';
import { readZahlstaende } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { clockFrom } from '#server/jobs/clock-from.ts';
import { aufbewahrungsjahre, vorbeiVor } from '#shared/datum/aufbewahrungsfrist.ts';
import { isAufgeschoben, nochmalPruefung } from '../../online/pruef-zeit.ts';
import { untilAborted } from '../anbieter/anbieter.ts';
import { forgetErstattungIds, listFaelligeErstattungen } from '../erstattung/erstattung.repository.ts';
import {
  gleicheErstattungenZu,
  hasErstattungen,
  settleErstattung,
} from '../erstattung/settle-erstattungen.ts';
import { endEinen } from './end-versuche.ts';
import { gleicheVersuchAb } from './gleiche-ab.ts';
import type { ZahlungServices } from './zahlung-services.ts';
import {
  deleteMeldungen,
  listMeldungenZuVersuchen,
  listUnbekannteMeldungen,
  setMeldungenErledigt,
} from './zahlungsmeldung.repository.ts';
import {
  forgetAnbieterIds,
  listFaelligeVersuche,
  listOffeneVersuche,
  setPruefung,
} from './zahlungsversuch.repository.ts';

/** Rows that are read together. */
const batch = 100;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long a message waits for the attempt that it speaks of, and for an answer of the provider. */
const wartetMs = dayMs;

/** How long messages are kept. */
const behaltenMs = 30 * dayMs;

const unsettled = 'an attempt to pay could not be settled';

/** Whether the provider is to be asked about anything, or to end anything. */
export async function hasZahlungen(db: Db, now: Date): Promise<boolean> {
  const [offener] = await listOffeneVersuche(db, { nach: '', limit: 1 });
  if (offener) {
    if ((await listFaelligeVersuche(db, { bis: now, limit: 1 })).length > 0) return true;
    if ((await listUeberholte(db, now)).length > 0) return true;
  }
  if (await hasErstattungen(db, now)) return true;
  if ((await listMeldungenZuVersuchen(db, 1)).length > 0) return true;
  return (await listUnbekannte(db, { now, limit: 1 })).length > 0;
}

type Run = Omit<ZahlungServices, 'now'> & { now: Date; signal?: AbortSignal };

/**
 * Works off what the provider said, asks about attempts whose time has come, and ends those that nobody is to pay any
 * more, because their order is over or another amount is open. One that fails is logged and holds up no other; only
 * a run that got nothing done fails, so that it is repeated later.
 */
export async function settleZahlungen(db: Db, { now, signal, ...rest }: Run): Promise<void> {
  const anbieter = rest.anbieter && signal ? untilAborted(rest.anbieter, signal) : rest.anbieter;
  const services = { ...rest, anbieter, now: clockFrom(now) };
  const failures: unknown[] = [];
  let fertig = 0;
  const each = async (ids: string[], work: (id: string) => Promise<void>) => {
    for (const id of ids) {
      signal?.throwIfAborted();
      await work(id).then(
        () => (fertig += 1),
        (err: unknown) => {
          signal?.throwIfAborted();
          rest.log.error({ err, id }, unsettled);
          failures.push(err);
        },
      );
      await nextTurn();
    }
  };
  const gemeldet = Map.groupBy(await listMeldungenZuVersuchen(db, batch), ({ versuchId }) => versuchId);
  await each([...gemeldet.keys()], async (versuchId) => {
    const meldungen = gemeldet.get(versuchId) ?? [];
    const nachsehen = async () => {
      await gleicheVersuchAb(db, versuchId, { ...services, isAuchBeendet: true });
      await gleicheErstattungenZu(db, versuchId, services);
    };
    await nachsehen().catch(async (err: unknown) => {
      signal?.throwIfAborted();
      await setErledigt(db, meldungen.filter(isAlt(services.now())), services);
      throw err;
    });
    await setErledigt(db, meldungen, services);
  });
  const orLater = waitAfterError(db, { services, signal });
  // First: one that is to be ended needs no look before.
  await each(await listUeberholte(db, now), (id) => endEinen(db, id, services).catch(orLater(id)));
  const faellige = await listFaelligeVersuche(db, { bis: now, limit: batch });
  await each(
    faellige.map(({ id }) => id),
    (id) => gleicheVersuchAb(db, id, services).catch(orLater(id)),
  );
  const zurueck = await listFaelligeErstattungen(db, { bis: now, limit: batch });
  await each(
    zurueck.map(({ id }) => id),
    (id) => settleErstattung(db, id, services),
  );
  await dropUnbekannte(db, services);
  if (failures.length > 0 && fertig === 0) throw failures[0];
}

type Meldung = Awaited<ReturnType<typeof listMeldungenZuVersuchen>>[number];

/** A message that could not be worked off so long holds up newer ones; its attempt is asked about without it too. */
function isAlt(now: Date) {
  const before = new Date(now.getTime() - wartetMs).toISOString();
  return ({ empfangenAt }: Meldung) => empfangenAt < before;
}

async function setErledigt(db: Db, meldungen: Meldung[], { now }: ZahlungServices): Promise<void> {
  if (meldungen.length === 0) return;
  const ids = meldungen.map(({ id }) => id);
  await inTransaction(db, (db) => setMeldungenErledigt(db, ids, now()));
}

type Lauf = { services: ZahlungServices; signal: AbortSignal | undefined };

/** An attempt without an answer waits until it is asked about again, and the run goes on. */
function waitAfterError(db: Db, { services, signal }: Lauf) {
  return (versuchId: string) => async (err: unknown) => {
    signal?.throwIfAborted();
    services.log.error({ err, versuchId }, unsettled);
    const pruefenAt = nochmalPruefung(services.now());
    await inTransaction(db, (db) => setPruefung(db, versuchId, { pruefenAt }));
  };
}

/**
 * Open attempts of orders that are over, or of which another amount is open, without those that wait since their
 * provider gave no answer.
 */
async function listUeberholte(db: Db, now: Date): Promise<string[]> {
  const alle: string[] = [];
  let nach: string | undefined = '';
  while (nach !== undefined) {
    const versuche = await listOffeneVersuche(db, { nach, limit: batch });
    const staende = await readZahlstaende(
      db,
      versuche.map(({ auftragId }) => auftragId),
    );
    const ueberholte = versuche.filter((versuch) => {
      const stand = staende.get(versuch.auftragId);
      const isPassend = stand && !stand.isVorbei && stand.offenCent === versuch.betragCent;
      return !isPassend && !isAufgeschoben(versuch, now);
    });
    alle.push(...ueberholte.map(({ id }) => id));
    nach = versuche.length === batch ? versuche.at(-1)?.auftragId : undefined;
  }
  return alle;
}

function listUnbekannte(db: Db, { now, limit }: { now: Date; limit: number }) {
  return listUnbekannteMeldungen(db, { before: new Date(now.getTime() - wartetMs), limit });
}

/** Messages of which the shop has found no attempt for a day: of another shop, or of a backup's past. */
async function dropUnbekannte(db: Db, { log, now }: ZahlungServices): Promise<void> {
  const alte = await listUnbekannte(db, { now: now(), limit: batch });
  if (alte.length === 0) return;
  for (const { id: meldungId } of alte)
    log.error({ meldungId }, 'a message of the provider speaks of no attempt');
  const ids = alte.map(({ id }) => id);
  await inTransaction(db, (db) => setMeldungenErledigt(db, ids, now()));
}

/**
 * Deletes messages that were worked off a month ago, and takes out of attempts and refunds what leads to a person once
 * the orders of their time are anonymous (ADR 079).
 */
export async function forgetMeldungen(
  db: Db,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const before = new Date(now.getTime() - behaltenMs);
  const deleteSome = () => inTransaction(db, (db) => deleteMeldungen(db, { before, limit: batch }));
  await untilDone(deleteSome, signal);
  const vorbei = vorbeiVor(now, aufbewahrungsjahre.belege);
  for (const forget of [forgetAnbieterIds, forgetErstattungIds])
    await untilDone(() => inTransaction(db, (db) => forget(db, { before: vorbei, limit: batch })), signal);
}

async function untilDone(work: () => Promise<number>, signal: AbortSignal | undefined): Promise<void> {
  while ((await work()) === batch) {
    signal?.throwIfAborted();
    await nextTurn();
  }
}
