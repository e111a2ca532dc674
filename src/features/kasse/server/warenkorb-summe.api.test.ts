import { expect, test } from 'vitest';
import { newGast } from '#test/auftrag/gast.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { changeVorrat, insertWare } from '#test/ware/ware.ts';

type Fall = {
  /** Pieces of two soaps for 5 € and 100 g, of which the shelf has 9 each when they are added, and has after it. */
  mengen: [number, number];
  danach?: [number, number];
  versand?: object;
  zahlung?: object;
};

const dhl = { aktiv: true, tabelle: [{ bisGramm: 31_500, preis: 4.9 }], freiAb: 30 };
const faelle: Record<string, Fall> = {
  'everything on the shelf': { mengen: [2, 3] },
  'fewer left than wanted': { mengen: [5, 1], danach: [3, 9] },
  'one sold out': { mengen: [5, 1], danach: [0, 9] },
  'free postage that only pieces beyond the shelf would reach': {
    ...{ mengen: [5, 1], danach: [3, 9] },
    versand: { dhl },
  },
  'parcels that nobody can pay': { mengen: [1, 1], zahlung: { vorkasse: { aktiv: false } } },
  'parcels that are off': { mengen: [1, 1], versand: { dhl: { ...dhl, aktiv: false } } },
  'too heavy for the table': {
    mengen: [9, 9],
    versand: { dhl: { ...dhl, tabelle: [{ bisGramm: 900, preis: 4.9 }] } },
  },
};

test.each(
  databases.flatMap((database) => Object.entries(faelle).map((fall) => [database, ...fall] as const)),
)(
  'the cart comes to what the checkout asks for, on %s: %s',
  async (database, _, { mengen, danach, versand, zahlung }) => {
    const { app, db } = await startOpenShop(database);
    if (versand) await changeEinstellung(db, 'versand', versand);
    if (zahlung) await changeEinstellung(db, 'zahlung', zahlung);
    const gast = newGast(app);
    const ids = [await insertWare(db, { menge: 9, preis: 5 }), await insertWare(db, { menge: 9, preis: 5 })];
    for (const [at, id] of ids.entries()) await gast.add(id, mengen[at]);
    for (const [at, menge] of danach?.entries() ?? []) await changeVorrat(db, ids[at] ?? '', menge);

    const { total, zwischensumme } = (await gast.cart()).data;
    const { data: kasse } = (await gast.get('/checkout')).json();
    expect([zwischensumme, total]).toEqual([kasse.zwischensumme, kasse.moeglichkeiten[0].gesamt]);
  },
);
