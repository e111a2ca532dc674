import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { type Caller, startTestApp } from '#test/test-app.ts';
import { levelsOf, openLager } from '#test/ware/lager.ts';

type Artikel = { _id: string; name: string; menge: number; letzteNr: number };

/** The articles as loaded at the start of a count. */
async function readArtikel(admin: Caller): Promise<Record<string, Artikel>> {
  const { data } = (await admin.get('/lager/bestand')).json();
  const all = Object.values(data).flat() as Artikel[];
  return Object.fromEntries(all.map((artikel) => [artikel.name, artikel]));
}

const zeile = (artikel: Artikel | undefined, gezaehlt: unknown) => ({
  _id: artikel?._id,
  letzteNr: artikel?.letzteNr,
  gezaehlt,
});
const save = (admin: Caller, zeilen: object[], notizen = '') =>
  admin.post('/lager/inventur/zaehlliste', { zeilen, notizen });

describe.each(databases)('POST /lager/inventur/zaehlliste on %s', (database) => {
  test('books all lines together, with their differences', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const { Sheabutter, Lavendel, Lavendeltraum } = await readArtikel(admin);

    const reply = await save(
      admin,
      [zeile(Sheabutter, '990'), zeile(Lavendel, 300), zeile(Lavendeltraum, 2)],
      'Jahresinventur',
    );

    expect(reply.json()).toEqual({
      success: true,
      message: 'Inventur gebucht',
      data: {
        zeilen: [
          {
            _id: Sheabutter?._id,
            name: 'Sheabutter',
            einheit: 'g',
            gezaehlt: 990,
            erwartet: 1000,
            aenderung: -10,
            zwischenzeitlich: 0,
            neuerBestand: 990,
          },
          expect.objectContaining({ name: 'Lavendel', aenderung: 0 }),
          expect.objectContaining({ name: 'Lavendeltraum', erwartet: 0, aenderung: 2, neuerBestand: 2 }),
        ],
      },
    });
    expect(await levelsOf(admin)).toEqual({ Sheabutter: 990, Lavendel: 300, viereck: 50, Lavendeltraum: 2 });
    const { data } = (await admin.get(`/lager/historie/${ids.seife}`)).json();
    expect(data[0]).toMatchObject({
      typ: 'inventur',
      menge: -10,
      grund: 'Inventur',
      notizen: 'Jahresinventur',
    });
    const buchungen = await db
      .selectFrom('bewegung')
      .select('buchungId')
      .distinct()
      .where('typ', '=', 'inventur')
      .execute();
    expect(buchungen).toHaveLength(1);
  });

  test('loses nothing that was booked between counting and saving, and answers those movements', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const { Sheabutter, Lavendel } = await readArtikel(admin);
    await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 2 });

    const reply = await save(admin, [zeile(Sheabutter, 995), zeile(Lavendel, 300)]);

    expect(reply.json().data.zeilen).toMatchObject([
      { gezaehlt: 995, erwartet: 1000, aenderung: -5, zwischenzeitlich: -200, neuerBestand: 795 },
      { aenderung: 0, zwischenzeitlich: -4, neuerBestand: 296 },
    ]);
    expect(await levelsOf(admin)).toMatchObject({ Sheabutter: 795, Lavendel: 296 });
    const { data } = (await admin.get(`/lager/historie/${ids.seife}`)).json();
    expect(data[0]).toMatchObject({
      menge: -5,
      notizen: 'Gezählt: 995\u00a0g; −200\u00a0g seit der Zählung.',
    });
  });

  test('books nothing when one line cannot be booked, and names it', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const { Sheabutter, Lavendel } = await readArtikel(admin);
    await admin.post('/lager/korrektur', { typ: 'duftoil', artikelId: ids.oel, aenderung: -200 });

    const reply = await save(admin, [zeile(Sheabutter, 1), zeile(Lavendel, 50)]);

    expect(reply.statusCode).toBe(409);
    expect(reply.json().fehler).toEqual([
      'Lavendel: 50\u00a0Tropfen gezählt, aber −200\u00a0Tropfen seit der Zählung. Bitte neu zählen.',
    ]);
    expect(await levelsOf(admin)).toMatchObject({ Sheabutter: 1000, Lavendel: 100 });
  });

  test('refuses counts of unknown levels, the same article twice, and an empty list', async () => {
    const { db, as } = await startTestApp(database);
    const { admin } = await openLager(db, as('admin'));
    const { Sheabutter } = await readArtikel(admin);
    const zukunft = await save(admin, [{ ...zeile(Sheabutter, 1), letzteNr: 7 }]);
    expect(zukunft.statusCode).toBe(409);
    expect(zukunft.json().fehler).toEqual([
      'Sheabutter: Die Zählung passt zu keinem Stand. Bitte neu zählen.',
    ]);
    expect((await save(admin, [zeile(Sheabutter, 1), zeile(Sheabutter, 2)])).statusCode).toBe(400);
    expect((await save(admin, [])).json().fehler).toEqual(['zeilen: Es ist noch nichts gezählt.']);
    const unknown = { _id: 'niemand', gezaehlt: 1, letzteNr: 0 };
    expect((await save(admin, [unknown])).statusCode).toBe(404);
    const wrong = await save(admin, [zeile(Sheabutter, 'viele')]);
    expect(wrong.json().fehler).toEqual([
      expect.stringMatching(/^zeilen\.0\.gezaehlt: Bitte eine ganze Zahl/),
    ]);
    expect(await levelsOf(admin)).toMatchObject({ Sheabutter: 1000 });
  });

  test('books the differences of two concurrent counts of the same shelf', async () => {
    const { db, as } = await startTestApp(database);
    const { admin } = await openLager(db, as('admin'));
    for (let i = 0; i < 5; i += 1) await insertProdukt(db);
    const artikel = Object.values(await readArtikel(admin));
    const replies = await Promise.all([
      save(
        admin,
        artikel.map((one) => zeile(one, one.menge + 1)),
      ),
      save(
        admin,
        artikel.toReversed().map((one) => zeile(one, one.menge + 1)),
      ),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const levels = await levelsOf(admin);
    for (const { name, menge } of artikel) expect(levels[name], name).toBe(menge + 2);
  });
});
