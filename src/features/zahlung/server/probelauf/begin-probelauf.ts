import { readEinstellung } from '#features/einstellung/server/index.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import { probelaufCent } from '../../probelauf/probelauf-contract.ts';
import { AnbieterError, type NeueZahlung, type ZahlungsAnbieter } from '../anbieter/anbieter.ts';
import { mindestensMs } from '../online/begin-zahlung.ts';
import type { ZahlungServices } from '../online/zahlung-services.ts';
import {
  asError,
  endOf,
  gleicheLaufAb,
  isUnbezahlt,
  laufAbsage,
  type ProbelaufServices,
  probeNummer,
  woOf,
} from './gleiche-lauf-ab.ts';
import {
  findLauf,
  findLetztenLauf,
  insertLauf,
  type Lauf,
  setLaufAnbieterId,
  setUnbezahlten,
} from './probelauf.repository.ts';
import { nichtBezahltText, schonBezahltText, verbotText } from './probelauf-texte.ts';

/** Each turn may find a try that has to be ended first. */
const most = 4;

/**
 * Begins a try, or goes on with the one that can be paid: two tabs, and two nodes, get the same address. Its row is
 * there before the provider is spoken to. What was paid meanwhile is returned first: nobody pays a second euro.
 */
export async function beginProbelauf(
  db: Db,
  { anbieter, ...rest }: ZahlungServices,
): Promise<{ adresse: string }> {
  if (!anbieter) throw new AppError('CONFLICT', 'Es ist kein Zahlungsanbieter eingerichtet.');
  const services = { ...rest, anbieter };
  for (let left = most; left > 0; left -= 1) {
    await refuseBezahlten(db, services);
    const lauf = await inTransaction(db, (db) => takeLauf(db, anbieter, services.now()));
    const adresse = isZahlbar(lauf, services.now())
      ? await begin(db, lauf, services)
      : await end(db, lauf, services);
    if (adresse !== undefined) return { adresse };
  }
  throw new AppError('CONFLICT', 'Das hat sich gerade geändert. Bitte versuchen Sie es noch einmal.');
}

async function refuseBezahlten(db: Db, services: ProbelaufServices): Promise<void> {
  const lauf = await findLetztenLauf(db, woOf(services.anbieter));
  if (!lauf || !(isUnbezahlt(lauf) || lauf.stand === 'bezahlt')) return;
  const { bezahltAt } = await gleicheLaufAb(db, lauf, services);
  if (bezahltAt !== null) throw new AppError('CONFLICT', schonBezahltText);
}

/** The one that is begun, or a new one. */
async function takeLauf(db: Tx, anbieter: ZahlungsAnbieter, now: Date): Promise<Lauf> {
  const wo = woOf(anbieter);
  const neu: Lauf = {
    ...{ id: ascendingId(), ...wo, anbieterId: null, betragCent: probelaufCent, stand: 'begonnen' },
    ...{ grund: null, createdAt: now.toISOString(), bezahltAt: null, beendetAt: null },
  };
  await insertLauf(db, neu);
  return (await findLetztenLauf(db, wo)) ?? neu;
}

function isZahlbar(lauf: Lauf, now: Date): boolean {
  const rest = endOf(lauf).getTime() - now.getTime();
  return lauf.stand === 'begonnen' && (lauf.anbieterId === null ? rest >= mindestensMs : rest > 0);
}

/** Nobody is to pay it any more; the next turn sees what came of it. */
async function end(db: Db, lauf: Lauf, services: ProbelaufServices): Promise<undefined> {
  if (lauf.anbieterId === null) return endUnbegonnenen(db, lauf, { grund: nichtBezahltText, services });
  const antwort = await services.anbieter.brichAb(lauf.anbieterId).catch(asError);
  if (antwort instanceof Error) throw laufAbsage(antwort, { lauf, schritt: 'beginnen', services });
}

/** Nobody ever got its address. */
async function endUnbegonnenen(
  db: Db,
  { id }: Lauf,
  { grund, services }: { grund: string; services: ProbelaufServices },
): Promise<undefined> {
  const beendetAt = services.now().toISOString();
  await inTransaction(db, (db) => setUnbezahlten(db, id, { stand: 'gescheitert', grund, beendetAt }));
}

/** Asks the provider to begin, again under the same id where it was asked before. */
async function begin(db: Db, lauf: Lauf, services: ProbelaufServices): Promise<string | undefined> {
  const { anbieter } = services;
  const antwort = await anbieter.beginne(await zahlungOf(db, lauf, services)).catch(asError);
  if (antwort instanceof Error) {
    const grund = verbotText(antwort, { anbieter, schritt: 'beginnen' });
    if (grund && lauf.anbieterId === null) await endUnbegonnenen(db, lauf, { grund, services });
    // Begun before, when the shop had another name or address: it is begun anew.
    if (antwort instanceof AnbieterError && antwort.isUnbekannt) return end(db, lauf, services);
    throw laufAbsage(antwort, { lauf, schritt: 'beginnen', services });
  }
  await inTransaction(db, (db) => setLaufAnbieterId(db, lauf.id, antwort.anbieterId));
  const danach = await findLauf(db, lauf.id);
  return danach?.stand === 'begonnen' ? antwort.adresse : undefined;
}

async function zahlungOf(db: Db, lauf: Lauf, { adresse }: ProbelaufServices): Promise<NeueZahlung> {
  const { angaben } = await readEinstellung(db, 'laden');
  const zurueck = `${adresse}/admin/einstellungen?feld=probezahlung&probezahlung=zurueck`;
  return {
    ...{ id: lauf.id, nummer: probeNummer, betragCent: lauf.betragCent, laeuftBis: endOf(lauf) },
    ...{ email: '', ladenName: angaben.name, ohne: [], erfolg: zurueck, abbruch: zurueck },
  };
}
