import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { databases } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { sumJahr } from './sum-jahr.ts';

const at = '2026-11-24T10:00:00.000Z';
const porto = 490;

/** Something that happened to an order of some soaps of 7.90 €, and the cents that it took of it. */
type Geschehen = { ereignis: Ereignis; wegCent: number };

const geschehen = (menge: number): fc.Arbitrary<Geschehen | undefined> => {
  const gesamtCent = menge * 790 + porto;
  const cent = fc.integer({ min: 1, max: gesamtCent });
  const stueck = fc.integer({ min: 1, max: menge });
  return fc.oneof(
    fc.constant(undefined),
    fc.constant<Geschehen>({
      ereignis: { typ: 'storniert', angaben: { grund: 'kunde' }, at },
      wegCent: gesamtCent,
    }),
    cent.map((betragCent) => ({
      ereignis: { typ: 'nachlass', angaben: { betragCent, text: 'Bruch' }, at } as Ereignis,
      wegCent: betragCent,
    })),
    cent.map((betragCent) => ({
      ereignis: { typ: 'erlassen', angaben: { betragCent }, at } as Ereignis,
      wegCent: betragCent,
    })),
    stueck.map((weg) => ({
      ereignis: {
        ...{ typ: 'teilStorniert', at },
        angaben: { teile: [{ nr: 1, menge: weg }], betragCent: weg * 790, text: '' },
      } as Ereignis,
      wegCent: weg * 790,
    })),
  );
};

type Bestellt = {
  menge: number;
  at: string;
  steuermodus: string;
  was: Geschehen | undefined;
  istZurueck: boolean;
};
const auftrag: fc.Arbitrary<Bestellt> = fc.integer({ min: 1, max: 4 }).chain((menge) =>
  fc.record({
    menge: fc.constant(menge),
    // Around New Year in Berlin, an hour before it in Greenwich.
    at: fc.constantFrom(
      ...['2025-12-31T22:59:59.999Z', '2025-12-31T23:00:00.000Z', '2026-06-01T10:00:00.000Z'],
      ...['2026-12-31T22:59:59.999Z', '2026-12-31T23:00:00.000Z'],
    ),
    steuermodus: fc.constantFrom('regelbesteuerung', 'kleinunternehmer'),
    was: geschehen(menge),
    istZurueck: fc.boolean(),
  }),
);

type Markttag = {
  tag: string;
  umsatzCent: number;
  stand: 'abgerechnet' | 'zurueckgenommen';
  steuermodus: string;
};
const markttag: fc.Arbitrary<Markttag> = fc.record({
  tag: fc.constantFrom('2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'),
  umsatzCent: fc.integer({ min: 1, max: 90_000 }),
  stand: fc.constantFrom('abgerechnet' as const, 'zurueckgenommen' as const),
  steuermodus: fc.constantFrom('regelbesteuerung', 'kleinunternehmer'),
});

/** Tax of 19 % in a sum, rounded as on an invoice. */
const nettoOf = (cent: number, steuermodus: string) =>
  steuermodus === 'kleinunternehmer' ? cent : cent - Math.round((cent * 19) / 119);

async function insertMarkt(db: Db, nr: number, produktId: string, one: Markttag) {
  const id = `markt-${nr}`;
  const storno = one.stand === 'zurueckgenommen' ? `s${nr}` : null;
  await db
    .insertInto('markttag')
    .values({
      ...{ id, ort: 'Leipzig', ...one, buchungId: `b${nr}`, stornoId: storno },
      ...{ von: 'Ada', vonId: null, createdAt: at, geaendertAt: at },
    })
    .execute();
  const posten = { markttagId: id, nr: 1, produktId, name: 'Seife', preisCent: 790, steuersatzPromille: 190 };
  await db
    .insertInto('markttagPosten')
    .values({ ...posten, mitgenommen: 1, zurueck: 0 })
    .execute();
}

