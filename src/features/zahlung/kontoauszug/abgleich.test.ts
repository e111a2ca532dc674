import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nummerOf } from '#features/auftrag/nummer-und-suche/nummer.ts';
import { gleicheAb, type Ziel } from './abgleich.ts';
import { ohnePause, type Umsatz } from './umsatz.ts';

function zielOf(changed: Partial<Ziel> = {}): Ziel {
  const person = { vorname: 'Erika', nachname: 'Beispiel', firma: '' };
  return {
    ...{ id: 'a', nummer: 'B-26-K7M4Q', ...person, offenCent: 2490, isStorniert: false, zahlungen: [] },
    ...{ bestelltAm: '2026-11-10', erlassenCent: 0 },
    ...changed,
  };
}
const umsatzOf = (changed: Partial<Umsatz> = {}): Umsatz => ({
  ...{ tag: '2026-11-23', betragCent: 2490, name: 'Erika Beispiel', iban: '', zweck: 'Seife', referenz: '' },
  ...changed,
});
const match = (umsaetze: Umsatz[], ziele: Ziel[]) => ohnePause(gleicheAb(umsaetze, ziele, ['B']));
const only = (umsatz: Partial<Umsatz>, ...ziele: Ziel[]) => match([umsatzOf(umsatz)], ziele)[0];
const other = zielOf({ id: 'b', nummer: 'B-26-C2C2C', vorname: 'Max', nachname: 'Muster', offenCent: 1500 });

describe('a transfer with a number', () => {
  const zweck = 'B-26-K7M4Q';
  test('and the open amount is certain, no matter who paid', () => {
    const teile = [{ auftragId: 'a', betragCent: 2490 }];
    expect(only({ zweck, name: 'Oma' }, zielOf(), other)).toMatchObject({ art: 'sicher', teile });
  });

  test.each([
    [
      'another amount',
      { betragCent: 2400 },
      {},
      /^Betrag weicht ab: 24,90\s€ erwartet, 24,00\s€ gekommen\.$/,
    ],
    ['a paid order', {}, { offenCent: 0 }, /schon bezahlt/],
    ['a cancelled order', {}, { offenCent: 0, isStorniert: true }, /storniert: Das Geld wäre zurückzuzahlen/],
  ])('for %s is probable, and says why', (_, umsatz, ziel, grund) => {
    const found = only({ zweck, ...umsatz }, zielOf(ziel));
    expect(found).toMatchObject({ art: 'wahrscheinlich', grund: expect.stringMatching(grund) });
    expect(found?.teile).toEqual([{ auftragId: 'a', betragCent: umsatzOf(umsatz).betragCent }]);
  });

  test.each([
    ['that', 9, 'Der Rest von B-26-K7M4Q war erlassen: Die Bestellung ist damit ganz bezahlt.'],
    ['less', 5, 'Der Rest von B-26-K7M4Q war erlassen: Die Bestellung ist damit ganz bezahlt.'],
    ['more', 10, 'Von B-26-K7M4Q waren nur noch 0,09\u00a0€ erlassen: 0,01\u00a0€ wären zurückzuzahlen.'],
  ])('for an order whose rest was forgiven says of %s what is to be returned', (_, betragCent, grund) => {
    const ziel = zielOf({ offenCent: 0, erlassenCent: 9 });
    expect(only({ zweck, betragCent }, ziel)).toMatchObject({ art: 'wahrscheinlich', grund });
  });

  test('that another one pays already is probable only', () => {
    const [first, second] = match([umsatzOf({ zweck }), umsatzOf({ zweck })], [zielOf()]);
    expect([first?.art, second?.art]).toEqual(['sicher', 'wahrscheinlich']);
    expect(second?.grund).toMatch(/anderen Überweisung/);
  });
});

