import { expect, test } from 'vitest';
import { leererVersand } from '#features/einstellung/gruppen/versand-angaben.ts';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { bezugswegeOf } from './bezugswege.ts';

const konto = { kontoinhaber: 'Ada Lovelace', iban: 'DE02120300000000202051' };
const namesOf = (
  { paket = true, abholung = true }: { paket?: boolean; abholung?: boolean },
  zahlung: { vorkasse?: object; vorOrt?: boolean } = {},
) => {
  const { dhl } = leererVersand;
  const konditionen = {
    versand: {
      ...leererVersand,
      dhl: {
        ...dhl,
        aktiv: paket,
        tabelle: [
          { bisGramm: 1000, preis: 4.9 },
          { bisGramm: 2000, preis: 7 },
        ],
      },
      abholung: { aktiv: abholung, ort: '', zeiten: 'Fr' },
    },
    zahlung: {
      ...leereZahlung,
      vorkasse: { ...leereZahlung.vorkasse, aktiv: true, ...konto, ...zahlung.vorkasse },
      abholung: { aktiv: zahlung.vorOrt ?? true },
    },
  };
  const bezugswege = bezugswegeOf(konditionen, { gramm: 500, warenCent: 2000 });
  return bezugswege.map(({ versandart, zahlart, versandCent }) => `${versandart} ${zahlart} ${versandCent}`);
};
const [paket, abholen, vorOrt] = ['dhl vorkasse 490', 'abholung vorkasse 0', 'abholung abholung 0'];

test.each([
  [{}, {}, [paket, abholen, vorOrt]],
  [{ abholung: false }, {}, [paket]],
  [{ paket: false }, {}, [abholen, vorOrt]],
  [{}, { vorkasse: { aktiv: false } }, [vorOrt]],
  [{}, { vorkasse: { iban: '' } }, [vorOrt]],
  [{}, { vorkasse: { kontoinhaber: '' }, vorOrt: false }, []],
  [{ abholung: false }, { vorkasse: { aktiv: false } }, []],
  [{ paket: false, abholung: false }, {}, []],
])('delivery %j and payment %j give %j', (versand, zahlung, expected) => {
  expect(namesOf(versand, zahlung)).toEqual(expected);
});
