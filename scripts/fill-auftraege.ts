import type { FastifyInstance } from 'fastify';
import { expireAuftraege } from '#features/auftrag/server/index.ts';
import type { BestellBody, Kasse } from '#features/kasse/contract.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { fillCart, newCartCookie } from '#test/auftrag/fill-cart.ts';
import { fillShelf, newBestellung, openForOrders } from '#test/auftrag/offener-laden.ts';

/**
 * `vergehe` lets days pass, and returns what time it is then; `signIn` returns a new token of the workshop,
 * whose sessions are short.
 */
type Laden = {
  db: Db;
  app: FastifyInstance;
  vergehe: (tage: number) => Date;
  signIn: () => Promise<string>;
};
type Bestellt = { id: string; nummer: string; token: string; gesamt: number };
type Wunsch = Partial<Pick<BestellBody, 'versandart' | 'zahlart' | 'rechnung' | 'lieferung'>>;

/** An order, and what happens to it: each step on the day after the one before, after so many days. */
type Verlauf = { wunsch?: Wunsch; tage?: number; schritte: [path: string, body?: object][] };

const koeln = {
  ...{ vorname: 'Zoë', nachname: 'D’Amico-Weiß', firma: 'Öl & Söhne', strasse: 'Am Ring', hausnummer: '1' },
  ...{ zusatz: '', plz: '50667', stadt: 'Köln' },
};
const teile = [{ nr: 1, menge: 1 }];
const rest = { von: '2027-01-04', bis: '2027-01-05' };
const paket = { dienst: 'DHL', nummer: '00340434161094042557' };

/** Money that comes late, twice, in part, or before a cancellation, was judged differently by different versions. */
const verlaeufe: Verlauf[] = [
  { schritte: [['zahlung'], ['gepackt'], ['versendet', paket]] },
  { wunsch: { rechnung: koeln, lieferung: koeln }, tage: 9, schritte: [['zahlung']] },
  { tage: 9, schritte: [['zahlung'], ['stornieren', { text: 'Zerbrochen.' }]] },
  { tage: 9, schritte: [['zahlung'], ['zahlung']] },
  { schritte: [['zahlung', { betrag: 5 }]] },
  { schritte: [['zahlung'], ['zuruecknehmen', { nr: 2 }]] },
  { schritte: [['zahlung'], ['versendet', { ...paket, teile, rest }], ['teil-stornieren', { teile }]] },
  { schritte: [['zahlung'], ['teil-stornieren', { teile }], ['erstattung', { betrag: 7.9 }]] },
  { schritte: [['versendet', { ...paket, ohneZahlung: true }]] },
  {
    schritte: [
      ['notiz', { text: 'Ruft an.' }],
      ['nachricht', { text: 'Bald.' }],
      ['adresse', { anschrift: koeln }],
    ],
  },
  { wunsch: { versandart: 'abholung', zahlart: 'vorkasse' }, schritte: [['zahlung'], ['abholbereit']] },
  { wunsch: { zahlart: 'abholung' }, schritte: [['abgeholt', { bezahlt: true }]] },
  { wunsch: { zahlart: 'abholung' }, schritte: [['stornieren', { text: 'Zerbrochen.' }]] },
];

/**
 * Orders as guests and the workshop leave them, also such that were reminded of and cancelled by the shop
 * itself, and open ones; a withdrawal; two market days.
 */
export async function fillAuftraege(laden: Laden, produktId: string): Promise<void> {
  const { db, app, vergehe } = laden;
  await openForOrders(db);
  await fillShelf(db, [produktId], 90);
  for (const verlauf of verlaeufe) await live(laden, produktId, verlauf);
  await bestelle(laden, produktId);
  await expire(db, vergehe(6));
  await expire(db, vergehe(9));
  await bestelle(laden, produktId, { rechnung: koeln });
  await bestelle(laden, produktId, { zahlart: 'abholung' });
  const { token } = await bestelle(laden, produktId);
  await sent(app.inject({ method: 'POST', url: `/api/bestellung/${token}/stornieren` }));
  await fillWiderruf(laden, produktId);
  await fillMarkttage(laden, produktId);
}

