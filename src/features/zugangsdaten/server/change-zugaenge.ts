import type { Umgebung } from '#features/einstellung/umgebung.ts';
import type { OnlineWeg } from '#features/zahlarten/online-wege.ts';
import { readOnlineAngebot } from '#features/zahlarten/server/index.ts';
import { refreshAngebot, wegeOhneAntwort, type ZahlungsAnbieter } from '#features/zahlung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Pruefung, SmtpZugang, ZahlungZugang } from '../contract.ts';
import { type Auskunft, askAnbieter, checkMailserver, pruefungOf } from './check-verbindung.ts';
import { readZugaenge } from './read-zugaenge.ts';
import { type Aenderung, removeZugang, saveZugang } from './save-zugang.ts';
import type { Zugaenge } from './zugaenge.ts';
import { smtpUrlOf } from './zugang-form.ts';
import { findZugang, type ZugangName } from './zugangsdaten.repository.ts';

/** Milliseconds that a removal waits for the provider which holds from then on. */
const refreshMs = 5000;

export type ZugangServices = {
  zugaenge: Zugaenge;
  /** The shop's public address, without a trailing slash. */
  adresse: string;
  now: () => Date;
  /** Throws (409) where an open shop would lack what it needs to be open, once this holds. */
  refuseLuecke: (neu: Neu) => Promise<void>;
  log: { error: (entry: object, message: string) => void };
};

type Neu = Partial<Pick<Umgebung, 'smtp' | 'zahlung'>> & { onlineWege?: OnlineWeg[] };

/** `trotzdem`: it is stored also if the check fails. */
type Eingabe<Zugang> = Omit<Aenderung, 'name' | 'now'> & { zugang: Zugang; trotzdem: boolean };
type Gespeichert = { gespeichert: boolean; pruefung: Pruefung };

export function saveSmtp(
  db: Db,
  eingabe: Eingabe<SmtpZugang>,
  services: ZugangServices,
): Promise<Gespeichert> {
  const check = () => checkMailserver(smtpUrlOf(eingabe.zugang));
  // With a mail server an open shop lacks nothing.
  return save(db, { ...eingabe, name: 'smtp', check, refuse: async () => {} }, services);
}

export async function saveZahlung(
  db: Db,
  eingabe: Eingabe<ZahlungZugang>,
  services: ZugangServices,
): Promise<Gespeichert> {
  const { anbieter } = services.zugaenge.oeffne(eingabe.zugang);
  let auskunft: Auskunft | undefined;
  const check = async () => {
    auskunft = await askAnbieter(anbieter);
    return pruefungOf(anbieter, auskunft);
  };
  const refuse = async () => {
    if ((await services.zugaenge.zahlung()).quelle === 'umgebung') return;
    const onlineWege = await wegeNach(db, anbieter, auskunft);
    const zahlung = { anbieter: eingabe.zugang.anbieter, modus: anbieter.modus };
    await services.refuseLuecke({ zahlung, onlineWege });
  };
  const ergebnis = await save(db, { ...eingabe, name: 'zahlung', check, refuse }, services);
  if (!ergebnis.gespeichert) return ergebnis;
  const { quelle, row, weg } = await services.zugaenge.zahlung();
  // Another person may have saved the next one already: what was asked says nothing of that.
  const isDieser = row?.version === eingabe.version + 1;
  if (quelle === 'einstellung')
    await refresh(
      db,
      services,
      isDieser && weg && auskunft ? { anbieter: weg.anbieter, auskunft } : undefined,
    );
  return ergebnis;
}

/** What the shop will offer: as `refreshAngebot` stores it. */
async function wegeNach(
  db: Db,
  anbieter: ZahlungsAnbieter,
  auskunft: Auskunft | undefined,
): Promise<OnlineWeg[]> {
  if (auskunft && 'wege' in auskunft) return auskunft.wege;
  return wegeOhneAntwort(await readOnlineAngebot(db), anbieter, auskunft?.error);
}

type Vorhaben = Eingabe<SmtpZugang | ZahlungZugang> & {
  name: ZugangName;
  check: () => Promise<Pruefung>;
  refuse: () => Promise<void>;
};

