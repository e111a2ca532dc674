import { expect } from 'vitest';
import { mengeOf, nachgelassene } from '#features/auftrag/aktionen/nachlass-teile.ts';
import { type Ereignis, geltende, nurVon } from '#features/auftrag/ereignisse/ereignis.ts';
import { steuerJetztOf } from '#features/auftrag/steuer-jetzt.ts';
import { auftragslageOf } from '#features/auftrag/zustand/auftragslage.ts';
import type { Db } from '#server/db/connect.ts';

/** The events of all orders, each order's in their sequence. */
async function readEreignisse(db: Db): Promise<Map<string, Ereignis[]>> {
  const rows = await db
    .selectFrom('auftragEreignis')
    .select(['auftragId', 'typ', 'angaben', 'createdAt as at'])
    .orderBy('nr')
    .execute();
  const byAuftrag = Map.groupBy(rows, ({ auftragId }) => auftragId);
  const read = ({ typ, angaben, at }: (typeof rows)[number]) =>
    ({ typ, angaben: JSON.parse(angaben), at }) as Ereignis;
  return new Map([...byAuftrag].map(([id, all]) => [id, all.map(read)]));
}

/**
 * What left the shelf is what was delivered, what came back to it are the sellable pieces of withdrawals and those
 * that its owner let go of and put there,
 * what is held is what is left or was taken to a market, and nothing else was sold.
 */
export async function expectShelfSound(db: Db, produktIds: string[]): Promise<void> {
  const auftraege = await db.selectFrom('auftrag').selectAll().execute();
  const posten = Map.groupBy(
    await db.selectFrom('auftragPosten').selectAll().execute(),
    (row) => row.auftragId,
  );
  const ereignisse = await readEreignisse(db);
  const sums = new Map(produktIds.map((id) => [id, { rest: 0, geliefert: 0, zurueck: 0 }]));
  for (const row of auftraege) {
    const zeilen = posten.get(row.id) ?? [];
    const lage = auftragslageOf({ ...row, posten: zeilen }, ereignisse.get(row.id) ?? []);
    expect([lage.aufgabe, lage.bezahltCent >= 0]).toEqual([row.aufgabe, true]);
    expect(lage.zuZahlenCent).toBeGreaterThanOrEqual(0);
    expect(lage.zurueckLaeuftCent).toBeLessThanOrEqual(lage.zurueckCent);
    const steuer = steuerJetztOf(
      { ...row, posten: zeilen, steuermodus: 'regelbesteuerung' },
      ereignisse.get(row.id) ?? [],
    );
    if (steuer) expect(steuer.reduce((sum, { bruttoCent }) => sum + bruttoCent, 0)).toBe(lage.zuZahlenCent);
    for (const { nr, produktId, menge } of zeilen) {
      const [rest, geliefert] = [lage.rest.get(nr) ?? 0, lage.geliefert.get(nr) ?? 0];
      const [widerrufen, erwartet] = [lage.widerrufen.get(nr) ?? 0, lage.erwartet.get(nr) ?? 0];
      expect(rest + geliefert).toBeLessThanOrEqual(menge);
      expect(widerrufen).toBeLessThanOrEqual(menge);
      expect(erwartet).toBeGreaterThanOrEqual(0);
      expect(erwartet).toBeLessThanOrEqual(geliefert);
      const sum = sums.get(produktId) ?? { rest: 0, geliefert: 0, zurueck: 0 };
      sums.set(produktId, {
        rest: sum.rest + rest,
        geliefert: sum.geliefert + geliefert,
        zurueck: sum.zurueck + verkaufbareOf(ereignisse.get(row.id) ?? [], nr),
      });
    }
  }
  for (const [produktId, { rest, geliefert, zurueck }] of sums) {
    const bestand = db.selectFrom('bestand').selectAll().where('artikelId', '=', produktId);
    const { id, reserviert } = await bestand.executeTakeFirstOrThrow();
    const gebucht = async (grund: string) => {
      const { menge } = await db
        .selectFrom('bewegung')
        .select((eb) => eb.fn.sum<number | null>('menge').as('menge'))
        .where('bestandId', '=', id)
        .where('grund', 'like', grund)
        .executeTakeFirstOrThrow();
      return Number(menge);
    };
    expect(await gebucht('Rückgabe %')).toBe(zurueck);
    const { markt } = await db
      .selectFrom('reservierung')
      .select((eb) => eb.fn.sum<number | null>('menge').as('markt'))
      .where('artikelId', '=', produktId)
      .where('stand', '=', 'gehalten')
      .where('auftragId', 'like', 'markt-%')
      .executeTakeFirstOrThrow();
    expect([reserviert - Number(markt), -(await gebucht('Bestellung %'))]).toEqual([rest, geliefert]);
  }
}

function verkaufbareOf(ereignisse: Ereignis[], nr: number): number {
  const gilt = geltende(ereignisse);
  const verkaufbare = nurVon(gilt, 'rueckgabe').flatMap(({ angaben }) =>
    angaben.teile.filter(({ verkaufbar }) => verkaufbar),
  );
  const imRegal = nachgelassene(gilt).filter(({ regal }) => regal);
  return mengeOf([...verkaufbare, ...imRegal], nr);
}
