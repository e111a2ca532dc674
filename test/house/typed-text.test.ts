import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Anschrift, leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { geldBody, versendetBody } from '#features/auftrag/contract.ts';
import { auftragSuche } from '#features/auftrag/nummer-und-suche/auftrag-suche.ts';
import { ersteNummer, nummernIm } from '#features/auftrag/nummer-und-suche/gemeinte-nummern.ts';
import { loginBody, registerBody } from '#features/auth/contract.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { benutzerUpdateBody } from '#features/benutzer/update-body.ts';
import { einladenBody } from '#features/benutzer/zugang-body.ts';
import { verfolgenProblem } from '#features/bestellung/verfolgen/verfolgen.ts';
import { verfolgenBody } from '#features/bestellung/verfolgen/verfolgen-contract.ts';
import { typedMenge } from '#features/cart/menge-folge.ts';
import { ibanProblem } from '#features/einstellung/felder/iban.ts';
import { emailZeile } from '#features/einstellung/felder/text-feld.ts';
import { zahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { bestellBody } from '#features/kasse/contract.ts';
import { kontaktBody } from '#features/kontakt/contract.ts';
import { kontaktProblem } from '#features/kontakt/kontakt-felder.ts';
import { neueEmailBody, vergessenBody } from '#features/konto/contract.ts';
import { suchbegriffe, sucheOf } from '#features/kunde/suche.ts';
import { telefonInput } from '#features/kunde/telefon.ts';
import { stueckOf } from '#features/markt/blatt.ts';
import { abrechnenBody, mitnehmenBody } from '#features/markt/contract.ts';
import { testBody } from '#features/post/contract.ts';
import { fassungBody } from '#features/rechtstexte/contract.ts';
import { telefonBody } from '#features/telefon/contract.ts';
import { buchungBody, zuordnenBody } from '#features/widerruf/bearbeitung/verwaltung-contract.ts';
import { isSchreibbar } from '#features/widerruf/server/erklaerung-of.ts';
import { centOf } from '#features/zahlung/bankdatei/betrag-feld.ts';
import { zahlungenBody } from '#features/zahlung/contract.ts';
import { namensWorte, passtName, zahlerWorte } from '#features/zahlung/kontoauszug/name-passt.ts';
import { nummernMit } from '#features/zahlung/kontoauszug/nummern-im-text.ts';
import { tagFrom } from '#shared/datum/tag-text.ts';
import { emailOf, isEmailAdresse } from '#shared/email-adresse.ts';
import { parseNumber, withoutUnit } from '#shared/number/parse-number.ts';
import { keyboardText } from '#shared/text/keyboard-text.ts';
import { isGefunden, suchworte } from '#shared/text/such-text.ts';
import { requiredNumber } from '#web/ui/verwaltung/number-field/number-text.ts';

/**
 * Each thing that people type or paste, in the spellings that devices, mails and habits give it, read at
 * every entrance. An entrance that is added gets a line here.
 */
type Entrances = Record<string, (text: string) => unknown>;

/** What a schema makes of it, or its German refusal. */
function read(schema: z.ZodType): (text: string) => unknown {
  return (text) => {
    const { data, error } = schema.safeParse(text);
    return error ? error.issues[0]?.message : data;
  };
}

function expectAt(entrances: Entrances, variants: readonly string[], meant: unknown): void {
  const found = Object.entries(entrances).flatMap(([entrance, of]) =>
    variants.map((text) => [entrance, text, of(text)]),
  );
  expect(found).toEqual(found.map(([entrance, text]) => [entrance, text, meant]));
}

describe('an e-mail address', () => {
  const entrances: Entrances = {
    'sign-in': read(loginBody.shape.email),
    registration: read(registerBody.shape.email),
    'forgotten password': read(vergessenBody.shape.email),
    'new address': read(neueEmailBody.shape.email),
    invitation: read(einladenBody.shape.email),
    'change of an account': read(benutzerUpdateBody.shape.email),
    checkout: read(bestellBody.shape.email),
    telephone: read(telefonBody.shape.email),
    contact: (text) => kontaktProblem('email', text) ?? read(kontaktBody.shape.email)(text),
    'test of the mail server': read(testBody.shape.an),
    settings: read(emailZeile),
    declaration: (text) => isSchreibbar(text) && emailOf(text),
    tracking: (text) => verfolgenProblem('email', text) ?? emailOf(verfolgenBody.shape.email.parse(text)),
  };

  test('is read in every spelling', () => {
    expectAt(
      entrances,
      [
        'Anna.Meier@post.example',
        '  Anna.Meier@post.example\u00a0',
        'Anna.Meier@post.example.',
        'Anna.Meier@post.example,',
        'mailto:Anna.Meier@post.example',
        'MAILTO: Anna.Meier@post.example',
        'mailto:Anna.Meier@post.example?subject=Seife',
        '<Anna.Meier@post.example>',
        'Anna Meier <Anna.Meier@post.example>',
        '"Meier, Anna" <Anna.Meier@post.example>,',
        '"Anna.Meier@post.example"',
        '„Anna.Meier@post.example“',
        "'Anna.Meier@post.example'",
        '‚Anna.Meier@post.example‘',
        '’Anna.Meier@post.example’,',
        '»Anna.Meier@post.example«',
        '‹Anna.Meier@post.example›',
        `"'Anna.Meier@post.example'"`,
        '"Anna Meier <Anna.Meier@post.example>"',
        'Anna.Meier@post.example (Anna)',
        // Outlook has the address for the name, too.
        'Anna.Meier@post.example <Anna.Meier@post.example>',
        "'anna.meier@post.example' <Anna.Meier@post.example>",
        'Anna.Meier@post.example<mailto:Anna.Meier@post.example>',
        'Anna.Me\u00adier@post.example\u200b',
        'Ａnna.Meier＠post.example',
      ],
      'Anna.Meier@post.example',
    );
    expectAt(entrances, ['o’brien@post.example', "o'brien@post.example"], "o'brien@post.example");
  });

  test('of an order may have an umlaut, composed or not; that of an account is one that every mail server takes', () => {
    const { checkout, telephone, contact, declaration, tracking, ...ofAccounts } = entrances;
    const ofOrders = { checkout, telephone, contact, declaration, tracking } as Entrances;
    expectAt(ofOrders, ['mia@gru\u0308n.example', 'mia@grün.example'], 'mia@grün.example');
    for (const [entrance, of] of Object.entries(ofAccounts).filter(([entrance]) => entrance !== 'sign-in'))
      expect([entrance, of('mia@grün.example')]).toEqual([entrance, expect.stringMatching(/^Bitte /)]);
  });

  test.each([
    '',
    'anna',
    'anna@post',
    'anna @post.example',
    'a@b.de c@d.de',
    'a@b.de, c@d.de',
    'Eva <a@b.de>, Max <c@d.de>',
    'Eva <a@b.de> Max <c@d.de>',
    'a@b.de <c@d.de>',
    '"a@b.de" <c@d.de>',
    '<a@b.de> c@d.de',
    'c@d.de (a@b.de)',
    'a@b..de',
    '<>',
  ])('is none: %j', (text) => {
    const { declaration: _, 'sign-in': __, telephone: ___, settings: ____, ...strict } = entrances;
    for (const [entrance, of] of Object.entries(strict))
      expect([entrance, of(text)]).toEqual([entrance, expect.stringMatching(/^Bitte .*E-Mail-Adresse/)]);
    expect(isSchreibbar(text)).toBe(false);
  });

  test('is compared without its capitals, and stays as it is once it is read', () => {
    expect(emailKeyOf('Anna <ANNA@Post.Example>')).toBe('anna@post.example');
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '.', ','), (email, behind) => {
        fc.pre(isEmailAdresse(email) && !/[`]/.test(email));
        expect(emailOf(`Anna <${email}>${behind}`)).toBe(email);
        expect(emailOf(emailOf(email))).toBe(email);
      }),
    );
  });
});

describe('an amount of money', () => {
  const bodies: Entrances = {
    'payment by hand': read(geldBody.shape.betrag),
    'turnover of a market': read(abrechnenBody.shape.umsatz),
    transfer: read(zahlungenBody.shape.buchungen.element.shape.teile.element.shape.betrag),
  };
  const field = requiredNumber({ min: 0, decimals: 2 });
  const withCurrency: Entrances = {
    field: (text) => read(field)(withoutUnit(text, '€')),
    'bank statement': (text) => (centOf(text) ?? Number.NaN) / 100,
  };

  test.each([
    [7.9, ['7,90', '7.90', '7,9', ' 7,90 ', '7,90\u00a0', '+7,90', '７,９０', '7\u200b,90']],
    [7, ['7', '7,-', '7,–', '7,--', '7.-', '7,00']],
    [1234.56, ['1234,56', '1.234,56', '1 234,56', '1\u202f234,56', "1'234.56", '1’234,56', '1,234.56']],
    // Points before three digits part thousands (`parse-number.ts`).
    [1234, ['1.234', '1234']],
  ])('%d is read in every spelling', (euro, variants) => {
    expectAt({ ...bodies, ...withCurrency }, variants, euro);
    const priced = variants.flatMap((text) => [
      `${text} €`,
      `${text}€`,
      `€ ${text.trim()}`,
      `EUR ${text.trim()}`,
    ]);
    expectAt(
      withCurrency,
      priced.filter((text) => !/[+７]/.test(text)),
      euro,
    );
  });

  test('below nothing is read with any kind of minus', () => {
    expectAt(
      { number: parseNumber, 'bank statement': (text) => (centOf(text) ?? 0) / 100 },
      ['-7,90', '−7,90', '–7,90'],
      -7.9,
    );
    expect(read(geldBody.shape.betrag)('−7,90')).toMatch(/^Bitte einen Betrag von 0,01/);
  });

  test.each(['', 'sieben', '7,90,1', '7²', '7½', '1.23.4', '--7'])('is none: %j', (text) => {
    for (const [entrance, of] of Object.entries({ ...bodies, field: withCurrency.field as never }))
      expect([entrance, (of as (text: string) => unknown)(text)]).toEqual([
        entrance,
        expect.stringMatching(/^Bitte |^Höchstens/),
      ]);
    expect(centOf(text)).toBeUndefined();
  });
});

test('a number of pieces is read in every spelling', () => {
  expectAt(
    {
      cart: (text) => typedMenge(text),
      market: stueckOf,
      'call of a market': (text) => read(mitnehmenBody.shape.posten.element.shape.menge)(text),
      field: read(requiredNumber({ min: 1, decimals: 0 })),
    },
    ['12', ' 12 ', '１２', '12\u200b'],
    12,
  );
});

describe('a day', () => {
  const entrances: Entrances = {
    'payment by hand': read(geldBody.shape.tag),
    transfer: read(zahlungenBody.shape.buchungen.element.shape.tag),
    market: read(mitnehmenBody.shape.tag),
    refund: read(buchungBody.shape.erstattetAm),
    'legal text': read(fassungBody.shape.gueltigAb),
    'date of birth': read(benutzerUpdateBody.shape.geburtsdatum),
  };
  const variants = [
    '2026-02-01',
    '1.2.26',
    '1.2.2026',
    '01.02.2026',
    '1. 2. 2026',
    '1. Februar 2026',
    '1 Feb 2026',
    '01/02/2026',
    ' 1.2.26\u00a0',
  ];

  test('is read in every spelling', () => {
    expectAt({ ...entrances, 'bank statement': (text) => tagFrom(text) }, variants, '2026-02-01');
  });

  test.each(['', '31.2.2026', '2026-02-01T23:00:00Z', '1.2.2026 10:00', 'morgen', '2026-02'])(
    'is none: %j',
    (text) => {
      for (const [entrance, of] of Object.entries(entrances))
        if (text !== '' || entrance !== 'date of birth')
          expect([entrance, of(text)]).toEqual([entrance, expect.stringMatching(/^Bitte /)]);
    },
  );
});

test('an IBAN is read in every spelling', () => {
  const settings = read(zahlungAngaben.shape.vorkasse.shape.iban);
  expectAt(
    { settings },
    [
      'DE89370400440532013000',
      'DE89 3704 0044 0532 0130 00',
      'de89\u00a03704\u00a00044\u202f0532 0130 00',
      'IBAN: DE89 3704 0044 0532 0130 00',
      'IBAN DE89-3704-0044-0532-0130-00.',
      'ＤＥ89 3704 0044 0532 0130 00\u200b',
    ],
    'DE89370400440532013000',
  );
  expect(settings('DE88 3704 0044 0532 0130 00')).toBe(ibanProblem('DE88370400440532013000'));
});

describe('the number of an order', () => {
  const nummer = 'B-26-K7M4Q';
  const entrances: Entrances = {
    tracking: (text) =>
      verfolgenProblem('nummer', text) ?? ersteNummer(verfolgenBody.shape.nummer.parse(text))[0],
    declaration: (text) => ersteNummer(text)[0],
    'order of a declaration': (text) => nummernIm(zuordnenBody.shape.nummer.parse(text))[0],
    search: (text) => nummernIm(text)[0],
    'bank statement': (text) => nummernMit(text, ['B'])[0],
  };

  test('is read in every spelling', () => {
    expectAt(
      entrances,
      [
        'B-26-K7M4Q',
        'b-26-k7m4q',
        'B26K7M4Q',
        'b 26 k7m4q',
        '#B-26-K7M4Q',
        'B-26-K7M4Q.',
        'B-26-K7M4Q,',
        'B‐26‐K7M4Q',
        'B\u201126\u2011K7M4Q',
        'B–26–K7M4Q',
        'B − 26 − K7M4Q',
        'B-\u200b26-K7M\u00ad4Q',
        'Ｂ-２６-K7M4Q',
        'B_26/K7M4Q',
        'Nr. B-26-K7M4Q',
        'Bestellung B-26-K7M4Q',
        'Bestellnummer: B-26-K7M4Q.',
        'Ihre Bestellung B-26-K7M4Q vom 26. November',
        // Words and numbers before it look like a number.
        'Weg 12 Seife B-26-K7M4Q',
        'Mai 26 Honig, B-26-K7M4Q',
        'Mai 26 Honig, b 26 k7m4q',
        'Weg 12 Seife, Weg 13 Seife, Weg 14 Seife, Weg 15 Seife, B-26-K7M4Q',
        'Hof 12 KRRRR, B-26-K7M4O',
        // No number has an O.
        'B-26-K7M4O',
      ],
      nummer,
    );
  });

  test.each(['', 'K7M4Q', 'B-26', 'vom 3. November'])('is none: %j', (text) => {
    expect(verfolgenProblem('nummer', text)).toMatch(
      /^Bitte die Bestellnummer|^Eine Bestellnummer sieht so aus/,
    );
    expect(nummernIm(text)).toEqual([]);
    expect(nummernMit(text, ['B'])).toEqual([]);
  });
});

describe('the name of a person', () => {
  const entrances = ([vorname, nachname]: [string, string]): Entrances => {
    const person = { vorname, nachname, email: '', telefon: '', kundennummer: 'KD-482913' };
    const rechnung: Anschrift = { ...leereAnschrift, vorname, nachname };
    const auftrag = { nummer: 'B-26-K7M4Q', email: '', rechnung, lieferung: undefined, posten: [] };
    const namen = { vornamen: namensWorte(vorname), nachnamen: namensWorte(nachname), firma: [] };
    return {
      people: (text) => suchbegriffe(text).every((wort) => sucheOf(person).includes(wort)),
      orders: (text) => suchworte(text).every((wort) => auftragSuche(auftrag).includes(wort)),
      lists: (text) => isGefunden(`${vorname} ${nachname}`, text),
      payer: (text) => passtName(zahlerWorte(text), namen),
    };
  };

  test.each<[[string, string], string[]]>([
    [
      ['Gina', 'D’Amico'],
      [
        'Gina D’Amico',
        "gina d'amico",
        'GINA D‘AMICO',
        'Gina Dʼamico',
        'Gina D´Amico',
        'Gina D`Amico',
        'Gina D Amico',
      ],
    ],
    [
      ['Gina', "D'Amico"],
      ['Gina D’Amico', "d'amico gina", 'Frau Gina D’Amico'],
    ],
    [
      ['Anna-Lena', 'Müller–Lüdenscheidt'],
      [
        'Anna-Lena Müller-Lüdenscheidt',
        'ANNA‐LENA MUELLER‑LUEDENSCHEIDT',
        'Müller—Lüdenscheidt Anna–Lena',
        'Anna Lena Muller Ludenscheidt',
      ],
    ],
    [
      ['Jürgen', 'Groß'],
      [
        'Jürgen Groß',
        'JUERGEN GROSS',
        'Ju\u0308rgen Groß',
        'Jurgen\u00a0Gross',
        'Groß,\u2009Jürgen',
        'Jür\u00adgen Gr\u200boß',
        'Herr Dr. Jürgen Groß',
        'JÜRGEN GROẞ',
      ],
    ],
    [
      ['İnci', 'Yıldız'],
      ['İnci Yıldız', 'inci yildiz', 'INCI YILDIZ'],
    ],
    [
      ['Steﬃ', 'Łuczak'],
      ['Steffi Luczak', 'Ｓteffi Łuczak'],
    ],
  ])('%s is found in every spelling', (name, variants) => {
    expectAt(entrances(name), variants, true);
    expectAt(entrances(name), ['Gina Armico', 'Erika Beispiel'], false);
  });
});

test('numbers of parcels and telephones may have any dash and space', () => {
  expectAt(
    { parcel: read(versendetBody.shape.nummer), telephone: read(telefonInput) },
    ['0341 123-4567', '0341\u00a0123–4567', ' 0341 123\u20114567\u200b'],
    '0341 123-4567',
  );
});

test('a text as a keyboard writes it stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const typed = keyboardText(text);
      expect(keyboardText(typed)).toBe(typed);
    }),
  );
});
