import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseProbezahlung, parseZahlungsseite, readAdresse } from './read-zahlungsseite.ts';
import { zahlungsansichtOf, zahlungskopfOf } from './zahlungsansicht.ts';

const voll = {
  nummer: 'B-26-K7M4Q',
  stand: 'zuZahlen',
  betrag: 26.49,
  wege: ['karte', 'paypal'],
  modus: 'test',
  bis: '2026-03-02T21:12:00.000Z',
  kannUeberweisen: true,
  grund: 'Darum.',
};

test('a page keeps what the answer says', () => {
  expect(parseZahlungsseite(voll)).toEqual(voll);
});

test('without a number there is none', () => {
  for (const data of [undefined, null, 'x', [], {}, { nummer: '' }, { nummer: 7 }]) {
    expect(parseZahlungsseite(data)).toBeUndefined();
    expect(parseProbezahlung(data)).toBeUndefined();
  }
});

test('words of a later shop, ways without a name and times that are none are left out', () => {
  const fremd = { ...voll, stand: 'geliehen', modus: 'geheim', wege: ['muscheln', 'wero', 7], bis: 'bald' };
  const { stand: _stand, modus: _modus, bis: _bis, ...rest } = voll;
  expect(parseZahlungsseite(fremd)).toEqual({ ...rest, wege: ['wero'] });
});

test('a number alone is a page that offers nothing', () => {
  expect(parseZahlungsseite({ nummer: 'B' })).toEqual({
    ...{ nummer: 'B', betrag: 0, wege: [], kannUeberweisen: false },
  });
  expect(parseProbezahlung({ nummer: 'B' })).toEqual({ nummer: 'B', betrag: 0, stand: 'zu', zurueck: '' });
});

test('an answer without an address leads nowhere', () => {
  for (const data of [undefined, null, {}, { adresse: 7 }])
    expect(readAdresse(data)).toEqual({ adresse: '' });
});

test('an answer of any shape can be shown', () => {
  const part = fc.oneof(fc.anything({ maxDepth: 2 }), fc.constantFrom<unknown>(...Object.values(voll)));
  const answers = fc.dictionary(fc.constantFrom(...Object.keys(voll)), part);
  fc.assert(
    fc.property(answers, fc.constantFrom('bezahlt' as const, undefined), (answer, rueckkehr) => {
      const seite = parseZahlungsseite({ ...answer, nummer: 'B' });
      const ansicht = zahlungsansichtOf({ seite, rueckkehr, isOeffnend: false, isAufgegeben: true });
      if (!ansicht) throw new Error('an answer is shown');
      const { titel, satz } = zahlungskopfOf(ansicht, seite, new Date());
      expect(`${titel} ${satz}`).not.toMatch(/undefined|NaN|null|Invalid/);
    }),
  );
});