describe.each(databases)('the turnover of a year on %s', (database) => {
  test('is that of each order and each market day alone, whatever happened', async () => {
    const { db } = await startTestApp(database);
    const produktId = await insertProdukt(db, { preis: 7.9 });
    const soll = new Map<string, number>();
    const add = (jahr: string, cent: number) => soll.set(jahr, (soll.get(jahr) ?? 0) + cent);
    let nr = 0;
    const insert = async ({ was, istZurueck, menge, steuermodus, at: bestelltAt }: Bestellt) => {
      const hatZurueck = was !== undefined && was.ereignis.typ !== 'storniert' && istZurueck;
      const ereignisse: Ereignis[] = was ? [was.ereignis] : [];
      if (hatZurueck) ereignisse.push({ typ: 'zurueckgenommen', angaben: { nr: 2 }, at });
      const gesamtCent = menge * 790 + porto;
      const steuer = {
        satzPromille: 190,
        bruttoCent: gesamtCent,
        steuerCent: Math.round((gesamtCent * 19) / 119),
      };
      await insertAuftrag(db, {
        ...{ posten: [{ produktId, menge }], ereignisse, steuermodus, at: new Date(bestelltAt) },
        steuer: JSON.stringify(steuermodus === 'kleinunternehmer' ? [] : [steuer]),
      });
      const cent = gesamtCent - (was && !hatZurueck ? was.wegCent : 0);
      add(tagOf(new Date(bestelltAt)).slice(0, 4), nettoOf(cent, steuermodus));
    };
    const runs = fc.asyncProperty(
      fc.array(auftrag, { maxLength: 6 }),
      fc.array(markttag, { maxLength: 2 }),
      async (auftraege, tage) => {
        for (const one of auftraege) await insert(one);
        for (const one of tage) {
          nr += 1;
          await insertMarkt(db, nr, produktId, one);
          if (one.stand === 'abgerechnet') add(one.tag.slice(0, 4), nettoOf(one.umsatzCent, one.steuermodus));
        }
        for (const jahr of [2025, 2026, 2027]) expect(await sumJahr(db, jahr)).toBe(soll.get(`${jahr}`) ?? 0);
      },
    );
    await fc.assert(runs, { numRuns: 20 });
  });

  test('has an order that cannot be read in it as it was made', async () => {
    const { db } = await startTestApp(database);
    const produktId = await insertProdukt(db, { preis: 7.9 });
    const posten = [{ produktId, menge: 1 }];
    const storniert = { typ: 'storniert', angaben: { grund: 'kunde' }, at } as const;
    const insert = (ereignisse: Ereignis[], rest: object = {}) =>
      insertAuftrag(db, { posten, ereignisse, ...rest });
    const kaputte = ['{', '', '"x"', '["x"]', '[1]', '[{"steuerCent":"x"}]'];
    for (const steuer of kaputte) await insert([], { steuer });
    await insert([{ typ: 'nachlass', angaben: { betragCent: 80, text: 'Bruch' }, at }], { steuer: '{' });
    for (const kaputt of [{ angaben: '{' }, { angaben: '{}' }, { typ: 'unbekannt' }]) {
      const { id: auftragId } = await insert([storniert]);
      const ereignis = { typ: 'nachlass', angaben: '{"betragCent":80,"text":""}', ...kaputt };
      await db
        .insertInto('auftragEreignis')
        .values({ auftragId, nr: 9, von: 'Ada', vonId: null, createdAt: at, ...ereignis })
        .execute();
    }
    // One that can be read beside them.
    await insert([storniert]);
    expect(await sumJahr(db, 2026)).toBe(10 * 1280);
  });

  test('has a forgiven rest in it as far as it came all the same', async () => {
    const { db } = await startTestApp(database);
    const produktId = await insertProdukt(db, { preis: 7.9 });
    await insertAuftrag(db, {
      ...{ posten: [{ produktId, menge: 1 }], steuermodus: 'kleinunternehmer', steuer: '[]' },
      ereignisse: [
        { typ: 'zahlung', angaben: { betragCent: 1200, tag: '2026-11-24' }, at },
        { typ: 'erlassen', angaben: { betragCent: 80 }, at },
        { typ: 'zahlung', angaben: { betragCent: 50, tag: '2026-11-25' }, at },
      ],
    });
    expect(await sumJahr(db, 2026)).toBe(1250);
  });
});

test('asks the same questions however many orders there are, a batch at a time', async () => {
  const { db, place } = await startTestApp('SQLite');
  const produktId = await insertProdukt(db);
  const storniert = { typ: 'storniert', angaben: { grund: 'kunde' }, at } as const;
  const insert = async (anzahl: number) => {
    for (let nr = 0; nr < anzahl; nr += 1)
      await insertAuftrag(db, { posten: [{ produktId, menge: 1 }], ereignisse: nr % 2 ? [storniert] : [] });
  };
  const recorded = recordStatements(place);
  await insert(3);
  await sumJahr(recorded.db, 2026);
  const wenige = recorded.statements.length;
  await insert(120);
  recorded.statements.length = 0;
  expect(await sumJahr(recorded.db, 2026)).toBe(62 * (1280 - 204));
  expect(recorded.statements).toHaveLength(wenige);
});
