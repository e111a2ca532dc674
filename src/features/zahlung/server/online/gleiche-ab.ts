import { bookOnlineZahlung, readZahlstaende } from '#features/auftrag/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import { gebuehrCentOf } from '#features/zahlarten/gebuehr.ts';
import { type OnlineWeg, schalterOf } from '#features/zahlarten/online-wege.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import { naechstePruefung } from '../../online/pruef-zeit.ts';
import { AnbieterError, type Zahlungsauskunft } from '../anbieter/anbieter.ts';
import { type Geduld, orImpatient } from '../anbieter/geduld.ts';
import { requestErstattung } from '../erstattung/request-erstattung.ts';
import { endOhneAuskunft, endWithNotiz } from './end-with-notiz.ts';
import { automatisch, isBei, type ZahlungServices } from './zahlung-services.ts';
import { endVersuch, findVersuch, setPruefung, type Versuch } from './zahlungsversuch.repository.ts';

/** An answer that is younger is not asked for again while a shopper's page waits. */
const frischMs = 2000;

const waehrung = 'EUR';

const zweiStellen = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** For a shopper who waits an answer of the last seconds will do, also none. */
type Weise = Geduld & {
  /** An attempt that ended unpaid is asked about too: the provider says that something is new. */
  isAuchBeendet?: boolean;
};

/**
 * Asks the provider how an attempt stands, and does what follows: books its money, once, or ends it. The page that
 * the shopper comes back to, messages of the provider and the job all call this, at the same time too. Throws an
 * `AnbieterError` without an answer.
 */
export async function gleicheVersuchAb(
  db: Db,
  versuchId: string,
  { isAuchBeendet = false, ...weise }: ZahlungServices & Weise,
): Promise<void> {
  const versuch = await findVersuch(db, versuchId);
  if (!versuch || !(isLaufend(versuch) || (isAuchBeendet && isUnbezahltBeendet(versuch)))) return;
  if (weise.isGeduldig && isFrisch(versuch, weise.now())) return;
  const { anbieterId } = versuch;
  if (anbieterId === null) return waitForBeginn(db, versuch, weise.now());
  const { anbieter } = weise;
  if (!isBei(versuch, anbieter)) return noteOhneAuskunft(db, versuch, { services: weise });
  const antwort = await orImpatient(anbieter.lies(anbieterId), weise).catch((error: unknown) => ({ error }));
  if (!('error' in antwort)) return note(db, versuch, { auskunft: antwort, services: weise });
  if (weise.isGeduldig)
    await inTransaction(db, (db) => setPruefung(db, versuchId, { geprueftAt: weise.now().toISOString() }));
  await noteOhneAuskunft(db, versuch, { error: antwort.error, services: weise });
}

/** One that ended before stays as it is, where its provider will never say more. */
async function noteOhneAuskunft(
  db: Db,
  versuch: Versuch,
  anlass: { error?: unknown; services: ZahlungServices },
): Promise<void> {
  if (isLaufend(versuch)) return endOhneAuskunft(db, versuch, anlass);
  const { error } = anlass;
  if (error !== undefined && !(error instanceof AnbieterError && error.isUnbekannt)) throw error;
}

export function isLaufend({ stand }: Versuch): boolean {
  return stand === 'beginnt' || stand === 'offen';
}

function isUnbezahltBeendet({ stand }: Versuch): boolean {
  return stand === 'abgebrochen' || stand === 'abgelaufen';
}

function isFrisch({ geprueftAt }: Versuch, now: Date): boolean {
  if (geprueftAt === null) return false;
  const age = now.getTime() - Date.parse(geprueftAt);
  return age >= 0 && age < frischMs;
}

/**
 * The provider was asked to begin, and nobody knows what it said: the next try of the shopper asks again. Nobody ever
 * got its address, so it ends with its time.
 */
async function waitForBeginn(db: Db, versuch: Versuch, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    if (versuch.laeuftBis > now.toISOString())
      return setPruefung(db, versuch.id, { pruefenAt: naechstePruefung(versuch, now) });
    await endVersuch(db, versuch.id, { stand: 'abgelaufen', at: now, von: ['beginnt'] });
  });
}

