import { type Beleg, listBelegeVon } from '#features/beleg/server/index.ts';
import { readHinweisAngabe } from '#features/gewaehrleistung/server/index.ts';
import { bestellMarke } from '#features/post/bloecke.ts';
import type { Anhang, NachrichtArt, NeueNachricht } from '#features/post/nachricht.ts';
import { breakLinks } from '#features/post/render/break-links.ts';
import {
  type Post,
  queueNachrichten,
  withdrawNachrichten,
  type Zurueckgezogen,
} from '#features/post/server/index.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { Tx } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import { dhlDateiText } from '../../aktionen/dhl-datei-text.ts';
import { restPortoOf } from '../../aktionen/widerruf-teile.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { type GezeigteAngaben, gezeigteAngaben } from '../../gezeigte-angaben.ts';
import type { BestellungInhalt } from '../../kundensicht/bestellung-contract.ts';
import { belegeJe, mitBelegen, offeneBelege, type PostBeleg } from '../../post/post-belege.ts';
import { bestellungPost } from '../../post/post-bestellung.ts';
import { folgePost } from '../../post/post-nach-ereignis.ts';
import { neueBestellungPost } from '../../post/post-neue-bestellung.ts';
import { rechnungPost } from '../../post/post-rechnung.ts';
import { stornoMeldungPost } from '../../post/post-storno-meldung.ts';
import { erneutOf, ueberholtVon } from '../../post/post-ueberholt.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { hatUebergabe } from '../beleg/to-berechnet.ts';
import { toBestellung } from '../kundensicht/to-bestellung.ts';

/**
 * The shop's own address, which completes the links in its messages. `null`: nothing is written, as for the
 * past that the example workshop is made with.
 */
export type PostAdresse = string | null;

const href = '/admin/bestellungen';

/** What the workshop is told, and how it is told many of them at once. */
const meldung = {
  neueBestellung: { art: 'neueBestellung', sammel: { was: 'neue Bestellungen', href } },
  stornoMeldung: { art: 'stornoMeldung', sammel: { was: 'Stornierungen', href } },
} as const;

/** `nr`: the event that is written about; without it the latest. `einstellungen`: as the outbox takes them. */
type Weg = { adresse: PostAdresse; now: Date; nr?: number; einstellungen?: Post['einstellungen'] };

/**
 * Queues what an order's customer has to read of an event, in the transaction of that event, from what is
 * stored: so a message says what the order's page says. Who has no e-mail address gets none.
 */
export function writePost(db: Tx, akte: Auftragsakte, weg: Weg): Promise<void> {
  return writePostOfAll(db, [akte], weg);
}

/** The same for several orders, of which none occurs twice. */
export async function writePostOfAll(db: Tx, akten: Auftragsakte[], { adresse, ...weg }: Weg): Promise<void> {
  if (adresse === null) return;
  const zurueckgezogen = await withdrawUeberholte(db, akten, weg);
  const belegte = akten.flatMap(({ auftrag: { id, email }, ereignisse }) =>
    email !== '' && hatUebergabe(ereignisse) ? id : [],
  );
  const alleBelege = await listBelegeVon(db, belegte);
  const nachrichten: NeueNachricht[] = [];
  for (const akte of akten) {
    const { id } = akte.auftrag;
    const eigene = zurueckgezogen.filter(({ auftragId }) => auftragId === id);
    const belege = alleBelege.get(id) ?? [];
    nachrichten.push(...(await nachrichtenOf(db, { akte, zurueckgezogen: eigene, belege }, weg)));
  }
  await queueNachrichten(db, nachrichten, { adresse, ...weg });
}

type Anlass = Pick<Weg, 'now' | 'nr'>;

function ereignisOf({ ereignisse }: Auftragsakte, { nr = ereignisse.length }: Anlass) {
  const ereignis = ereignisse[nr - 1];
  return ereignis && { ...ereignis, nr };
}

/** Takes back messages that still wait and are not true any more; those that were. */
async function withdrawUeberholte(db: Tx, akten: Auftragsakte[], anlass: Anlass): Promise<Zurueckgezogen[]> {
  const artenOf = (akte: Auftragsakte) => {
    const ereignis = ereignisOf(akte, anlass);
    return ereignis ? ueberholtVon(ereignis, akte) : [];
  };
  const alle: Zurueckgezogen[] = [];
  for (const gruppe of Map.groupBy(akten, (akte) => artenOf(akte).join()).values()) {
    const ids = gruppe.map(({ auftrag }) => auftrag.id);
    const arten = gruppe[0] ? artenOf(gruppe[0]) : [];
    alle.push(...(await withdrawNachrichten(db, { wer: 'auftragId', ids, arten }, anlass.now)));
  }
  return alle;
}

/** An order with its messages that were taken back, and the documents that its customer can get. */
type Stoff = { akte: Auftragsakte; zurueckgezogen: Zurueckgezogen[]; belege: Beleg[] };

