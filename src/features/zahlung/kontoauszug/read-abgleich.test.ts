import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAbgleich, parseGebucht } from './read-abgleich.ts';
import { buchungenOf, ersteAuswahl } from './umsatz-auswahl.ts';

const umsatz = {
  ...{ umsatz: 'a1', tag: '2026-11-23', betrag: 24.9, name: 'Erika', zweck: 'Seife', art: 'sicher' },
  ...{ grund: 'Nummer und Betrag passen.', teile: [{ auftragId: 'a', betrag: 24.9 }], kandidaten: [] },
};
const auftrag = {
  _id: 'a',
  nummer: 'B-26-K7M4Q',
  name: 'Erika',
  offen: 24.9,
  erlassen: 0,
  stand: 'offen',
  letzteNr: 3,
};
const abgleich = {
  ...{ format: 'Sparkasse (CSV)', isGeraten: false, umsaetze: [umsatz], auftraege: [auftrag] },
  uebersprungen: [{ grund: 'ausgang', anzahl: 2 }],
};

test('without transfers it is none', () => {
  for (const data of [undefined, null, 'x', [], {}, { umsaetze: {} }])
    expect(parseAbgleich(data)).toBeUndefined();
});

test('a transfer for an order that is not there, or in a word of a later version, is open', () => {
  const wie = (more: object) => parseAbgleich({ ...abgleich, umsaetze: [{ ...umsatz, ...more }] })?.umsaetze;
  expect(wie({ art: 'gewiss' })).toMatchObject([{ art: 'offen' }]);
  expect(wie({ teile: [] })).toMatchObject([{ art: 'offen', teile: [] }]);
  const zwei = [...umsatz.teile, { auftragId: 'b', betrag: 1 }];
  expect(wie({ teile: zwei })).toMatchObject([{ art: 'offen', teile: [] }]);
  expect(wie({ tag: 'gestern' })).toEqual([]);
});

test('what became of transfers is read where each has an answer', () => {
  const eine = { umsatz: 'a1', ergebnis: 'gebucht', text: 'Gebucht.' };
  const gesehen = [{ auftragId: 'a', letzteNr: 4 }];
  const read = (data: unknown) => parseGebucht(data, [{ umsatz: 'a1' }]);
  expect(read({ ergebnisse: [{ ...eine, gesehen }] })).toEqual([{ ...eine, gesehen }]);
  expect(read({ ergebnisse: [eine] })).toEqual([{ ...eine, gesehen: [] }]);
  for (const data of [null, [], {}, { ergebnisse: [] }, { ergebnisse: [{ ...eine, ergebnis: 'x' }] }])
    expect(read(data)).toBeUndefined();
});

test('an answer of any shape can be read and chosen from', () => {
  const anything = fc.anything({ maxDepth: 3 });
  const like = (known: object) =>
    fc.record(
      Object.fromEntries(
        Object.entries(known).map(([key, value]) => [key, fc.oneof(anything, fc.constant(value as unknown))]),
      ),
      { requiredKeys: [] },
    );
  const rows = (known: object) => fc.oneof(anything, fc.array(fc.oneof(like(known), fc.constant(known))));
  const answer = fc.record({ umsaetze: rows(umsatz), auftraege: rows(auftrag), uebersprungen: anything });
  fc.assert(
    fc.property(fc.oneof(anything, answer), (data) => {
      const read = parseAbgleich(data);
      parseGebucht(data, [{ umsatz: 'a1' }]);
      if (!read) return;
      const bekannt = new Set(read.auftraege.map(({ _id }) => _id));
      for (const { teile } of buchungenOf(read, ersteAuswahl(read)))
        for (const { auftragId } of teile) expect(bekannt).toContain(auftragId);
    }),
  );
});
