import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { profilCalls } from '#features/konto/calls.ts';
import { lagerCalls } from '#features/lager/calls.ts';
import { marktCalls } from '#features/markt/calls.ts';
import { versandCalls } from '#features/versand/calls.ts';
import { zahlungCalls } from '#features/zahlung/calls.ts';
import type { Buchung } from '#features/zahlung/contract.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { openShop } from '#test/auftrag/gast.ts';
import { auszugMit } from '#test/auftrag/kontoauszuege.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { buildTestApp, type Caller, callerAs, startTestApp } from '#test/test-app.ts';
import { changeVorrat, insertWare } from '#test/ware/ware.ts';

const at = '2026-11-24T09:00:00.000Z';
const now = () => new Date(at);
const newId = () => randomBytes(12).toString('hex');

type Shop = { db: Db; admin: Caller; kundin: Caller };

/** A shop that writes down its statements, and people who are signed in. */
async function startRecorded(database: DatabaseName): Promise<Shop & { statements: string[] }> {
  const { db, place } = await startTestApp(database, { now });
  await openShop(db);
  const recorded = recordStatements(place);
  const app = await buildTestApp(recorded.db, { now });
  const as = (role: 'admin' | 'customer') => callerAs(app, db, { role, now });
  const [admin, kundin] = [as('admin'), as('customer')];
  await Promise.all([admin.token(), kundin.token()]);
  return { db, admin, kundin, statements: recorded.statements };
}

/** Adds orders that are paid and to be packed, each of a soap of its own whose level has moved twice. */
async function addAuftraege({ db, kundin }: Shop, anzahl: number): Promise<void> {
  const { id: accountId, email } = await kundin.account();
  for (let nr = 0; nr < anzahl; nr += 1) {
    const produktId = await insertWare(db, { menge: 20, preis: 5.1 });
    await changeVorrat(db, produktId, 30);
    const zahlung = { typ: 'zahlung', angaben: { betragCent: 1000, tag: '2026-11-24' }, at } as const;
    const wessen = { accountId, email, emailKey: emailKeyOf(email) };
    await insertAuftrag(db, { posten: [{ produktId, menge: 1 }], ereignisse: [zahlung], ...wessen });
    await insertAuftrag(db, { posten: [{ produktId, menge: 2 }], email: 'offen@kundschaft.example' });
  }
}

/** What each call does with all that there is. */
const calls: [what: string, prepare: (shop: Shop) => Promise<() => Promise<unknown>>][] = [
  [
    'the own data',
    async ({ kundin }) =>
      () =>
        kundin.send(profilCalls.daten),
  ],
  [
    'the packing list',
    async ({ admin }) =>
      () =>
        admin.send(versandCalls.packen),
  ],
  [
    'a file for DHL',
    async ({ admin }) => {
      const { auftraege } = (await admin.send(versandCalls.packen)).data;
      const zeilen = auftraege.map(({ _id: id, letzteNr: gesehen }) => ({ id, gesehen, nochmal: true }));
      return () => admin.send(versandCalls.dhlDatei, { body: { datei: newId(), auftraege: zeilen } });
    },
  ],
  [
    'a count of the whole shelf, of which all has moved since',
    async ({ admin }) => {
      const { produkte } = (await admin.send(lagerCalls.bestand)).data;
      const zeilen = produkte.map(({ _id }) => ({ _id, letzteNr: 1, gezaehlt: 25 }));
      return () => admin.send(lagerCalls.zaehlliste, { body: { zeilen } });
    },
  ],
  [
    'a market day on which some of all was sold',
    async ({ admin }) => {
      const { produkte } = (await admin.send(lagerCalls.bestand)).data;
      const posten = produkte.map(({ artikelId }) => ({ produktId: artikelId, mitgenommen: 2, zurueck: 1 }));
      const body = { buchungId: newId(), ort: 'Leipzig', tag: '2026-11-24', posten };
      return () => admin.send(marktCalls.abrechnen, { params: { id: `markt-${newId()}` }, body });
    },
  ],
  [
    'the statement of a bank',
    async ({ db, admin }) => {
      const nummern = await db.selectFrom('auftrag').select('nummer').execute();
      const text = auszugMit(
        nummern.map(({ nummer: zweck }) => ({ betrag: '15,10', name: 'Erika Beispiel', zweck })),
      );
      return () => admin.send(zahlungCalls.abgleich, { body: { text } });
    },
  ],
  [
    'the transfers of a statement, for orders that no mail is written of',
    async ({ db, admin }) => {
      const produkte = await db.selectFrom('produkt').select('id').execute();
      const buchungen: Buchung[] = [];
      for (const { id: produktId } of produkte) {
        const { id: auftragId } = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }], email: '' });
        const teile = [{ auftragId, betrag: 1, gesehen: 1 }];
        buchungen.push({ umsatz: newId().padEnd(64, '0'), tag: '2026-11-24', teile });
      }
      return () => admin.send(zahlungCalls.buchen, { body: { buchungen } });
    },
  ],
];

describe.each(databases)('rows cost no statements of their own on %s', (database) => {
  test.each(calls)('%s', async (_what, prepare) => {
    const shop = await startRecorded(database);
    const count = async () => {
      const call = await prepare(shop);
      shop.statements.length = 0;
      await call();
      return shop.statements.length;
    };
    await addAuftraege(shop, 2);
    const few = await count();
    await addAuftraege(shop, 7);
    expect(await count()).toBe(few);
  });
});
