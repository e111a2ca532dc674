import { endErstattung, readZahlstaende } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import {
  isNachZweiWochen,
  naechsteErstattungPruefung,
  nochmalErstattung,
} from '../../erstattung/pruef-zeit.ts';
import { AnbieterError, type Erstattungsauskunft, type ZahlungsAnbieter } from '../anbieter/anbieter.ts';
import { anbieterName } from '../anbieter/anbieter-name.ts';
import { type Geduld, orImpatient } from '../anbieter/geduld.ts';
import { automatisch, isBei, type ZahlungServices } from '../online/zahlung-services.ts';
import { findVersuch, type Versuch } from '../online/zahlungsversuch.repository.ts';
import {
  type Erstattung,
  findErstattung,
  laufendeStaende,
  listErstattungen,
  setErstattung,
} from './erstattung.repository.ts';
import { noteUeberfaellig } from './note-ueberfaellig.ts';
import { uebrigCentOf } from './rueckzahlbar.ts';

/** A refund with the payment that it is of. */
type Fall = { erstattung: Erstattung; versuch: Versuch };

/**
 * Asks the provider how money that goes back stands, or to return it, and does what follows, once: the order says that
 * it was returned, or that it has to be returned otherwise. The owner's click, the provider's messages and the job call
 * this, at the same time too. Throws an `AnbieterError` without an answer.
 */
export async function gleicheErstattungAb(
  db: Db,
  id: string,
  { isGeduldig = false, ...services }: ZahlungServices & Geduld,
): Promise<void> {
  const erstattung = await findErstattung(db, id);
  if (erstattung?.versuchId == null || !isOffen(erstattung)) return;
  const versuch = await findVersuch(db, erstattung.versuchId);
  if (!versuch) return;
  const fall = { erstattung, versuch };
  const { anbieter } = services;
  if (!isBei(versuch, anbieter) || versuch.anbieterId === null) return noteOhneAnbieter(db, fall, services);
  const { anbieterId: zahlungId } = versuch;
  const auskunft = ask(db, anbieter, { ...erstattung, versuch, zahlungId });
  const antwort = await orImpatient(auskunft, { isGeduldig }).catch((error: unknown) => ({ error }));
  if ('error' in antwort) return noteFehler(db, fall, { error: antwort.error, services });
  await noteStand(db, fall, { auskunft: antwort, services });
}

/** Whether the provider may still say something new: what is done may fail for two weeks. */
function isOffen({ stand, pruefenAt }: Erstattung): boolean {
  return isLaufend(stand) || (stand === 'erledigt' && pruefenAt !== null);
}

function isLaufend(stand: Erstattung['stand']): boolean {
  return (laufendeStaende as readonly string[]).includes(stand);
}

type Anfrage = { versuch: Versuch; zahlungId: string };

/** What the provider has not answered to is asked for again, by the same id. */
async function ask(
  db: Db,
  anbieter: ZahlungsAnbieter,
  { id, auftragId, anbieterId, betragCent, versuch, zahlungId }: Erstattung & Anfrage,
): Promise<Erstattungsauskunft> {
  if (anbieterId !== null) return anbieter.liesErstattung({ anbieterId, zahlungId });
  const nummer = (await readZahlstaende(db, [auftragId])).get(auftragId)?.nummer ?? '';
  const andere = (await listErstattungen(db, auftragId)).filter((one) => one.id !== id);
  const uebrigCent = uebrigCentOf(versuch, andere);
  return anbieter.erstatte({ id, zahlungId, betragCent, uebrigCent, nummer });
}

type Antwort = { auskunft: Erstattungsauskunft; services: ZahlungServices };

async function noteStand(db: Db, fall: Fall, { auskunft, services }: Antwort): Promise<void> {
  const { erstattung } = fall;
  const { anbieterId, stand } = auskunft;
  const now = services.now();
  if (stand === 'gescheitert')
    return noteEnde(db, fall, { ende: 'gescheitert', anbieterId, services, grund: spaetText(fall) });
  const isErledigt = stand === 'erledigt' || erstattung.stand === 'erledigt';
  const pruefenAt = naechsteErstattungPruefung(erstattung, { now, isErledigt });
  if (stand === 'erledigt' && isLaufend(erstattung.stand))
    return noteEnde(db, fall, { ende: 'erledigt', anbieterId, services, pruefenAt });
  await noteUeberfaellig(db, fall, services);
  const neu = { anbieterId, pruefenAt, geprueftAt: now.toISOString() };
  await inTransaction(db, (db) =>
    isErledigt
      ? setErstattung(db, { id: erstattung.id, von: ['erledigt'] }, neu)
      : setErstattung(db, { id: erstattung.id, von: laufendeStaende }, { ...neu, stand: 'laeuft' }),
  );
}

function spaetText({ erstattung, versuch }: Fall): string {
  const name = anbieterName(versuch.anbieter);
  return erstattung.stand === 'erledigt'
    ? `Das Geld kam bei der Kundschaft nicht an, sagt ${name} nachträglich.`
    : `${name} konnte das Geld nicht zurückzahlen.`;
}

type Ende = {
  ende: 'erledigt' | 'gescheitert';
  anbieterId?: string;
  grund?: string;
  pruefenAt?: string | null;
  services: ZahlungServices;
};

