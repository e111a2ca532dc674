import { readHinweisAngabe } from '#features/gewaehrleistung/server/index.ts';
import { bestellMarke } from '#features/post/bloecke.ts';
import type { Anhang, NachrichtArt, NeueNachricht } from '#features/post/nachricht.ts';
import { breakLinks } from '#features/post/render/break-links.ts';
import { type Post, queueNachrichten, withdrawNachricht } from '#features/post/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import { dhlDateiText } from '../../aktionen/dhl-datei-text.ts';
import { restPortoOf } from '../../aktionen/widerruf-teile.ts';
import { type GezeigteAngaben, gezeigteAngaben } from '../../gezeigte-angaben.ts';
import { bestellungPost } from '../../post/post-bestellung.ts';
import { folgePost } from '../../post/post-nach-ereignis.ts';
import { neueBestellungPost } from '../../post/post-neue-bestellung.ts';
import { stornoMeldungPost } from '../../post/post-storno-meldung.ts';
import { erneutOf, ueberholtVon } from '../../post/post-ueberholt.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
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
export async function writePost(db: Tx, akte: Auftragsakte, { adresse, nr, ...weg }: Weg): Promise<void> {
  if (adresse === null) return;
  const { now } = weg;
  const { auftrag: row, posten, ereignisse, lage } = akte;
  const { id: auftragId, email } = row;
  const bestellung = toBestellung(row, posten, ereignisse);
  const { vorname, nachname } = bestellung.rechnung;
  const an = { email, name: breakLinks(`${vorname} ${nachname}`.trim()) };
  const ereignis = ereignisse.at(nr === undefined ? -1 : nr - 1);
  const bezahlt = centToEuro(lage.bezahltCent);
  const kundschaft: Omit<NeueNachricht, 'an' | 'auftragId'>[] = [];
  const werkstatt: Omit<NeueNachricht, 'an' | 'auftragId' | 'antwortAn'>[] = [];
  if (ereignis?.typ === 'bestellt') {
    const damals = gezeigteAngaben.parse(JSON.parse(row.gezeigt));
    const post = bestellungPost(bestellung, { ...damals, hinweis: await hinweisOf(db, damals) });
    kundschaft.push({ art: 'bestellung', ...post });
    if (!ereignis.angaben.telefon)
      werkstatt.push({ ...meldung.neueBestellung, ...neueBestellungPost(bestellung) });
  } else if (ereignis) {
    const zurueckgezogen = await withdrawAll(
      db,
      { auftragId, arten: ueberholtVon(ereignis, ereignisse) },
      now,
    );
    for (const one of [ereignis, ...erneutOf(ereignis, zurueckgezogen, akte)]) {
      const portoCent = restPortoOf(row.versandCent, ereignisse);
      const post = folgePost(bestellung, one, { lage, posten, portoCent });
      if (post) kundschaft.push(post);
    }
    const marke = dhlDateiText(ereignisse, 'weg');
    if (ereignis.typ === 'storniert' && ereignis.angaben.grund === 'kunde')
      werkstatt.push({ ...meldung.stornoMeldung, ...stornoMeldungPost(bestellung, { bezahlt, marke }) });
  }
  const nachrichten: NeueNachricht[] = [
    ...(email === ''
      ? []
      : kundschaft.map((one) => ({ ...one, an, auftragId, widerruf: `/widerruf#${bestellMarke}` }))),
    ...werkstatt.map((one) => ({
      ...{ ...one, an: 'werkstatt' as const, auftragId },
      ...(email === '' ? {} : { antwortAn: email }),
    })),
  ];
  await queueNachrichten(db, nachrichten, { adresse, ...weg });
}

/** Takes back messages of an order that still wait; those that were, by kind and time. */
async function withdrawAll(
  db: Tx,
  { auftragId, arten }: { auftragId: string; arten: NachrichtArt[] },
  now: Date,
) {
  const alle: { art: NachrichtArt; createdAt: string }[] = [];
  for (const art of arten) {
    const zeiten = await withdrawNachricht(db, { auftragId, art }, now);
    alle.push(...zeiten.map((createdAt) => ({ art, createdAt })));
  }
  return alle;
}

/** The guarantee notice that the shopper saw, as an attachment. */
async function hinweisOf(db: Tx, { gewaehrleistung }: GezeigteAngaben): Promise<Anhang | undefined> {
  const angabe = gewaehrleistung === undefined ? undefined : await readHinweisAngabe(db, gewaehrleistung);
  return angabe && { art: 'gewaehrleistung', hash: angabe.hash, name: 'Gewährleistung' };
}
