import { describe, expect, test } from 'vitest';
import { insertAuftrag, testAnschrift, testGezeigt } from '#test/auftrag/auftraege.ts';
import { done } from '#test/auftrag/auftrag-aktion.ts';
import { databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import { auftragCalls } from '../../calls.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');
const at = now().toISOString();
const lieferung = { ...testAnschrift, vorname: 'Otto', strasse: 'Markt', hausnummer: '3' };

describe.each(databases)('one order in the back office on %s', (database) => {
  test('is everything that is known of it', async () => {
    const { db, as } = await startTestApp(database, { now });
    const rose = await insertWare(db, { menge: 2, name: 'Rose', preis: 5 });
    const minze = await insertWare(db, { menge: 0, name: 'Minze', preis: 7 });
    const posten = [
      { produktId: rose, menge: 3 },
      { produktId: minze, menge: 2 },
    ];
    const teile = [{ nr: 1, menge: 1 }];
    const ereignisse: Ereignis[] = [
      { typ: 'zahlung', angaben: { betragCent: 3390, tag: '2026-11-24' }, at },
      { typ: 'gepackt', angaben: {}, at },
      { typ: 'zurueckgenommen', angaben: { nr: 3 }, at },
      { typ: 'teilStorniert', angaben: { teile: [{ nr: 2, menge: 1 }], betragCent: 700, text: 'Aus.' }, at },
      {
        typ: 'versendet',
        angaben: { dienst: 'DHL', nummer: '123', teile, rest: { von: '2026-12-01', bis: '2026-12-03' } },
        at,
      },
      { typ: 'notiz', angaben: { text: 'Geschenk' }, at },
    ];
    await insertAuftrag(db, { posten: [{ produktId: rose, menge: 1 }] });
    const { id, nummer } = await insertAuftrag(db, {
      ...{ posten, ereignisse, lieferung: JSON.stringify(lieferung) },
    });
    const staff = as('employee');
    const { data } = await staff.send(auftragCalls.read, { params: { id } });
    const { posten: zeilen, ereignisse: timeline, ...rest } = data;
    // 15 € and 14 € with 4,90 € postage, of which 7 € were cancelled.
    expect(rest).toEqual({
      ...{ _id: id, nummer, bestelltAt: '2026-11-23T09:00:00.000Z', name: 'Erika Beispiel', stueck: 3 },
      ...{
        zwischensumme: 29,
        versand: 4.9,
        versandRest: 4.9,
        bestellsumme: 33.9,
        preisHinweis: 'inkl. MwSt.',
      },
      ...{
        gesamt: 26.9,
        bezahlt: 33.9,
        erlassen: 0,
        offen: 0,
        zurueck: 7,
        zurueckLaeuft: 0,
        stand: 'teilversendet',
        aufgabe: 'packen',
      },
      ...{ versandart: 'dhl', zahlart: 'vorkasse', termin: { von: '2026-12-01', bis: '2026-12-03' } },
      ...{
        letzteNr: 7,
        isZuFertigen: true,
        isGepackt: false,
        hatNotiz: true,
        isTelefon: false,
        isInDhlDatei: false,
        isWiderrufOffen: false,
        isTestzahlung: false,
        brauchtRechnungAn: false,
        istAltbestand: true,
      },
      ...{ hatKonto: false, bestellungen: 2, link: '', verwendungszweck: nummer },
      ...{ email: 'erika@kundschaft.example', rechnung: testAnschrift, lieferung, nachrichten: [] },
      steuer: [{ satz: 19, brutto: 26.9, steuer: 4.29 }],
      aktionen: [
        ...['zahlung', 'erstattung', 'nachlass', 'gepackt', 'versendet', 'adresse'],
        ...['teilStornieren', 'nachricht', 'notiz'],
      ],
    });
    expect(
      zeilen.map(({ nr, name, menge, rest, geliefert, storniert, imLager, gedeckt }) => {
        return [nr, name, menge, rest, geliefert, storniert, imLager, gedeckt];
      }),
    ).toEqual([
      // One of the two on the shelf is held for the older order.
      [1, 'Rose', 3, 2, 1, 0, 2, 1],
      [2, 'Minze', 2, 1, 0, 1, 0, 0],
    ]);
    expect(timeline.map(({ nr, text, details }) => [nr, text, ...details])).toEqual([
      [1, 'Bestellung eingegangen'],
      [2, 'Zahlung eingegangen: 33,90\u00a0€ am 24.11.2026'],
      [3, 'Gepackt'],
      [4, 'Schritt 3 zurückgenommen'],
      [5, 'Teil storniert, 7,00\u00a0€ weniger', '1\u00a0×\u00a0Minze', 'Aus.'],
      [6, 'Verschickt mit DHL, 123', '1\u00a0×\u00a0Rose', 'Der Rest folgt: Di 1. – Do 3. Dez.'],
      [7, 'Notiz', 'Geschenk'],
    ]);
    expect(timeline.filter(({ isZurueckgenommen }) => isZurueckgenommen).map(({ nr }) => nr)).toEqual([3]);
    // Money of a payment that the order owes back is a mistake for the owner to name.
    expect(timeline.filter(({ kannZurueck }) => kannZurueck).map(({ nr }) => nr)).toEqual([7]);
    const seen = await as('admin').send(auftragCalls.read, { params: { id } });
    expect(seen.data.ereignisse.filter(({ kannZurueck }) => kannZurueck).map(({ nr }) => nr)).toEqual([2, 7]);
    expect(timeline.map(({ von, at }) => [von, at]).at(-1)).toEqual(['Gast', now().toISOString()]);
  });

  test('of a pick-up says where, and shows its messages; of nobody with an address counts alone', async () => {
    const { db, as } = await startTestApp(database, { now });
    const posten = [{ produktId: await insertWare(db, { menge: 2 }), menge: 1 }];
    const gezeigtMitOrt = { ...testGezeigt, abholung: { ort: 'Hofweg 3', zeiten: 'Fr 15–18 Uhr' } };
    const abholung = { versandart: 'abholung', zahlart: 'abholung', faelligAt: null } as const;
    const kundin = await as('customer').account();
    const auftrag = await insertAuftrag(db, {
      ...{ posten, ...abholung, gezeigt: JSON.stringify(gezeigtMitOrt), accountId: kundin.id },
    });
    const staff = as('employee');
    const data = await done(staff, auftrag, ['abholbereit']);
    expect(data).toMatchObject({
      ...{ abholung: gezeigtMitOrt.abholung, hatKonto: true, isTelefon: false },
      nachrichten: [
        {
          ...{ an: 'erika@kundschaft.example', at: now().toISOString() },
          betreff: expect.stringMatching(/^Zum Abholen bereit/),
          stand: expect.stringMatching(/wartet|abgelegt/),
        },
      ],
    });
    expect(data).not.toHaveProperty('lieferung');

    const ohne = await insertAuftrag(db, { posten, email: '', emailKey: '' });
    expect((await staff.send(auftragCalls.read, { params: ohne })).data).toMatchObject({
      ...{ bestellungen: 1, hatKonto: false, lieferung: testAnschrift },
    });
  });

  test('is there for the workshop alone', async () => {
    const { db, as } = await startTestApp(database, { now });
    const { id } = await insertAuftrag(db, {
      posten: [{ produktId: await insertWare(db, { menge: 2 }), menge: 1 }],
    });
    expect((await as('customer').get(`/bestellungen/${id}`)).statusCode).toBe(403);
    const unknown = await as('admin').get('/bestellungen/gibtesnicht');
    expect([unknown.statusCode, unknown.json().message]).toEqual([
      404,
      expect.stringContaining('Bestellung'),
    ]);
    expect((await as('admin').get(`/bestellungen/${'x'.repeat(65)}`)).statusCode).toBe(400);
  });
});