/** A declaration by the order's link. */
async function fillWiderruf(laden: Laden, produktId: string): Promise<void> {
  const { nummer, token } = await bestelle(laden, produktId);
  const payload = {
    ...{ id: token.slice(0, 30), link: token, name: 'Käthe Muster', bestellung: nummer },
    ...{ email: 'kaethe@kundschaft.example', stuecke: 'alles', teile: [] },
  };
  await sent(laden.app.inject({ method: 'POST', url: '/api/widerruf', payload }));
}

/** One that was sold on, and one that is away. */
async function fillMarkttage({ app, signIn, vergehe }: Laden, produktId: string): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn()}` };
  const idOf = (nr: number) => `markt-${`${nr}`.padStart(24, '0')}`;
  const tag = tagOf(vergehe(0));
  const send = (url: string, body: object) =>
    sent(
      app.inject({
        method: 'POST',
        url: `/api/markt${url}`,
        headers,
        payload: { ort: 'Leipzig', tag, ...body },
      }),
    );
  for (const nr of [1, 2]) await send('', { _id: idOf(nr), posten: [{ produktId, menge: 5 }] });
  const posten = [{ produktId, mitgenommen: 5, zurueck: 3 }];
  await send(`/${idOf(1)}/abrechnen`, { buchungId: 'b'.repeat(24), posten });
}

async function live(laden: Laden, produktId: string, { wunsch, tage = 0, schritte }: Verlauf): Promise<void> {
  const { app, signIn, vergehe } = laden;
  const { id, gesamt } = await bestelle(laden, produktId, wunsch);
  vergehe(tage);
  for (const [path, body] of schritte) {
    const tag = tagOf(vergehe(1));
    const headers = { authorization: `Bearer ${await signIn()}` };
    const url = `/api/bestellungen/${id}`;
    const gesehen = (await app.inject({ url, headers })).json().data?.letzteNr;
    const payload = { gesehen, tag, betrag: gesamt, ...body };
    await sent(app.inject({ method: 'POST', url: `${url}/${path}`, headers, payload }));
  }
}

async function bestelle({ app, db }: Laden, produktId: string, wunsch: Wunsch = {}): Promise<Bestellt> {
  const headers = { cookie: newCartCookie() };
  await fillCart(db, headers, { [produktId]: 2 });
  const { moeglichkeiten }: Kasse = (await sent(app.inject({ url: '/api/checkout', headers }))).data;
  const { zahlart = 'vorkasse', versandart = zahlart === 'abholung' ? 'abholung' : 'dhl' } = wunsch;
  const weg = moeglichkeiten.find((one) => one.versandart === versandart && one.zahlart === zahlart);
  if (!weg) throw new Error(`There is no way for ${versandart} and ${zahlart}.`);
  const payload = { ...newBestellung(weg, 'kaethe@kundschaft.example'), ...wunsch };
  const { data } = await sent(app.inject({ method: 'POST', url: '/api/checkout', headers, payload }));
  const { id } = await db
    .selectFrom('auftrag')
    .select('id')
    .where('nummer', '=', data.nummer)
    .executeTakeFirstOrThrow();
  return { ...data, id, gesamt: weg.gesamt };
}

/** The content of an answer that must be no refusal. */
async function sent(answer: PromiseLike<{ statusCode: number; body: string }>) {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(body);
  return JSON.parse(body);
}

/** What the shop does by itself: it reminds, and cancels. */
function expire(db: Db, now: Date): Promise<void> {
  const error = ({ err }: { err?: unknown }) => {
    throw err;
  };
  return expireAuftraege(db, { now, adresse: 'http://localhost', log: { error } });
}