async function nachrichtenOf(
  db: Tx,
  { akte, zurueckgezogen, belege }: Stoff,
  anlass: Anlass,
): Promise<NeueNachricht[]> {
  const { auftrag: row, posten, ereignisse, lage } = akte;
  const { id: auftragId, email } = row;
  const bestellung = toBestellung(row, posten, { ereignisse, belege });
  const { vorname, nachname } = bestellung.rechnung;
  const an = { email, name: breakLinks(`${vorname} ${nachname}`.trim()) };
  const ereignis = ereignisOf(akte, anlass);
  const bezahlt = centToEuro(lage.bezahltCent);
  const kundschaft: Kundenpost[] = [];
  const werkstatt: Omit<NeueNachricht, 'an' | 'auftragId' | 'antwortAn'>[] = [];
  const neu = neuesOf(akte, ereignis, { zurueckgezogen, now: anlass.now });
  if (neu.isBestaetigt) {
    const damals = gezeigteAngaben.parse(JSON.parse(row.gezeigt));
    const post = bestellungPost(bestellung, { ...damals, hinweis: await hinweisOf(db, damals) });
    kundschaft.push({ art: 'bestellung', ...post, ...neu.spaeter });
  }
  if (neu.isGemeldet)
    werkstatt.push({ ...meldung.neueBestellung, ...neueBestellungPost(bestellung), ...neu.spaeter });
  if (ereignis) {
    const eigene = neu.sagtAlles ? [] : [ereignis];
    const alle = [...eigene, ...erneutOf(ereignis, zurueckgezogen, akte)];
    const offene = offeneOf(belege, { nr: ereignis.nr, zurueckgezogen });
    kundschaft.push(...folgenOf(akte, bestellung, { ereignis, alle, belege: offene }));
    const marke = dhlDateiText(ereignisse, 'weg');
    if (ereignis.typ === 'storniert' && ereignis.angaben.grund === 'kunde')
      werkstatt.push({ ...meldung.stornoMeldung, ...stornoMeldungPost(bestellung, { bezahlt, marke }) });
  }
  return [
    ...(email === ''
      ? []
      : kundschaft.map((one) => ({ ...one, an, auftragId, widerruf: `/widerruf#${bestellMarke}` }))),
    ...werkstatt.map((one) => ({
      ...{ ...one, an: 'werkstatt' as const, auftragId },
      ...(email === '' ? {} : { antwortAn: email }),
    })),
  ];
}

type Kundenpost = Omit<NeueNachricht, 'an' | 'auftragId'>;
type Nummeriert = Ereignis & { nr: number };

/** What its customer reads of these events, with the documents that come now, in a message of their own if need be. */
function folgenOf(
  { auftrag, posten, ereignisse, lage }: Auftragsakte,
  bestellung: BestellungInhalt,
  { ereignis, alle, belege }: { ereignis: Nummeriert; alle: Nummeriert[]; belege: PostBeleg[] },
): Kundenpost[] {
  const portoCent = restPortoOf(auftrag.versandCent, ereignisse);
  const folgen = alle.flatMap((one) => {
    const post = folgePost(bestellung, one, { lage, posten, ereignisse, portoCent });
    return post ? { nr: one.nr, post } : [];
  });
  const { nr, typ } = ereignis;
  const je = belegeJe(belege, { nr, geschrieben: folgen.map(({ nr }) => nr) });
  const uebrige = je.get(undefined);
  return [
    ...folgen.map(({ nr, post }) => mitBelegen(post, je.get(nr) ?? [])),
    ...(uebrige ? [{ art: 'rechnung' as const, ...rechnungPost(bestellung, { typ, belege: uebrige }) }] : []),
  ];
}

/** Those of an order's documents that its customer has to get now. */
function offeneOf(
  belege: Beleg[],
  { nr, zurueckgezogen }: { nr: number; zurueckgezogen: Zurueckgezogen[] },
): PostBeleg[] {
  const nichtFort = zurueckgezogen.flatMap((one) => one.belege);
  // One that cannot be read is not sent: nobody knows what it is called.
  return offeneBelege(belege, { nr, nichtFort }).flatMap(({ inhalt, ...beleg }) =>
    inhalt ? [{ ...beleg, inhalt }] : [],
  );
}

/** Milliseconds that the confirmation of an order waits for its money, so that it can say that it is paid. */
const wartenMs = 3 * 60_000;

/**
 * What is written of a new order: with its first event; and once more when that was withdrawn because it was paid, or
 * its way to pay changed, before anything went out: then it says that, too (`sagtAlles`).
 */
function neuesOf(
  { auftrag, lage }: Auftragsakte,
  ereignis: Ereignis | undefined,
  { zurueckgezogen, now }: { zurueckgezogen: Zurueckgezogen[]; now: Date },
) {
  if (ereignis?.typ === 'bestellt') {
    const wartet = zahlwegOf(auftrag.zahlart).isOnline && lage.stand === 'offen';
    const spaeter = wartet ? { erstAb: new Date(now.getTime() + wartenMs) } : {};
    return { isBestaetigt: true, isGemeldet: !ereignis.angaben.telefon, sagtAlles: true, spaeter };
  }
  // Of an order that is cancelled meanwhile nobody needs to hear that it was made.
  const is = (art: NachrichtArt) =>
    ereignis?.typ !== 'storniert' && zurueckgezogen.some((one) => one.art === art);
  const isBestaetigt = is('bestellung');
  const sagtAlles = isBestaetigt && (ereignis?.typ === 'zahlung' || ereignis?.typ === 'zahlart');
  return { isBestaetigt, isGemeldet: is('neueBestellung'), sagtAlles, spaeter: {} };
}

/** The guarantee notice that the shopper saw, as an attachment. */
async function hinweisOf(db: Tx, { gewaehrleistung }: GezeigteAngaben): Promise<Anhang | undefined> {
  const angabe = gewaehrleistung === undefined ? undefined : await readHinweisAngabe(db, gewaehrleistung);
  return angabe && { art: 'gewaehrleistung', hash: angabe.hash, name: 'Gewährleistung' };
}