describe('a transfer with two numbers', () => {
  const zweck = 'B-26-K7M4Q B-26-C2C2C';
  test('and the amount of both pays both', () => {
    const found = only({ zweck, betragCent: 3990 }, zielOf(), other);
    expect(found?.art).toBe('sicher');
    expect(found?.teile.map(({ betragCent }) => betragCent)).toEqual([2490, 1500]);
  });
  test('and the amount of one probably pays that one', () => {
    const found = only({ zweck, betragCent: 1500 }, zielOf(), other);
    expect(found).toMatchObject({ art: 'wahrscheinlich', teile: [{ auftragId: 'b', betragCent: 1500 }] });
  });
  test('and another amount is open, with both to choose', () => {
    const found = only({ zweck, betragCent: 100 }, zielOf(), other);
    expect(found).toMatchObject({ art: 'offen', teile: [], kandidaten: ['a', 'b'] });
  });
});

describe('a transfer that may be booked already', () => {
  const gebucht = (betragCent: number, tag = '2026-11-20') => [{ tag, betragCent }];
  const frage = /^Am 20\.11\.2026 sind schon 24,90\s€ für B-26-K7M4Q gebucht: dieselbe Zahlung\?$/;
  const zweck = 'B-26-K7M4Q';

  test.each([
    ['paid', { offenCent: 0 }],
    ['half paid', {}],
    ['paid in part', { offenCent: 5000 }],
    ['cancelled', { offenCent: 0, isStorniert: true }],
  ])('is a question where the order is %s', (_, ziel) => {
    const found = only({ zweck }, zielOf({ ...ziel, zahlungen: gebucht(2490) }));
    expect(found).toMatchObject({ art: 'wahrscheinlich', grund: expect.stringMatching(frage) });
  });

  test('is one without a number and among several orders too', () => {
    const halb = zielOf({ zahlungen: gebucht(2490) });
    expect(only({}, halb)?.grund).toMatch(frage);
    const beide = only({ zweck: `${zweck} B-26-C2C2C`, betragCent: 3990 }, halb, other);
    expect(beide).toMatchObject({ art: 'wahrscheinlich', grund: expect.stringMatching(frage) });
    expect(beide?.teile).toHaveLength(2);
    const eine = only({ zweck: `${zweck} B-26-C2C2C` }, halb, other);
    expect(eine?.grund).toMatch(frage);
    const bezahlt = [halb, zielOf({ ...other, zahlungen: gebucht(1500) })];
    const zusammen = only(
      { zweck: `${zweck} B-26-C2C2C`, betragCent: 3990 },
      ...bezahlt.map((one) => ({ ...one, offenCent: 0 })),
    );
    expect(zusammen).toMatchObject({ art: 'offen', grund: expect.stringMatching(/39,90.*dieselbe Zahlung/) });
  });

  test('is certain when the amount is another or the day is long ago', () => {
    for (const zahlungen of [gebucht(2000), gebucht(2490, '2026-11-15'), gebucht(2490, '2026-12-01')])
      expect(only({ zweck }, zielOf({ zahlungen }))?.art).toBe('sicher');
  });
});

test('a transfer that its statement is in doubt about is never certain, and says why', () => {
  const found = only({ zweck: 'B-26-K7M4Q', zweifel: 'Die Beträge passen nicht.' }, zielOf());
  expect(found).toMatchObject({ art: 'wahrscheinlich', grund: 'Die Beträge passen nicht.' });
  const alle = [{ zweck: 'B-26-K7M4Q', betragCent: 1 }, {}, { name: 'Oma' }];
  for (const umsatz of alle)
    expect(only({ ...umsatz, zweifel: 'Bitte vergleichen.' }, zielOf())?.grund).toMatch(
      / Bitte vergleichen\.$/,
    );
});

