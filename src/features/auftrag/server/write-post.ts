import { readHinweisAngabe } from '#features/einstellung/server/index.ts';
import type { Anhang, NeueNachricht } from '#features/post/nachricht.ts';
import { queueNachrichten, withdrawNachricht } from '#features/post/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { centToEuro } from '#shared/money.ts';
import type { Bestellung } from '../bestellung-contract.ts';
import type { Ereignis } from '../ereignis.ts';
import { type Gezeigt, gezeigt } from '../gezeigt.ts';
import { bestellungPost } from '../post-bestellung.ts';
import { erinnerungPost } from '../post-erinnerung.ts';
import { neueBestellungPost } from '../post-neue-bestellung.ts';
import { storniertPost } from '../post-storniert.ts';
import { stornoMeldungPost } from '../post-storno-meldung.ts';
import type { AuftragPost } from '../post-teile.ts';
import { zahlungPost } from '../post-zahlung.ts';
import { bezahltCent } from '../stand.ts';
import { listPosten } from './bestellung.repository.ts';
import { listEreignisse } from './ereignis.repository.ts';
import { findBestellung, toBestellung } from './read-bestellung.ts';

/**
 * The shop's own address, which completes the links in its messages. `null`: nothing is written, as for the past that the example
 * workshop is made with.
 */
export type PostAdresse = string | null;

type Weg = { adresse: PostAdresse; now: Date };

/**
 * Queues what an order's customer has to read of its latest event, in the transaction of that event, from what is stored: so a message
 * says what the order's page says.
 */
export async function writePost(db: Tx, token: string, { adresse, now }: Weg): Promise<void> {
  if (adresse === null) return;
  const row = await findBestellung(db, token);
  const { id: auftragId, email } = row;
  const ereignisse = (await listEreignisse(db, [auftragId])).get(auftragId) ?? [];
  const bestellung = toBestellung(row, await listPosten(db, auftragId), ereignisse);
  const { vorname, nachname } = bestellung.rechnung;
  const an = { email, name: `${vorname} ${nachname}` };
  const nachrichten: NeueNachricht[] = [];
  const last = ereignisse.at(-1);
  if (last?.typ === 'bestellt') {
    const damals = gezeigt.parse(JSON.parse(row.gezeigt));
    const post = bestellungPost({ bestellung, token }, { ...damals, hinweis: await hinweisOf(db, damals) });
    nachrichten.push({ art: 'bestellung', an, auftragId, ...post });
    const neu = neueBestellungPost(bestellung);
    nachrichten.push({ art: 'neueBestellung', an: 'werkstatt', auftragId, antwortAn: email, ...neu });
  } else if (last) {
    // Nobody who has paid or cancelled wants to be reminded of it afterwards.
    if (last.typ !== 'erinnert') await withdrawNachricht(db, { auftragId, art: 'erinnerung' }, now);
    const post = folgePost({ bestellung, token }, last, centToEuro(bezahltCent(ereignisse)));
    if (post) nachrichten.push({ an, auftragId, ...post });
    if (last.typ === 'storniert' && last.angaben.grund === 'kunde') {
      const meldung = stornoMeldungPost(bestellung, centToEuro(bezahltCent(ereignisse)));
      nachrichten.push({ art: 'stornoMeldung', an: 'werkstatt', auftragId, antwortAn: email, ...meldung });
    }
  }
  await queueNachrichten(db, nachrichten, { adresse, now });
}

/** The message of what happened after the order; `bezahlt` is the money that came in, in euros. */
function folgePost(
  { bestellung, token }: { bestellung: Bestellung; token: string },
  ereignis: Ereignis,
  bezahlt: number,
): (AuftragPost & Pick<NeueNachricht, 'art'>) | undefined {
  const order = { bestellung, token };
  const { ueberweisung, zahlart } = bestellung;
  if (ereignis.typ === 'zahlung' && zahlart === 'vorkasse')
    return { art: 'zahlung', ...zahlungPost(order, centToEuro(ereignis.angaben.betragCent)) };
  if (ereignis.typ === 'erinnert' && ueberweisung)
    return { art: 'erinnerung', ...erinnerungPost(order, { ueberweisung, isTeilweise: bezahlt > 0 }) };
  if (ereignis.typ === 'storniert')
    return { art: 'storniert', ...storniertPost(order, { grund: ereignis.angaben.grund, bezahlt }) };
  return undefined;
}

/** The guarantee notice that the shopper saw, as an attachment. */
async function hinweisOf(db: Tx, { gewaehrleistung }: Gezeigt): Promise<Anhang | undefined> {
  const angabe = gewaehrleistung === undefined ? undefined : await readHinweisAngabe(db, gewaehrleistung);
  return angabe && { art: 'gewaehrleistung', hash: angabe.hash, name: 'Gewährleistung' };
}