type Antwort = { auskunft: Zahlungsauskunft; services: ZahlungServices };

async function note(db: Db, versuch: Versuch, { auskunft, services }: Antwort): Promise<void> {
  const now = services.now();
  if (auskunft.stand === 'bezahlt') return noteBezahlt(db, versuch, { auskunft, services });
  await inTransaction(db, async (db) => {
    if (auskunft.stand === 'zu') await endVersuch(db, versuch.id, { stand: 'abgelaufen', at: now });
    else
      await setPruefung(db, versuch.id, {
        geprueftAt: now.toISOString(),
        pruefenAt: naechstePruefung(versuch, now),
      });
  });
}

async function noteBezahlt(db: Db, versuch: Versuch, { auskunft, services }: Antwort): Promise<void> {
  const { id, auftragId, betragCent, modus, stand } = versuch;
  // One that ended meanwhile counts too, if the provider was asked about it all the same.
  const von = isLaufend(versuch) ? undefined : [stand];
  if (auskunft.betragCent !== betragCent || auskunft.waehrung !== waehrung) {
    const text = abweichendText(betragCent, auskunft);
    return endWithNotiz(db, versuch, { stand: 'abweichend', text, von, ...services });
  }
  const { weg } = auskunft;
  const { adresse } = services;
  const at = services.now();
  // Where no money moves nothing is taken of it.
  const gebuehr = weg && modus === 'live' ? await readGebuehr(db, betragCent, weg) : {};
  const online = { versuch: id, modus, ...(weg ? { weg } : {}), ...gebuehr };
  const isJetzt = await bookOnlineZahlung(
    db,
    { auftragId, betragCent, online },
    {
      ...{ now: at, adresse },
      note: (db) => endVersuch(db, id, { stand: 'bezahlt', at, weg: weg ?? null, von }),
    },
  );
  if (isJetzt) await returnVergebliches(db, versuch, services);
}

/** What the provider takes of it, by what the settings say now; nothing where no fee is entered. */
async function readGebuehr(db: Db, betragCent: number, weg: OnlineWeg): Promise<{ gebuehrCent?: number }> {
  const { wege } = (await readEinstellung(db, 'zahlung')).angaben.online;
  const gebuehrCent = gebuehrCentOf(betragCent, wege[schalterOf(weg)]);
  return gebuehrCent > 0 ? { gebuehrCent } : {};
}

/**
 * Money that came for an order of which nothing is left goes back by itself (facts §1.4): nobody has to see it first.
 * Where that does not work now its owner finds it among the problems.
 */
async function returnVergebliches(
  db: Db,
  { auftragId, betragCent }: Versuch,
  services: ZahlungServices,
): Promise<void> {
  const stand = (await readZahlstaende(db, [auftragId])).get(auftragId);
  const cent = Math.min(betragCent, stand?.zurueckCent ?? 0);
  if (!stand?.isAus || cent === 0) return;
  const erstattung = { id: auftragId, betrag: centToEuro(cent), weg: 'anbieter' as const };
  await requestErstattung(db, erstattung, { ...services, von: automatisch }).catch((err: unknown) => {
    if (!(err instanceof AppError)) throw err;
    services.log.error({ err, auftragId }, 'money for an order that is over could not be returned');
  });
}

function abweichendText(verlangtCent: number, gemeldet: Zahlungsauskunft): string {
  const betrag =
    gemeldet.waehrung === waehrung
      ? euro(gemeldet.betragCent)
      : `${zweiStellen.format(centToEuro(gemeldet.betragCent))} ${gemeldet.waehrung}`;
  return `Der Zahlungsanbieter meldet eine Zahlung über ${betrag}, verlangt waren ${euro(verlangtCent)}. Deshalb ist nichts gebucht. Bitte sehen Sie beim Zahlungsanbieter nach.`;
}

function euro(cent: number): string {
  return formatEuro(centToEuro(cent));
}