describe('a transfer that came before its order was made', () => {
  const tag = '2026-11-08';
  const erst = /Bestellt wurde erst am 10\.11\.2026\.$/;

  test.each([
    ['with its number', { zweck: 'B-26-K7M4Q' }],
    ['with its name', { zweck: 'Seife' }],
    ['with two numbers', { zweck: 'B-26-K7M4Q B-26-C2C2C', betragCent: 3990 }],
  ])('%s is open, and says why', (_, umsatz) => {
    const found = only({ ...umsatz, tag }, zielOf(), { ...other, bestelltAm: '2026-11-01' });
    expect(found).toMatchObject({ art: 'offen', teile: [], grund: expect.stringMatching(erst) });
  });

  test('does not stand in the way of a later one, and is not meant by its amount', () => {
    const [frueher, spaeter] = match([umsatzOf({ tag, zweck: 'B-26-K7M4Q' }), umsatzOf()], [zielOf()]);
    expect([frueher?.art, spaeter?.art]).toEqual(['offen', 'wahrscheinlich']);
    expect(only({ tag, name: 'Oma' }, zielOf())).toMatchObject({ art: 'offen', kandidaten: [] });
    // The day before is the same one at a bank whose day begins later.
    expect(only({ tag: '2026-11-09', zweck: 'B-26-K7M4Q' }, zielOf())?.art).toBe('sicher');
    expect(only({ tag: '2026-11-09' }, zielOf())?.art).toBe('wahrscheinlich');
  });
});

describe('a transfer without a number', () => {
  test.each(['Erika Beispiel', 'BEISPIEL, ERIKA', 'Dr. Erika Maria Beispiel', 'Erika u. Max Beispiel'])(
    'of %s and the amount is probable',
    (name) => {
      expect(only({ name }, zielOf(), other)).toMatchObject({
        art: 'wahrscheinlich',
        teile: [{ auftragId: 'a' }],
      });
    },
  );

  test('finds umlauts in each spelling, and companies', () => {
    const ziel = zielOf({ vorname: 'Jörg', nachname: 'Müßig' });
    for (const name of ['JOERG MUESSIG', 'Jorg Mussig'])
      expect(only({ name }, ziel)?.art).toBe('wahrscheinlich');
    const firma = zielOf({ vorname: 'Eva', nachname: 'Anders', firma: 'Blumen Fröhlich GmbH & Co. KG' });
    expect(only({ name: 'BLUMEN FROEHLICH GMBH' }, firma)?.art).toBe('wahrscheinlich');
  });

  test.each([
    ['D’Amico', ["D'AMICO, ERIKA", 'D`Amico Erika', 'Erika D´Amico', 'DAMICO ERIKA', 'Erika D Amico']],
    ["d'amico", ['Erika D’Amico', 'ERIKA DAMICO']],
    ['DAmico', ["Erika D'Amico", 'Erika D‘Amico']],
    [
      'Müller–Größ',
      ['ERIKA MUELLER-GROESS', 'Erika Müller Größ', 'ERIKA MULLER GROSS', 'Erika MuellerGroess'],
    ],
    ['Mueller Gross', ['Erika Müller-Groß', 'Erika Müller‐Größ']],
    ['Çelik-Świątek', ['ERIKA CELIK SWIATEK', 'Erika Celik-Swiatek']],
  ])('of %s is found in each spelling', (nachname, zahler) => {
    for (const name of zahler)
      expect([name, only({ name }, zielOf({ nachname }))?.art]).toEqual([name, 'wahrscheinlich']);
    expect(only({ name: 'Erika Amicosa' }, zielOf({ nachname }))?.art).toBe('offen');
  });

  test('is read from the text where the bank names no payer', () => {
    expect(only({ name: '', zweck: 'Erika Beispiel Seife' }, zielOf())?.art).toBe('wahrscheinlich');
  });

  test('of a stranger is open, also when the amount fits; of a known name with another amount too', () => {
    expect(only({ name: 'Max Fremd' }, zielOf())).toMatchObject({ art: 'offen', kandidaten: ['a'] });
    expect(only({ betragCent: 1 }, zielOf())).toMatchObject({ art: 'offen', kandidaten: ['a'] });
    expect(only({ name: 'Max Fremd', betragCent: 1 }, zielOf())).toMatchObject({
      art: 'offen',
      kandidaten: [],
    });
  });

  test('that fits two orders is open; that pays both together is probable', () => {
    const zweite = zielOf({ id: 'b', nummer: 'B-26-C2C2C' });
    expect(only({}, zielOf(), zweite)).toMatchObject({ art: 'offen', kandidaten: ['a', 'b'] });
    const found = only({ betragCent: 4980 }, zielOf(), zweite);
    expect(found?.art).toBe('wahrscheinlich');
    expect(found?.teile).toHaveLength(2);
    expect(found?.grund).toContain('zu beiden Bestellungen zusammen');
    const dritte = zielOf({ id: 'c', nummer: 'B-26-D2D2D' });
    expect(only({ betragCent: 7470 }, zielOf(), zweite, dritte)?.grund).toContain(
      'zu allen 3 Bestellungen zusammen',
    );
  });

  test('never takes an order that a number names', () => {
    const [ohne, mit] = match([umsatzOf(), umsatzOf({ zweck: 'B-26-K7M4Q', name: 'Oma' })], [zielOf()]);
    expect([ohne?.art, mit?.art]).toEqual(['offen', 'sicher']);
  });
});