async function noteEnde(
  db: Db,
  { erstattung: { id, auftragId } }: Fall,
  { ende, anbieterId, grund, pruefenAt = null, services }: Ende,
): Promise<void> {
  const now = services.now();
  const at = now.toISOString();
  const von = ende === 'erledigt' ? laufendeStaende : [...laufendeStaende, 'erledigt' as const];
  const isJetzt = await endErstattung(
    db,
    {
      ...{ auftragId, erstattung: id, ende },
      note: (db) =>
        setErstattung(
          db,
          { id, von },
          {
            ...{ stand: ende, pruefenAt, geprueftAt: at, beendetAt: at },
            ...(anbieterId === undefined ? {} : { anbieterId }),
            ...(grund === undefined ? {} : { grund }),
          },
        ),
    },
    { von: automatisch, now, adresse: services.adresse },
  );
  if (isJetzt && ende === 'gescheitert')
    services.log.error({ erstattungId: id, auftragId }, 'money could not be returned and needs a person');
}

/** What the provider refuses for good has failed; without an answer it is asked again, and nobody knows till then. */
async function noteFehler(
  db: Db,
  fall: Fall,
  { error, services }: { error: unknown; services: ZahlungServices },
): Promise<void> {
  const { erstattung } = fall;
  const now = services.now();
  const isErledigt = erstattung.stand === 'erledigt';
  const grund = error instanceof AnbieterError && !isErledigt && ablehnungText(fall, { error, now });
  if (grund) return noteEnde(db, fall, { ende: 'gescheitert', grund, services });
  await noteUeberfaellig(db, fall, services);
  // What is done and can not be asked about any more stays done.
  const pruefenAt =
    isErledigt && isNachZweiWochen(erstattung, now) ? null : nochmalErstattung(erstattung, now);
  const neu = { pruefenAt, geprueftAt: now.toISOString() };
  const { id } = erstattung;
  await inTransaction(db, async (db) => {
    if (erstattung.anbieterId !== null) await setErstattung(db, { id, von: ['laeuft', 'erledigt'] }, neu);
    else await setErstattung(db, { id, von: ['beantragt', 'unklar'] }, { ...neu, stand: 'unklar' });
  });
  throw error;
}

/** What the provider has taken on once it may find again for two weeks: till then another key may be a mistake. */
function ablehnungText(
  { erstattung, versuch }: Fall,
  { error: { isAbgelehnt, isUnbekannt }, now }: { error: AnbieterError; now: Date },
): string | undefined {
  const name = anbieterName(versuch.anbieter);
  if (erstattung.anbieterId !== null)
    return isUnbekannt && isNachZweiWochen(erstattung, now)
      ? `${name} findet diese Rückzahlung nicht mehr. Bitte sehen Sie dort nach, bevor Sie überweisen.`
      : undefined;
  if (isAbgelehnt)
    return `${name} lehnt die Rückzahlung ab. Vielleicht ist das Geld dort schon zurückgezahlt: Bitte sehen Sie dort nach, bevor Sie überweisen.`;
  // Also a payment that is not there: the key may be of another account, and the money gone.
  if (isNochFrisch(erstattung, now)) return undefined;
  if (isUnbekannt)
    return `${name} findet diese Zahlung nicht. Ob das Geld zurückging, weiß der Laden nicht: Bitte sehen Sie dort nach, bevor Sie überweisen.`;
  // The law wants the money back in two weeks, so nobody may wait for a silent provider.
  return `${name} hat das Geld einen Tag lang nicht zurückgezahlt oder nicht geantwortet. Ob es zurückging, weiß der Laden nicht: Bitte sehen Sie dort nach, bevor Sie überweisen.`;
}

const dayMs = 24 * 3_600_000;

function isNochFrisch({ createdAt }: Erstattung, now: Date): boolean {
  return now.getTime() < Date.parse(createdAt) + dayMs;
}

/**
 * The provider is not there any more, or another key: for a day that may be a mistake, and for two weeks of what it has
 * taken on, because that goes on without the shop. What is done stays so; of what is not a person has to find out.
 */
async function noteOhneAnbieter(db: Db, fall: Fall, services: ZahlungServices): Promise<void> {
  const { erstattung, versuch } = fall;
  const now = services.now();
  if (erstattung.stand === 'erledigt') {
    const { id } = erstattung;
    await inTransaction(db, (db) => setErstattung(db, { id, von: ['erledigt'] }, { pruefenAt: null }));
    return;
  }
  const isZuWarten =
    erstattung.anbieterId === null ? isNochFrisch(erstattung, now) : !isNachZweiWochen(erstattung, now);
  const name = anbieterName(versuch.anbieter);
  if (versuch.modus === 'live' && isZuWarten)
    return noteFehler(db, fall, {
      error: new AnbieterError(`The shop has no ${versuch.anbieter} to ask.`),
      services,
    });
  const grund = `${name} ist nicht mehr eingerichtet. Ob das Geld zurückging, weiß der Laden nicht: Bitte sehen Sie dort nach, bevor Sie überweisen.`;
  return noteEnde(db, fall, { ende: 'gescheitert', grund, services });
}
