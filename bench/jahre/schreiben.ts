import { randomBytes } from 'node:crypto';
import { gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';
import type { Kasse } from '#features/kasse/contract.ts';
import type { Abgleich } from '#features/zahlung/contract.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { fillCart, newCartCookie } from '#test/auftrag/fill-cart.ts';
import { auszugMit } from '#test/auftrag/kontoauszuege.ts';
import { newBestellung } from '#test/auftrag/offener-laden.ts';
import { inhaberin } from '#test/jahre/laden.ts';
import type { ShopProcess } from '#test/shop-process.ts';
import type { Fund } from './fund.ts';
import { kurz } from './lesen.ts';
import { type Anfrage, ask, type Zeile } from './zeile.ts';

type Laden = { db: Db; shop: ShopProcess; fund: Fund };
type Eintrag = [name: string, naechste: Zeile['naechste'], mal?: number | undefined];

const kennung = () => randomBytes(16).toString('hex');
/** Orders that go through the whole day. */
const amTag = 20;

/** A call below `/api`, 'PUT /konto/profil', with who makes it. */
function anfrage(headers: Record<string, string>, call: string, body: object): Anfrage {
  const [method, path] = call.split(' ');
  return { ...(method && { method }), path: `/api${path}`, headers, body };
}

/** A day's writes, in the order in which a day has them: what is placed first is paid, packed and sent later. */
export function schreibzeilen(laden: Laden): Zeile[] {
  const { ids, admin, kundin, kundinId, alter } = laden.fund;
  const { nummer, email } = alter;
  const telefon = () => ({ telefon: `0341 ${Date.now() % 1e6}` });
  const eintraege: Eintrag[] = [
    ['POST /auth/login', () => anfrage({}, 'POST /auth/login', inhaberin), 10],
    ['POST /cart/add', () => anfrage(kundin, 'POST /cart/add', { produktId: ids[5], menge: 1 })],
    ['PUT /cart/update', () => anfrage(kundin, 'PUT /cart/update', { produktId: ids[5], menge: 2 })],
    ['PUT /konto/profil', () => anfrage(kundin, 'PUT /konto/profil', telefon())],
    ['PUT /kunden/:id', () => anfrage(admin, `PUT /kunden/${kundinId}`, telefon())],
    ['POST /order-tracking', () => anfrage({}, 'POST /order-tracking', { nummer, email })],
    ['POST /checkout (3 products)', () => bestellung(laden)],
    ...schritte.map((schritt): Eintrag => {
      return [`POST /bestellungen/:id/${schritt.name}`, () => naechsterSchritt(laden, schritt), amTag];
    }),
    ['POST /zahlungen/abgleich (all open orders)', () => abgleich(laden), 10],
    ['POST /zahlungen/buchen (25 transfers)', () => buchen(laden), 1],
    ['POST /versand/dhl-datei (50 orders)', () => dhlDatei(laden), 5],
    ['POST /widerruf', () => anfrage({}, 'POST /widerruf', erklaerungOf(alter)), 20],
    ...warenEintraege(laden),
    ...gruppenNamen.map(
      (name): Eintrag => [`PUT /einstellungen/${name}`, () => einstellung(laden, name), 10],
    ),
    ['PUT /einstellungen/phase (pause)', () => pause(laden), 1],
  ];
  return eintraege.map(([name, naechste, mal]) => ({ name: kurz(name), naechste, ...(mal && { mal }) }));
}

/** What is done with orders: `letzter` is the event that such an order has as its latest. */
const schritte: Schritt[] = [
  { name: 'zahlung', aufgabe: 'geld', letzter: 'bestellt', body: { tag: tagOf(new Date()) } },
  { name: 'notiz', aufgabe: 'packen', letzter: 'zahlung', body: { text: 'Bitte als Geschenk packen' } },
  { name: 'gepackt', aufgabe: 'packen', letzter: 'zahlung', body: {} },
  {
    ...{ name: 'versendet', aufgabe: 'packen', letzter: 'gepackt' },
    body: { dienst: 'DHL', nummer: '00340434161094042557' },
  },
  { name: 'stornieren', aufgabe: 'geld', letzter: 'bestellt', body: { text: 'Leider vergriffen' } },
];

type Schritt = { name: string; aufgabe: 'geld' | 'packen'; letzter: string; body: object };

/** A step of the next order whose latest event is of this kind. */
async function naechsterSchritt(
  { db, fund }: Laden,
  { name, aufgabe, letzter, body }: Schritt,
): Promise<Anfrage> {
  const { id, gesamtCent, nr } = await db
    .selectFrom('auftrag')
    .innerJoin('auftragEreignis as e', 'e.auftragId', 'auftrag.id')
    .select(['id', 'gesamtCent', 'nr'])
    .where('aufgabe', '=', aufgabe)
    .where('versandart', '=', 'dhl')
    .where('e.typ', '=', letzter)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auftragEreignis as s')
            .select('s.nr')
            .whereRef('s.auftragId', '=', 'auftrag.id')
            .whereRef('s.nr', '>', 'e.nr'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const geld = name === 'zahlung' ? { betrag: gesamtCent / 100 } : {};
  const path = `/api/bestellungen/${id}/${name}`;
  return { method: 'POST', path, headers: fund.admin, body: { gesehen: nr, ...geld, ...body } };
}

/** A guest with three products in the cart who has read the checkout. */
async function bestellung({ db, shop, fund }: Laden): Promise<Anfrage> {
  const headers = { cookie: newCartCookie() };
  await fillCart(db, headers, fund.ids.slice(1, 4));
  const { moeglichkeiten } = await ask<Kasse>(shop, { path: '/api/checkout', headers });
  const weg = moeglichkeiten.find(({ zahlart }) => zahlart === 'vorkasse');
  if (!weg) throw new Error('The checkout offers no transfer.');
  const body = newBestellung(weg, `${kennung()}@lindenblatt.example`);
  return { method: 'POST', path: '/api/checkout', headers, body };
}

/** A transfer for each order that waits for money. */
async function auszug({ db }: Laden): Promise<string> {
  const offene = await db
    .selectFrom('auftrag')
    .select(['nummer', 'gesamtCent'])
    .where('aufgabe', '=', 'geld')
    .where('versandart', '=', 'dhl')
    .orderBy('id')
    .execute();
  const tag = tagOf(new Date()).slice(2).split('-').reverse().join('.');
  return auszugMit(
    offene.map(({ nummer, gesamtCent }) => ({
      ...{ tag, betrag: (gesamtCent / 100).toFixed(2).replace('.', ',') },
      ...{ name: 'Erika Beispiel', zweck: `Bestellung ${nummer}` },
    })),
  );
}

async function abgleich(laden: Laden): Promise<Anfrage> {
  const text = await auszug(laden);
  return { method: 'POST', path: '/api/zahlungen/abgleich', headers: laden.fund.admin, body: { text } };
}

async function buchen(laden: Laden): Promise<Anfrage> {
  const { umsaetze, auftraege } = await ask<Abgleich>(laden.shop, await abgleich(laden));
  const letzteNr = new Map(auftraege.map((one) => [one._id, one.letzteNr]));
  const buchungen = umsaetze
    .filter(({ art }) => art === 'sicher')
    .slice(0, 25)
    .map(({ umsatz, tag, teile }) => ({
      ...{ umsatz, tag },
      teile: teile.map((teil) => ({ ...teil, gesehen: letzteNr.get(teil.auftragId) ?? 1 })),
    }));
  return { method: 'POST', path: '/api/zahlungen/buchen', headers: laden.fund.admin, body: { buchungen } };
}

async function dhlDatei({ shop, fund }: Laden): Promise<Anfrage> {
  const headers = fund.admin;
  const packen = await ask<{ auftraege: { _id: string; letzteNr: number }[] }>(shop, {
    ...{ path: '/api/versand/packen', headers },
  });
  const auftraege = packen.auftraege
    .slice(0, 50)
    .map(({ _id: id, letzteNr: gesehen }) => ({ id, gesehen, nochmal: true }));
  return { method: 'POST', path: '/api/versand/dhl-datei', headers, body: { datei: kennung(), auftraege } };
}

function erklaerungOf({ nummer, email }: Fund['alter']): object {
  return { id: kennung(), name: 'Erika Beispiel', bestellung: nummer, email, stuecke: '' };
}

function warenEintraege(laden: Laden): Eintrag[] {
  const { ids, admin, rohseife } = laden.fund;
  const tag = tagOf(new Date());
  const ware = { typ: 'produkt', artikelId: ids[2] };
  const neue = () => ({ buchungId: kennung() });
  const posten = ids.slice(1, 21).map((produktId) => ({ produktId, mitgenommen: 3, zurueck: 1 }));
  const mitnehmen = posten.map(({ produktId, mitgenommen: menge }) => ({ produktId, menge }));
  const markttag = { ort: 'Leipzig', tag };
  const call = (call: string, body: () => object, mal?: number): Eintrag => {
    return [call, () => anfrage(admin, call, body()), mal];
  };
  return [
    call('POST /lager/produktion', () => ({ ...neue(), produktId: ids[2], anzahl: 1 })),
    call('POST /lager/korrektur', () => ({ ...ware, ...neue(), aenderung: 1 })),
    call('POST /lager/inventur', () => ({ ...ware, ...neue(), menge: 480 })),
    ['POST /lager/inventur/zaehlliste (every article)', () => zaehlliste(laden), 5],
    call('POST /markt', () => ({ ...markttag, _id: `markt-${kennung()}`, posten: mitnehmen }), 5),
    [
      'POST /markt/:id/abrechnen',
      () => anfrage(admin, `POST /markt/markt-${kennung()}/abrechnen`, { ...neue(), ...markttag, posten }),
      5,
    ],
    call(`PUT /admin/portfolio/${ids[3]}`, () => ({ kurz: `Eine Seife, ${kennung()}` }), 10),
    call('PUT /admin/portfolio/reihenfolge', () => ({ ids }), 10),
    call(`PUT /rohseife/${rohseife}`, () => ({ ekPreis: (1000 + (Date.now() % 1000)) / 100 }), 10),
  ];
}

/** A count of every article that finds what is there. */
async function zaehlliste({ db, fund }: Laden): Promise<Anfrage> {
  const bestaende = await db
    .selectFrom('bestand')
    .select(['id', 'menge', 'letzteNr'])
    .where('entferntAls', 'is', null)
    .orderBy('id')
    .limit(2000)
    .execute();
  const zeilen = bestaende.map(({ id, menge, letzteNr }) => ({
    _id: id,
    gezaehlt: Math.max(0, menge),
    letzteNr,
  }));
  const body = { zeilen, buchungId: kennung() };
  return { method: 'POST', path: '/api/lager/inventur/zaehlliste', headers: fund.admin, body };
}

type Angaben = Record<string, Record<string, unknown> & Record<string, unknown>[]>;

/** Another value that nothing depends on; groups that have none are saved as they are. */
const andereWerte: Record<string, (angaben: Angaben) => object> = {
  laden: () => ({ telefon: `0341 ${Date.now() % 1e6}` }),
  post: () => ({ signatur: `Seife grüßt, ${kennung()}` }),
  versand: ({ abholung }) => ({ abholung: { ...abholung, zeiten: `Freitag bis ${Date.now() % 24} Uhr` } }),
  zahlung: ({ vorkasse }) => ({ vorkasse: { ...vorkasse, bank: `Bank ${Date.now() % 1000}` } }),
  texte: ({ merkmale }) => ({ merkmale: merkmale?.with(0, { ...merkmale[0], text: `Klar, ${Date.now()}` }) }),
};

async function einstellung({ shop, fund }: Laden, name: string): Promise<Anfrage> {
  const { admin: headers } = fund;
  const path = `/api/einstellungen/${name}`;
  const { angaben, version } = await ask<{ angaben: Angaben; version: number }>(shop, { path, headers });
  return { method: 'PUT', path, headers, body: { ...angaben, ...andereWerte[name]?.(angaben), version } };
}

/** The shop pauses. */
async function pause({ shop, fund }: Laden): Promise<Anfrage> {
  const path = '/api/einstellungen/phase';
  const { admin: headers } = fund;
  const { angaben, version } = await ask<{ angaben: object; version: number }>(shop, { path, headers });
  const pausiert = { phase: 'pausiert', pauseText: 'Wir sind bald wieder da.' };
  return { method: 'PUT', path, headers, body: { ...angaben, ...pausiert, version } };
}
