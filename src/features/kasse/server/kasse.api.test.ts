import { describe, expect, test } from 'vitest';
import { gehalten } from '#test/auftrag/auftraege.ts';
import { bestellungVon, changeProdukt, countRows, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { insertWare } from '#test/ware/ware.ts';

// A Monday morning in Berlin.
const now = () => new Date('2026-11-23T09:00:00.000Z');

describe.each(databases)('the checkout on %s', (database) => {
  test('shows a guest every way to have and pay the goods, with total, tax and days', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 3, name: 'Lavendeltraum', preis: 7.9, gramm: 100 });
    const gast = await gastMit(db, { [id]: 2 });

    const reply = await app.inject({ url: '/api/checkout', headers: gast.headers });

    expect(reply.headers['cache-control']).toBe('no-store');
    const { stand: _, ...paket } = reply.json().data.moeglichkeiten[0];
    expect(paket).toEqual({
      versandart: 'dhl',
      zahlart: 'vorkasse',
      versand: 4.9,
      gesamt: 20.7,
      steuer: [{ satz: 19, brutto: 20.7, steuer: 3.31 }],
      termin: { von: '2026-11-27', bis: '2026-11-30' },
      zahlbarBis: '2026-11-30',
      stornoAm: '2026-12-03',
    });
    expect(reply.json().data).toMatchObject({
      posten: [
        {
          produktId: id,
          name: 'Lavendeltraum',
          merkmale: [
            { label: 'Seife', text: 'Sheabutter' },
            { label: 'Duft', text: 'Lavendel', isNebensache: true },
            { label: 'Gewicht', text: '100 g' },
          ],
          menge: 2,
          preis: 7.9,
          grundpreis: 79,
          summe: 15.8,
          verfuegbarkeit: { art: 'vorrat', frei: 3 },
        },
      ],
      zwischensumme: 15.8,
      moeglichkeiten: [
        { versandart: 'dhl', zahlart: 'vorkasse' },
        { versandart: 'abholung', zahlart: 'vorkasse', versand: 0, gesamt: 15.8 },
        { versandart: 'abholung', zahlart: 'abholung', gesamt: 15.8 },
      ],
      hindernisse: [],
      abholung: { ort: 'Lindenallee 1, Leipzig', zeiten: 'Fr 14–18 Uhr' },
    });
    expect(reply.json().data.moeglichkeiten[2].zahlbarBis).toBeUndefined();
  });

  test('a piece of less than 10 g has no base price, and none is kept with the order (PAngV § 4)', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const probe = await insertWare(db, { menge: 3, gramm: 9 });
    const gross = await insertWare(db, { menge: 3, gramm: 10, preis: 1 });
    const gast = await gastMit(db, { [probe]: 1, [gross]: 1 });
    const kasse = await gast.kasse(app);
    expect(kasse.posten.map(({ grundpreis }) => grundpreis)).toEqual([undefined, 100]);
    expect((await gast.bestelle(app, bestellungVon(kasse))).statusCode).toBe(201);
    const kept = await db.selectFrom('auftragPosten').select('grundpreisCent').orderBy('nr').execute();
    expect(kept).toEqual([{ grundpreisCent: null }, { grundpreisCent: 10_000 }]);
  });

  test('more than the shelf has can be ordered of what is also made to order, and takes longer', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 1 });
    await changeProdukt(db, id, { aufBestellung: 1, fertigungstage: 10 });
    const gast = await gastMit(db, { [id]: 3 });
    const kasse = await gast.kasse(app);
    expect(kasse.posten[0]?.verfuegbarkeit).toEqual({ art: 'aufBestellung', tage: 10 });
    expect(kasse.moeglichkeiten[0]?.termin.von).toBe('2026-12-11');
    expect((await gast.bestelle(app, bestellungVon(kasse))).statusCode).toBe(201);
    expect(await gehalten(db, id)).toEqual({ bestand: 3, zeilen: 3 });
    expect(await db.selectFrom('auftragPosten').select('aufBestellung').execute()).toEqual([
      { aufBestellung: 1 },
    ]);
  });

  test('pick-up has no postage and no delivery address; paid there, it has no day to pay', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 3, preis: 5 });
    const gast = await gastMit(db, { [id]: 1 });
    const body = bestellungVon(await gast.kasse(app), { versandart: 'abholung', zahlart: 'abholung' });
    expect((await gast.bestelle(app, { ...body, lieferung: body.rechnung })).statusCode).toBe(201);
    const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    expect(auftrag).toMatchObject({
      gesamtCent: 500,
      faelligAt: null,
      lieferung: null,
      terminVon: '2026-11-25',
    });
    expect(JSON.parse(auftrag.gezeigt)).toMatchObject({ abholung: { zeiten: 'Fr 14–18 Uhr' } });
    expect(JSON.parse(auftrag.gezeigt).ueberweisung).toBeUndefined();
  });

  test('a parcel is free from a value on; too heavy for one, goods can still be picked up', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const tabelle = [{ bisGramm: 1000, preis: 4.9 }];
    const id = await insertWare(db, { menge: 99, preis: 10, gramm: 100 });
    await changeEinstellung(db, 'versand', { dhl: { aktiv: true, tabelle, freiAb: 30 } });
    const versand = async (menge: number) =>
      (await (await gastMit(db, { [id]: menge })).kasse(app)).moeglichkeiten.map(({ versand }) => versand);
    expect(await versand(2)).toEqual([4.9, 0, 0]);
    expect(await versand(3)).toEqual([0, 0, 0]);
    expect(await versand(9)).toEqual([0, 0]);
    await changeEinstellung(db, 'versand', { abholung: { aktiv: false, ort: '', zeiten: '' } });
    const gast = await gastMit(db, { [id]: 9 });
    const kasse = await gast.kasse(app);
    expect(kasse.grund).toBe(
      'Diese Bestellung ist für ein Paket zu schwer. Bitte schreiben Sie uns an hallo@seifenhof.example, dann finden wir einen Weg.',
    );
    expect((await gast.bestelle(app, bestellungVon(kasse))).json().message).toBe(kasse.grund);
  });

  test('only an open shop takes orders (R36)', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 3 });
    const gast = await gastMit(db, { [id]: 1 });
    const payload = bestellungVon(await gast.kasse(app));
    const pause = { pauseText: 'Wir sind am Meer.', pauseBis: '2026-12-05' };
    await changeEinstellung(db, 'phase', { phase: 'pausiert', ...pause });
    const reply = await gast.bestelle(app, payload);
    const text = 'Wir sind am Meer. Ab 5. Dezember 2026 sind wir wieder da.';
    expect([reply.statusCode, reply.json().message]).toEqual([409, text]);
    expect((await gast.kasse(app)).grund).toBe(text);
    await changeEinstellung(db, 'phase', { phase: 'angekuendigt' });
    const announced = await gast.bestelle(app, payload);
    expect([announced.statusCode, announced.json().message]).toEqual([
      409,
      'Wir öffnen bald. Bis dahin bleibt Ihr Warenkorb für Sie gepackt.',
    ]);
    expect(await countRows(db, 'auftrag')).toBe(0);
  });
});