test('of any statement no order is certain twice, and what is certain is exactly what is open', () => {
  const namen = fc.constantFrom('Erika', 'Max', 'Beispiel', 'Muster');
  const cent = fc.constantFrom(100, 200, 300);
  const ziel = fc.record({
    vorname: namen,
    nachname: namen,
    offenCent: fc.constantFrom(0, 100, 200, 300),
    isStorniert: fc.boolean(),
    isSpaeter: fc.boolean(),
    gebucht: fc.array(cent, { maxLength: 2 }),
  });
  const zahlung = fc.record({
    vorname: namen,
    nachname: namen,
    cent,
    nennt: fc.array(fc.nat(5), { maxLength: 3 }),
  });
  const nummer = (nr: number) => nummerOf('B', '2026-01-01', () => nr);
  fc.assert(
    fc.property(fc.array(ziel, { maxLength: 6 }), fc.array(zahlung, { maxLength: 8 }), (alle, zahlungen) => {
      const ziele = alle.map((one, nr) => ({
        ...one,
        ...{ id: `${nr}`, nummer: nummer(nr), firma: '', offenCent: one.isStorniert ? 0 : one.offenCent },
        erlassenCent: 0,
        bestelltAm: one.isSpaeter ? '2026-11-25' : '2026-11-24',
        zahlungen: one.gebucht.map((betragCent) => ({ betragCent, tag: '2026-11-20' })),
      }));
      const umsaetze = zahlungen.map(({ vorname, nachname, cent, nennt }) =>
        umsatzOf({ name: `${vorname} ${nachname}`, betragCent: cent, zweck: nennt.map(nummer).join(' ') }),
      );
      const gefunden = match(umsaetze, ziele);
      const sichere = gefunden.filter(({ art }) => art === 'sicher').flatMap(({ teile }) => teile);
      expect(new Set(sichere.map(({ auftragId }) => auftragId)).size).toBe(sichere.length);
      for (const { auftragId, betragCent } of sichere) {
        const ziel = ziele.find(({ id }) => id === auftragId);
        expect(ziel?.offenCent).toBe(betragCent);
        expect(ziel?.zahlungen.map((one) => one.betragCent)).not.toContain(betragCent);
        expect(ziel?.bestelltAm).toBe('2026-11-24');
      }
      for (const [at, { art, teile, grund }] of gefunden.entries()) {
        expect(grund).not.toBe('');
        const summe = teile.reduce((sum, one) => sum + one.betragCent, 0);
        expect(summe).toBe(art === 'offen' ? 0 : umsaetze[at]?.betragCent);
      }
    }),
  );
});
