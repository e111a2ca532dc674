import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { recordZahlung } from '#features/auftrag/server/index.ts';
import { takeBack } from '#features/auftrag/server/stornieren/take-back.ts';
import { databases } from '#test/database/databases.ts';
import { geschehenOf, openBezahlung } from '#test/zahlung/online-laden.ts';
import { erstattungenOf, openStorniert, postArtenOf } from '#test/zahlung/rueckzahlung.ts';
import { beginZahlung } from '../online/begin-zahlung.ts';
import { finishUeberweisung, setKonto, withdrawUeberweisung } from './change-erstattung.ts';
import { readKontoseite, saveKonto } from './kontoseite.ts';
import { readErstattungen } from './read-erstattungen.ts';
import { requestErstattung } from './request-erstattung.ts';

const zahlung = { beginZahlung, requestErstattung };

const konto = { iban: 'DE02120300000000202051', inhaber: 'Erika Beispiel' };

/** An order of which 20,70 € are to be transferred back. */
async function openUeberweisung(database: (typeof databases)[number], wunsch = {}) {
  const opened = await openStorniert(database, zahlung);
  const message = await opened.erstatte({ weg: 'ueberweisung', ...wunsch });
  const [erstattung] = await erstattungenOf(opened.db, opened.auftrag.id);
  if (!erstattung) throw new Error('Nothing was begun.');
  const bearbeitung = { ...opened.services, von: opened.von };
  return { ...opened, message, id: erstattung.id, bearbeitung };
}

