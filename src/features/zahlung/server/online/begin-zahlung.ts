import { lockZahlstand, readBestellToken, type Zahlstand } from '#features/auftrag/server/index.ts';
import { readErlaubtesAngebot } from '#features/einstellung/server/index.ts';
import type { OnlineWeg } from '#features/zahlarten/online-wege.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { naechstePruefung } from '../../online/pruef-zeit.ts';
import { AnbieterError, type ZahlungsAnbieter } from '../anbieter/anbieter.ts';
import { endEinen } from './end-versuche.ts';
import { gleicheVersuchAb } from './gleiche-ab.ts';
import { zahlProblem } from './zahl-problem.ts';
import { alsAbsage, isBei, type ZahlungServices } from './zahlung-services.ts';
import {
  endVersuch,
  findOffenenVersuch,
  findVersuch,
  insertVersuch,
  openVersuch,
  setAnbieterId,
  setPruefung,
  type Versuch,
} from './zahlungsversuch.repository.ts';

/** How long a shopper may pay after she has begun, in milliseconds. */
export const laeuftMs = 60 * 60_000;

/** Providers take no payment that ends sooner. */
export const mindestensMs = 31 * 60_000;

/** Each try may find an attempt that has to be ended first, or that another has just ended. */
const most = 4;

const nochmalText = 'Das hat sich gerade geändert. Bitte versuchen Sie es noch einmal.';

type Adresse = { adresse: string };

/**
 * Begins to pay what is open of an order, or goes on with what was begun: two tabs, and two nodes, get the same
 * address. The attempt is stored before the provider is spoken to, and nobody gets an address that is not stored.
 */
export async function beginZahlung(db: Db, auftragId: string, services: ZahlungServices): Promise<Adresse> {
  for (let left = most; left > 0; left -= 1) {
    const begonnen = await inTransaction(db, (db) => takeVersuch(db, auftragId, services));
    const { versuch, zahlstand, anbieter } = begonnen;
    if (!isPassend(versuch, { zahlstand, anbieter, now: services.now() })) {
      await endEinen(db, versuch.id, services).catch((error: unknown) => refuse(error, versuch, services));
    } else {
      const adresse =
        versuch.stand === 'offen' ? await goOn(db, versuch, services) : await begin(db, begonnen, services);
      if (adresse !== undefined) return { adresse };
    }
  }
  throw new AppError('CONFLICT', nochmalText);
}

type Begonnen = {
  versuch: Versuch;
  zahlstand: Zahlstand;
  anbieter: ZahlungsAnbieter;
  /** Ways to pay that are switched off. */
  ohne: OnlineWeg[];
};

/** The open attempt of an order, or a new one. */
async function takeVersuch(db: Tx, auftragId: string, services: ZahlungServices): Promise<Begonnen> {
  const zahlstand = await lockZahlstand(db, auftragId);
  if (!zahlstand) throw notFound('Bestellung');
  const { anbieter } = services;
  const now = services.now();
  const angebot = await readErlaubtesAngebot(db);
  const problem = zahlProblem(zahlstand, { anbieter, angebot, now });
  if (problem !== undefined || !anbieter) throw new AppError('CONFLICT', problem ?? nochmalText);
  const begonnen = { zahlstand, anbieter, ohne: angebot?.ohne ?? [] };
  const offener = await findOffenenVersuch(db, auftragId);
  if (offener) return { ...begonnen, versuch: offener };
  const versuch = newVersuch(zahlstand, anbieter, now);
  await insertVersuch(db, versuch);
  return { ...begonnen, versuch };
}

function newVersuch({ id: auftragId, offenCent }: Zahlstand, anbieter: ZahlungsAnbieter, now: Date): Versuch {
  const createdAt = now.toISOString();
  const laeuftBis = new Date(now.getTime() + laeuftMs).toISOString();
  return {
    id: ascendingId(),
    ...{ auftragId, anbieter: anbieter.name, modus: anbieter.modus, betragCent: offenCent, laeuftBis },
    ...{ stand: 'beginnt', anbieterId: null, adresse: null, weg: null },
    pruefenAt: naechstePruefung({ createdAt, laeuftBis }, now),
    ...{ geprueftAt: null, createdAt, beendetAt: null },
  };
}