/** Asks before it stores: what does not work would take the place of what does. Nothing is locked meanwhile. */
async function save(
  db: Db,
  { trotzdem, check, refuse, ...aenderung }: Vorhaben,
  services: ZugangServices,
): Promise<Gespeichert> {
  const { name, version } = aenderung;
  const { zugaenge, now } = services;
  const { schluessel } = zugaenge;
  if (!schluessel.isMoeglich) schluessel.hole();
  if (((await findZugang(db, name))?.version ?? 0) !== version) throw await conflict(db, name, services);
  const pruefung = await check();
  if (!pruefung.ok && !trotzdem) return { gespeichert: false, pruefung };
  await refuse();
  const isSaved = await saveZugang(db, { ...aenderung, schluessel, now: now() });
  if (!isSaved) throw await conflict(db, name, services);
  return { gespeichert: true, pruefung };
}

/** Takes away what the settings have. */
export async function entferne(
  db: Db,
  aenderung: Omit<Aenderung, 'now'>,
  services: ZugangServices,
): Promise<void> {
  const { name, version } = aenderung;
  if (((await findZugang(db, name))?.version ?? 0) !== version) throw await conflict(db, name, services);
  const { quelle } = await services.zugaenge[name]();
  if (quelle === 'einstellung') await services.refuseLuecke(await ohne(name, services));
  const isRemoved = await removeZugang(db, { ...aenderung, now: services.now() });
  if (!isRemoved) throw await conflict(db, name, services);
  if (name === 'zahlung') await refresh(db, services);
}

/** What holds without an access of the settings. */
async function ohne(name: ZugangName, { zugaenge: { probe } }: ZugangServices): Promise<Neu> {
  if (name === 'smtp') return { smtp: false };
  if (!probe) return { zahlung: undefined, onlineWege: [] };
  return { zahlung: { anbieter: 'probe', modus: probe.modus }, onlineWege: await probe.leseWege() };
}

async function conflict(db: Db, name: ZugangName, { zugaenge, adresse }: ZugangServices): Promise<AppError> {
  const data = await readZugaenge(db, zugaenge, { adresse });
  return new AppError('CONFLICT', `${data[name].von ?? 'Jemand'} hat das inzwischen geändert.`, { data });
}

/** Asks the mail server or the provider of the access that holds. */
export async function pruefe(db: Db, name: ZugangName, services: ZugangServices): Promise<Pruefung> {
  const stand = await services.zugaenge[name]();
  if (stand.unlesbar) return { ok: false, text: unlesbarText };
  if (stand.weg === undefined) return { ok: false, text: fehltText[name] };
  if (typeof stand.weg === 'string') return checkMailserver(stand.weg);
  const { anbieter } = stand.weg;
  const auskunft = await askAnbieter(anbieter);
  await refresh(db, services, { anbieter, auskunft });
  return pruefungOf(anbieter, auskunft);
}

const unlesbarText =
  'Die gespeicherten Zugangsdaten lassen sich mit dem Schlüssel dieser Installation nicht öffnen. Bitte geben Sie sie neu ein.';
const fehltText = {
  smtp: 'Es ist kein Mailserver eingerichtet. Bitte geben Sie die Zugangsdaten ein.',
  zahlung: 'Es ist kein Zahlungsanbieter eingerichtet. Bitte geben Sie die Zugangsdaten ein.',
};

/**
 * What the shop offers from now on, by what its provider has just said, if that was asked. The job would take up to an
 * hour; it also does it if this fails.
 */
async function refresh(db: Db, { zugaenge, now, log }: ZugangServices, gefragt?: Gefragt): Promise<void> {
  const mitAntwort = gefragt && { ...gefragt.anbieter, leseWege: () => sag(gefragt.auskunft) };
  const lies = async () => {
    const anbieter = await zugaenge.sicher();
    return anbieter && anbieter === gefragt?.anbieter ? mitAntwort : anbieter;
  };
  try {
    await refreshAngebot(db, lies, { now: now(), signal: AbortSignal.timeout(refreshMs) });
  } catch (err) {
    log.error({ err }, 'payment provider does not say what it offers');
  }
}

type Gefragt = { anbieter: ZahlungsAnbieter; auskunft: Auskunft };

async function sag(auskunft: Auskunft) {
  if ('error' in auskunft) throw auskunft.error;
  return auskunft.wege;
}