describe.each(databases)('money that is transferred back on %s', (database) => {
  test('asks its customer for the account, keeps it until it is transferred, and tells her then', async () => {
    const { db, auftrag, anbieter, id, message, bearbeitung } = await openUeberweisung(database);
    expect(message).toMatch(/fragt nach der Bankverbindung für 20,70/);
    expect(await postArtenOf(db, auftrag.id)).toContain('kontoFrage');
    expect(await readKontoseite(db, auftrag.token)).toEqual({
      ...{ nummer: expect.any(String), stand: 'gefragt', betrag: 20.7 },
    });
    await expect(finishUeberweisung(db, id, bearbeitung)).rejects.toThrow(/fehlt noch die Bankverbindung/);
    expect(await saveKonto(db, auftrag.token, konto)).toMatchObject({
      ...{ stand: 'angegeben', kontoEnde: 'DE … 2051' },
    });
    const { erstattungen, frei } = await readErstattungen(db, auftrag.id, anbieter);
    expect(frei).toBe(0);
    expect(erstattungen).toMatchObject([
      { stand: 'beantragt', konto: { ...konto, verwendungszweck: expect.stringMatching(/^Rückzahlung B-/) } },
    ]);
    expect((await finishUeberweisung(db, id, bearbeitung)).message).toMatch(/^20,70\s€ sind überwiesen\.$/);
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([
      { stand: 'erledigt', iban: null, inhaber: null },
    ]);
    expect(await postArtenOf(db, auftrag.id)).toContain('erstattung');
    expect(await readKontoseite(db, auftrag.token)).toMatchObject({ stand: 'ueberwiesen', betrag: 20.7 });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is booked once, from two tabs at the same moment', async () => {
    const { db, node, auftrag, id, bearbeitung } = await openUeberweisung(database, { konto });
    const done = await Promise.allSettled([
      finishUeberweisung(db, id, bearbeitung),
      finishUeberweisung(node, id, bearbeitung),
    ]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { typen } = await geschehenOf(db, auftrag.id);
    expect(typen.filter((typ) => typ === 'erstattung')).toHaveLength(1);
  });

  test('to an account that the owner knows asks nobody', async () => {
    const { db, auftrag, message } = await openUeberweisung(database, { konto });
    expect(message).toMatch(/Bitte überweisen Sie 20,70/);
    expect(await postArtenOf(db, auftrag.id)).not.toContain('kontoFrage');
    // Nor may anybody with the link put another one in its place.
    expect(await readKontoseite(db, auftrag.token)).toMatchObject({ stand: 'keine' });
    await expect(saveKonto(db, auftrag.token, konto)).rejects.toThrow(/gerade nichts überwiesen/);
  });

  test('needs the account where nobody can be asked', async () => {
    const { db, auftrag, erstatte } = await openStorniert(database, zahlung);
    await sql`drop trigger "auftragRefusesUpdate" ${database === 'PostgreSQL' ? sql`on auftrag` : sql``}`.execute(
      db,
    );
    await db.updateTable('auftrag').set({ email: '', emailKey: '' }).where('id', '=', auftrag.id).execute();
    await expect(erstatte({ weg: 'ueberweisung' })).rejects.toThrow(/Ohne E-Mail-Adresse/);
    expect(await erstattungenOf(db, auftrag.id)).toEqual([]);
    await erstatte({ weg: 'ueberweisung', konto });
  });

  test('waits once per order; withdrawn it is to be returned otherwise, and the account is gone', async () => {
    const { db, auftrag, id, erstatte, bearbeitung } = await openUeberweisung(database, { konto, betrag: 5 });
    await expect(erstatte({ weg: 'ueberweisung', betrag: 1 })).rejects.toThrow(
      /wartet schon eine Überweisung/,
    );
    expect((await withdrawUeberweisung(db, id, bearbeitung)).message).toMatch(/5,00\s€ sind weiter/);
    expect(await erstattungenOf(db, auftrag.id)).toMatchObject([{ stand: 'zurueckgezogen', iban: null }]);
    await expect(saveKonto(db, auftrag.token, konto)).rejects.toThrow(/gerade nichts überwiesen/);
    await expect(setKonto(db, id, konto)).rejects.toThrow(/inzwischen erledigt oder zurückgezogen/);
    expect(await readKontoseite(db, auftrag.token)).toMatchObject({ stand: 'keine' });
    await erstatte({ betrag: 20.7 });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('that was not made after all is taken back at the order and begun anew', async () => {
    const { db, auftrag, anbieter, id, erstatte, bearbeitung } = await openUeberweisung(database, { konto });
    await finishUeberweisung(db, id, bearbeitung);
    const nr = (await geschehenOf(db, auftrag.id)).typen.length;
    const zurueck = { ...bearbeitung, now: bearbeitung.now(), isInhaberin: true };
    await takeBack(db, { id: auftrag.id, gesehen: nr, nr }, zurueck);
    expect((await geschehenOf(db, auftrag.id)).typen.slice(-2)).toEqual([
      'zurueckgenommen',
      'erstattungBeendet',
    ]);
    // Neither the customer nor the owner is told that it was made.
    expect(await readKontoseite(db, auftrag.token)).toMatchObject({ stand: 'keine' });
    expect((await readErstattungen(db, auftrag.id, anbieter)).erstattungen).toMatchObject([
      { stand: 'zurueckgezogen' },
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
    // Neither the workshop nor its customer reads that it was done.
    const { frei, erstattungen } = await readErstattungen(db, auftrag.id, anbieter);
    expect(frei).toBe(20.7);
    expect(erstattungen).toMatchObject([{ stand: 'zurueckgezogen' }]);
    expect(await readKontoseite(db, auftrag.token)).toMatchObject({ stand: 'keine' });
    await erstatte();
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('keeps the payment that it is of: that is not taken back while it waits', async () => {
    const { db, auftrag, services, bearbeitung } = await openBezahlung(database);
    const von = { id: null, name: 'Ada' };
    for (const betragCent of [2070, 500])
      await recordZahlung(db, { id: auftrag.id, betragCent, tag: '2026-12-01' }, bearbeitung());
    const wunsch = { id: auftrag.id, betrag: 5, weg: 'ueberweisung' as const, konto };
    await requestErstattung(db, wunsch, { ...services, von });
    const zurueck = (gesehen: number) =>
      takeBack(db, { id: auftrag.id, gesehen, nr: 3, irrtum: true }, { ...bearbeitung(), isInhaberin: true });
    await expect(zurueck(4)).rejects.toThrow(/geht gerade Geld zurück/);
    const [row] = await erstattungenOf(db, auftrag.id);
    await withdrawUeberweisung(db, row?.id ?? '', { ...services, von });
    await zurueck(5);
    expect((await verifyShop(db)).problems).toEqual([]);
  });
});
