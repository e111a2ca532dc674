import { describe, expect, test, vi } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { openLager } from '#test/ware/lager.ts';

// In this file the whole shop has a fourth kind; nothing else differs.
vi.mock('#features/rohstoffe/rohstoff-kinds.ts', async (original) => {
  const { rohstoffKinds } = await original<typeof import('#features/rohstoffe/rohstoff-kinds.ts')>();
  const { farbe } = await import('#test/ware/vierte-art-farbe.ts');
  return { rohstoffKinds: { ...rohstoffKinds, farbe } };
});

const gold = { bezeichnung: 'Gold', ton: 'gold', gesamtInGramm: 20, ekPreis: '4,99', aktuellVorrat: 30 };

describe.each(databases)('a fourth kind of raw material on %s', (database) => {
  async function open() {
    const { db, as } = await startTestApp(database);
    const { admin } = await openLager(db, as('admin'));
    const read = async (path: string) => (await admin.get(path)).json().data;
    const made = await admin.post('/farben', gold);
    expect(made.statusCode, made.body).toBe(201);
    const farbe: { _id: string } = made.json().data;
    return { admin, read, farbe, artikel: { typ: 'farbe', artikelId: farbe._id } };
  }

  test('gets its calls, validation and derived values from its definition alone', async () => {
    const { admin, read, farbe } = await open();
    expect(farbe).toMatchObject({ preisProGramm: 0.2495, ton: 'gold', mindestbestand: 20 });
    expect((await admin.post('/farben', { ...gold, bezeichnung: 'gold' })).statusCode).toBe(409);
    expect((await admin.put(`/farben/${farbe._id}`, { ton: 'blau' })).json().fehler).toEqual([
      'ton: Bitte rot oder gold wählen.',
    ]);
    const changed = await admin.put(`/farben/${farbe._id}`, { ekPreis: 10, aktuellVorrat: 25 });
    expect(changed.json()).toMatchObject({ data: { preisProGramm: 0.5, aktuellVorrat: 25 }, betroffen: [] });
    expect(await read('/farben')).toEqual([changed.json().data]);
  });

  test('is a group of the stock with selectable articles, before the finished products', async () => {
    const { read, farbe } = await open();
    const bestand = await read('/lager/bestand');
    expect(Object.keys(bestand)).toEqual(['rohseifen', 'duftoele', 'verpackungen', 'farben', 'produkte']);
    const artikel = { name: 'Gold', typ: 'farbe', artikelId: farbe._id, menge: 30, einheit: 'g' };
    expect(bestand.farben).toEqual([
      expect.objectContaining({ ...artikel, mindestbestand: 20, unterMindestbestand: false, letzteNr: 1 }),
    ]);
    const { farben } = await read('/lager/artikel');
    expect(farben).toEqual([{ id: farbe._id, name: 'Gold', vorrat: 30, mindestbestand: 20 }]);
  });

  test('has corrections, stocktakes and warnings in its unit', async () => {
    const { admin, read, farbe, artikel } = await open();
    const korrektur = await admin.post('/lager/korrektur', {
      ...artikel,
      aenderung: -15,
      grund: 'Verbrauch',
    });
    expect(korrektur.json().data).toEqual({ vorher: 30, nachher: 15, aenderung: -15, einheit: 'g' });
    expect(await read('/lager/warnungen')).toContainEqual(
      expect.objectContaining({
        name: 'Gold',
        typ: 'farbe',
        differenz: 5,
        packung: { groesse: '20 g', inhalt: 20, preis: 4.99, von: '' },
      }),
    );
    const zuViel = await admin.post('/lager/korrektur', { ...artikel, aenderung: -16 });
    expect(zuViel.json().message).toBe('Gold: 15\u00a0g vorhanden, 16\u00a0g können nicht entnommen werden.');

    const inventur = await admin.post('/lager/inventur', { ...artikel, menge: 12, mindestbestand: 10 });
    expect(inventur.json().data.bestand).toMatchObject({ menge: 12, einheit: 'g', aenderung: -3 });
    const tropfen = await admin.post('/lager/inventur', { ...artikel, menge: 1, einheit: 'tropfen' });
    expect(tropfen.json().fehler).toEqual(['einheit: Gold wird in g gezählt.']);

    const [{ _id, letzteNr }] = (await read('/lager/bestand')).farben;
    const zaehlliste = { zeilen: [{ _id, letzteNr, gezaehlt: 14 }] };
    const { data } = (await admin.post('/lager/inventur/zaehlliste', zaehlliste)).json();
    expect(data.zeilen).toEqual([expect.objectContaining({ name: 'Gold', einheit: 'g', neuerBestand: 14 })]);
    expect((await read('/farben'))[0]).toMatchObject({
      _id: farbe._id,
      aktuellVorrat: 14,
      mindestbestand: 10,
    });

    const unbekannt = await admin.post('/lager/korrektur', { ...artikel, typ: 'band', aenderung: 1 });
    expect(unbekannt.json().fehler).toEqual([
      'typ: Bitte rohseife, duftoil, verpackung, farbe oder produkt angeben.',
    ]);
  });

  test('has its history, its levels over time and its exports, also after it was deleted', async () => {
    const { admin, read, farbe, artikel } = await open();
    await admin.post('/lager/korrektur', { ...artikel, aenderung: 10, grund: 'Einkauf' });
    const historie = `/lager/historie/${farbe._id}`;
    const expectHistorie = async (isEntfernt: boolean) => {
      const { data, artikel } = (await admin.get(historie)).json();
      expect(artikel).toMatchObject({ name: 'Gold', typ: 'farbe', einheit: 'g', menge: 40, isEntfernt });
      expect(data).toMatchObject([
        { menge: 10, einheit: 'g', grund: 'Einkauf' },
        { menge: 30, einheit: 'g', grund: 'Anfangsbestand' },
      ]);
      const verlauf = await read(`${historie}/verlauf`);
      expect(verlauf.punkte.map(({ bestand }: { bestand: number }) => bestand)).toEqual([30, 40]);
      expect((await admin.get(`${historie}/csv`)).body).toContain('"Eingang";10;"g";30;40;"Einkauf"');
    };
    await expectHistorie(false);
    expect((await admin.get('/lager/bestand/csv')).body).toContain('"Farben";"Gold";40;"g";20;"nein"');

    expect((await admin.delete(`/farben/${farbe._id}`)).statusCode).toBe(200);
    expect((await read('/lager/bestand')).farben).toEqual([]);
    expect(await read('/lager/entfernte')).toEqual([
      expect.objectContaining({ name: 'Gold', typ: 'farbe', einheit: 'g', menge: 40 }),
    ]);
    await expectHistorie(true);
  });
});