/** Whether an attempt is for what is open now, and can still be paid. */
function isPassend(
  versuch: Versuch,
  { zahlstand, anbieter, now }: Pick<Begonnen, 'zahlstand' | 'anbieter'> & { now: Date },
): boolean {
  const { betragCent, laeuftBis, stand } = versuch;
  const rest = Date.parse(laeuftBis) - now.getTime();
  const isZeit = stand === 'beginnt' ? rest >= mindestensMs : rest > 0;
  return isZeit && betragCent === zahlstand.offenCent && isBei(versuch, anbieter);
}

/** Where an attempt is paid that is open; `undefined` if the provider says that it has ended. */
async function goOn(db: Db, versuch: Versuch, services: ZahlungServices): Promise<string | undefined> {
  await gleicheVersuchAb(db, versuch.id, { ...services, isGeduldig: true }).catch((err: unknown) => {
    if (!(err instanceof AnbieterError)) throw err;
    services.log.error({ err, versuchId: versuch.id }, 'the payment provider could not be asked');
  });
  // She goes there now: the next look asks again, however soon it comes.
  await inTransaction(db, (db) => setPruefung(db, versuch.id, { geprueftAt: null }));
  return addressOf(await findVersuch(db, versuch.id));
}

function addressOf(versuch: Versuch | undefined): string | undefined {
  return versuch?.stand === 'offen' ? (versuch.adresse ?? undefined) : undefined;
}

/** Asks the provider to begin, again under the same id where it was asked before, and keeps what it says. */
async function begin(db: Db, begonnen: Begonnen, services: ZahlungServices): Promise<string | undefined> {
  const { versuch, zahlstand, anbieter, ohne } = begonnen;
  const zurueck = `${services.adresse}/bestellung/${await readBestellToken(db, zahlstand.id)}/zahlung?zurueck=`;
  const { nummer, email, ladenName } = zahlstand;
  const { id, betragCent, laeuftBis } = versuch;
  const zahlung = {
    ...{ id, nummer, email, ladenName, betragCent, laeuftBis: new Date(laeuftBis), ohne },
    ...{ erfolg: `${zurueck}bezahlt`, abbruch: `${zurueck}abbruch` },
  };
  const antwort = await anbieter.beginne(zahlung).catch((error: unknown) => error as Error);
  if (antwort instanceof Error) {
    // Another tab may have asked at the same moment, and have got it.
    const adresse = addressOf(await findVersuch(db, id));
    if (adresse !== undefined) return adresse;
    if (!(antwort instanceof AnbieterError && antwort.isUnbekannt)) return refuse(antwort, versuch, services);
    // Begun before with another address of the shop, or other ways; nobody has got what came of it: begun anew.
    const at = services.now();
    await inTransaction(db, (db) => endVersuch(db, id, { stand: 'abgebrochen', at, von: ['beginnt'] }));
    return undefined;
  }
  await inTransaction(db, (db) => openVersuch(db, id, antwort));
  const danach = await findVersuch(db, id);
  if (danach?.anbieterId === antwort.anbieterId) return addressOf(danach);
  await endUnbekannten(db, { id, anbieterId: antwort.anbieterId, anbieter }, services);
  throw new AppError('CONFLICT', nochmalText);
}

/** It ended while the provider began it: nobody gets its address, and the provider ends it too. */
async function endUnbekannten(
  db: Db,
  { id, anbieterId, anbieter }: { id: string; anbieterId: string; anbieter: ZahlungsAnbieter },
  services: ZahlungServices,
): Promise<void> {
  await inTransaction(db, (db) => setAnbieterId(db, id, anbieterId));
  const end = async () => {
    if ((await anbieter.brichAb(anbieterId)) === 'schonBezahlt')
      await gleicheVersuchAb(db, id, { ...services, isAuchBeendet: true });
  };
  await end().catch((err: unknown) => {
    services.log.error(
      { err, versuchId: id },
      'an attempt that had ended could not be ended at its provider',
    );
  });
}

function refuse(err: unknown, { id }: Versuch, { log }: ZahlungServices): never {
  if (err instanceof AnbieterError)
    log.error({ err, versuchId: id }, 'the payment provider could not be asked');
  throw alsAbsage(err);
}
