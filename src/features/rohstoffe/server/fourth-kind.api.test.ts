import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { decimal, roundHalfUp, toNumber } from '#shared/decimal.ts';
import { numberField } from '#shared/number-field.ts';
import { databases, openMigratedDatabase } from '#test/databases.ts';
import { buildTestApp, callerAs } from '#test/test-app.ts';
import { defineRohstoffKind } from '../rohstoff-kind.ts';
import { rohstoffRoutes } from './index.ts';

const basis = z.object({
  gesamtInMeter: numberField({ min: 1, max: 1000, decimals: 2 }),
  ekPreis: numberField({ min: 0, max: 1000, decimals: 2 }),
});

/** What a fourth kind would be: this, a form, and a line for each; no migration. */
const band = defineRohstoffKind({
  typ: 'band',
  path: 'baender',
  name: 'Band',
  einheit: 'cm',
  basis,
  angaben: basis.extend({ farbe: z.enum(['rot', 'gold'], 'Bitte rot oder gold wählen.') }),
  defaults: { gesamtInMeter: 10, farbe: 'rot', mindestbestand: 50 },
  abgeleitet: z.object({ preisProMeter: z.number() }),
  derive: ({ gesamtInMeter, ekPreis }) => ({
    preisProMeter: toNumber(roundHalfUp(decimal(ekPreis).div(gesamtInMeter), 4)),
  }),
  preisProEinheit: ({ preisProMeter }) => preisProMeter / 100,
  inhaltOf: ({ gesamtInMeter }) => Math.floor(gesamtInMeter * 100),
  packungOf: ({ gesamtInMeter, ekPreis }) => ({ groesse: `${gesamtInMeter} m`, preis: ekPreis, von: '' }),
  isKnapp: ({ aktuellVorrat, mindestbestand }) => aktuellVorrat < mindestbestand,
});

describe.each(databases)('a fourth kind of raw material on %s', (database) => {
  test('has all calls, checks, derived values and its ledger from its definition alone', async () => {
    const { db } = await openMigratedDatabase(database);
    const none = async () => {};
    const nutzung = {
      lockRezepte: none,
      linkRezepte: none,
      listProdukteMadeOf: async () => [],
      listBetroffene: async () => [],
    };
    const app = await buildTestApp(db, {
      extend: (app) => app.register(rohstoffRoutes(db, nutzung, [band]), { prefix: '/api' }),
    });
    const admin = callerAs(app, db, { role: 'admin' });

    const made = await admin.post('/baender', { bezeichnung: 'Satin', ekPreis: '4,99', aktuellVorrat: 900 });
    expect(made.statusCode).toBe(201);
    const { _id } = made.json().data;
    expect(made.json().data).toMatchObject({ preisProMeter: 0.499, farbe: 'rot', mindestbestand: 50 });
    expect(
      (await admin.post('/baender', { bezeichnung: 'satin', ekPreis: 1, aktuellVorrat: 0 })).statusCode,
    ).toBe(409);
    expect((await admin.put(`/baender/${_id}`, { farbe: 'blau' })).json().fehler).toEqual([
      'farbe: Bitte rot oder gold wählen.',
    ]);
    const changed = await admin.put(`/baender/${_id}`, { ekPreis: 10, aktuellVorrat: 850 });
    expect(changed.json()).toMatchObject({ data: { preisProMeter: 1, aktuellVorrat: 850 }, betroffen: [] });
    expect((await admin.get('/baender')).json().data).toEqual([changed.json().data]);

    const bewegungen = await db.selectFrom('bewegung').select('menge').orderBy('nr').execute();
    expect(bewegungen.map(({ menge }) => menge)).toEqual([900, -50]);
    expect((await admin.delete(`/baender/${_id}`)).statusCode).toBe(200);
    expect((await admin.get('/baender')).json().data).toEqual([]);
  });
});
