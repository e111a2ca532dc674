import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { gehalten } from '#test/auftrag/auftraege.ts';
import { bestellungVon, changeProdukt, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { changeVorrat, insertWare } from '#test/ware/ware.ts';

type Aenderung = { welche: number; spalten?: object; vorrat?: number };
const welche = fc.nat(2);
const aenderung: fc.Arbitrary<Aenderung> = fc.oneof(
  fc.record({ welche, spalten: fc.record({ preisCent: fc.integer({ min: 1, max: 5000 }) }) }),
  fc.record({ welche, spalten: fc.record({ steuersatzPromille: fc.constantFrom(70, 190) }) }),
  fc.record({ welche, vorrat: fc.nat(12) }),
);
/** A cart of three products that is read and ordered, perhaps after a change. */
const kauf = fc.record({
  mengen: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
  weise: fc.nat(2),
  danach: fc.option(aenderung),
});

async function change(db: Db, ids: string[], { welche, spalten, vorrat }: Aenderung): Promise<void> {
  const id = ids[welche] ?? '';
  if (spalten) await changeProdukt(db, id, spalten);
  if (vorrat !== undefined) await changeVorrat(db, id, vorrat);
}

/** Orders are whole: their sums are those of their lines, and what is held is what was sold. */
async function expectSound(db: Db, ids: string[]): Promise<void> {
  const posten = await db.selectFrom('auftragPosten').selectAll().execute();
  for (const auftrag of await db.selectFrom('auftrag').selectAll().execute()) {
    const eigene = posten.filter(({ auftragId }) => auftragId === auftrag.id);
    const waren = eigene.reduce((sum, { preisCent, menge }) => sum + preisCent * menge, 0);
    const steuer: { bruttoCent: number }[] = JSON.parse(auftrag.steuer);
    expect(auftrag.warenCent).toBe(waren);
    expect(steuer.reduce((sum, { bruttoCent }) => sum + bruttoCent, 0)).toBe(waren + auftrag.versandCent);
  }
  for (const id of ids) {
    const verkauft = posten.filter(({ produktId }) => produktId === id);
    const menge = verkauft.reduce((sum, one) => sum + one.menge, 0);
    expect(await gehalten(db, id)).toEqual({ bestand: menge, zeilen: menge });
  }
}

describe.each(databases)('any purchases on %s', (database) => {
  test('are ordered as they were seen or not at all, and leave sums, tax and held pieces exact', async () => {
    const { app, db } = await startOpenShop(database);
    const ids: string[] = [];
    for (const vorrat of [12, 4, 1]) ids.push(await insertWare(db, { menge: vorrat }));
    let nr = 0;
    const buy = async ({
      mengen,
      weise: bezugsweg,
      danach,
    }: {
      mengen: number[];
      weise: number;
      danach: Aenderung | null;
    }) => {
      nr += 1;
      const zeilen = ids.map((id, i) => [id, mengen[i] ?? 0] as const).filter(([, menge]) => menge > 0);
      const gast = await gastMit(db, Object.fromEntries(zeilen));
      const kasse = await gast.kasse(app);
      const { versandart, zahlart, gesamt } = kasse.moeglichkeiten[bezugsweg] ?? {};
      const gewaehlt = versandart && zahlart ? { versandart, zahlart } : {};
      if (danach) await change(db, ids, danach);
      const email = `kundin${nr}@kundschaft.example`;
      const reply = await gast.bestelle(app, bestellungVon(kasse, { ...gewaehlt, email }));
      expect([201, 409]).toContain(reply.statusCode);
      const auftrag = await db
        .selectFrom('auftrag')
        .selectAll()
        .where('emailKey', '=', email)
        .executeTakeFirst();
      expect(auftrag !== undefined).toBe(reply.statusCode === 201);
      if (auftrag) expect(auftrag.gesamtCent / 100).toBe(gesamt);
      if (auftrag) expect(kasse.hindernisse).toEqual([]);
      await expectSound(db, ids);
    };
    const runs = fc.asyncProperty(fc.array(kauf, { minLength: 1, maxLength: 4 }), async (kaeufe) => {
      for (const one of kaeufe) await buy(one);
    });
    await fc.assert(runs, { numRuns: 15 });
  });
});
