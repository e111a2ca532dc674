import fc from 'fast-check';
import type {
  BelegBetrag,
  BelegEmpfaenger,
  BelegEntwurf,
  BelegInhalt,
  BelegPosten,
} from '#features/beleg/beleg-inhalt.ts';
import { betragArten } from '#features/beleg/beleg-inhalt.ts';
import { belegBruttoOf, belegSteuernOf } from '#features/beleg/beleg-summen.ts';

/** A document like many; `abweichend` is what a test is about. Sums and tax follow from the lines. */
export function belegProbe(abweichend: Partial<BelegInhalt> = {}): BelegInhalt {
  const entwurf: BelegEntwurf = {
    art: 'rechnung',
    leistung: { von: '2026-11-23', bis: '2026-11-23' },
    empfaenger,
    steuermodus: 'regelbesteuerung',
    zu: [],
    anlass: { art: 'bestellung', nummer: 'B-26-K7M4Q', tag: '2026-11-20' },
    posten: [{ nr: 1, name: 'Lavendelseife', menge: 2, preisCent: 790, satzPromille: 190 }],
    betraege: [{ art: 'porto', satzPromille: 190, betragCent: 490 }],
    bezahltCent: 2070,
    ...abweichend,
  };
  return {
    form: 1,
    nummer: 'R-2026-0001',
    tag: '2026-11-24',
    ...entwurf,
    aussteller,
    steuern: belegSteuernOf(entwurf),
    bruttoCent: belegBruttoOf(entwurf),
    ...abweichend,
  };
}

const empfaenger: BelegEmpfaenger = {
  ...{ vorname: 'Erika', nachname: 'Beispiel', firma: '' },
  ...{ strasse: 'Gartenweg', hausnummer: '7a', zusatz: '', plz: '50667', stadt: 'Köln' },
};

const aussteller: BelegInhalt['aussteller'] = {
  ...{ name: 'Seifenwerkstatt am Bach', inhaberin: 'Maria Lindner' },
  adresse: { strasse: 'Mühlgasse', hausnummer: '3', plz: '69115', stadt: 'Heidelberg', land: 'Deutschland' },
  ...{ email: 'laden@werkstatt.example', telefon: '+49 6221 12345' },
  ...{ steuernummer: '32/123/45678', ustIdNr: '' },
};

export type BelegZeilen = Pick<BelegInhalt, 'steuermodus' | 'posten' | 'betraege'>;

const saetzeVon = { regelbesteuerung: [190, 70, 0, 55, 250], kleinunternehmer: [0] };

/**
 * Lines and sums as an order or a market day can have them: several rates, postage, reductions, what is taken back and
 * delivered at once, postage that goes from one rate to another, rates of which nothing is left.
 */
export const belegZeilen: fc.Arbitrary<BelegZeilen> = fc
  .constantFrom<BelegInhalt['steuermodus'][]>('regelbesteuerung', 'regelbesteuerung', 'kleinunternehmer')
  .chain((steuermodus) => {
    const satzPromille = fc.constantFrom(...saetzeVon[steuermodus]);
    return fc.record({
      steuermodus: fc.constant(steuermodus),
      vorzeichen: fc.constantFrom(1, 1, -1, 0),
      posten: fc.array(fc.record({ satzPromille, menge, preisCent, isZurueck: fc.boolean() }), {
        maxLength: 8,
      }),
      betraege: fc.uniqueArray(
        fc.record({ art: fc.constantFrom(...betragArten), satzPromille, betragCent }),
        {
          ...{ maxLength: 6, selector: ({ art, satzPromille }) => `${art} ${satzPromille}` },
        },
      ),
      isGeschenkt: fc.integer({ min: 0, max: 9 }).map((zufall) => zufall === 0),
    });
  })
  .map(({ steuermodus, vorzeichen, posten, betraege, isGeschenkt }) => {
    const waren = posten.map(({ isZurueck, ...one }, i) => {
      const richtung = vorzeichen === 0 && isZurueck ? -1 : vorzeichen || 1;
      return { nr: i + 1, name: `Seife ${i + 1}`, ...one, menge: richtung * one.menge };
    });
    return { steuermodus, posten: waren, betraege: isGeschenkt ? nichtsUebrig(waren, betraege) : betraege };
  })
  .filter(({ posten, betraege }) => posten.length + betraege.length > 0);

const menge = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 999 }));
const preisCent = fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 0, max: 500_000 }));
const betragCent = fc.integer({ min: -5_000, max: 5_000 }).filter((cent) => cent !== 0);

/** The sums with a reduction by rate that leaves nothing of it. */
function nichtsUebrig(posten: BelegPosten[], betraege: BelegBetrag[]): BelegBetrag[] {
  const ohne = betraege.filter(({ art }) => art !== 'nachlass');
  const steuern = belegSteuernOf({ posten, betraege: ohne });
  const nachlass = steuern.map(({ satzPromille, bruttoCent }) => {
    return { art: 'nachlass', satzPromille, betragCent: 0 - bruttoCent } as const;
  });
  return [...ohne, ...nachlass].filter(({ betragCent }) => betragCent !== 0);
}

const boese = [
  'Müller & Söhne',
  '<script>alert("1")</script>',
  ']]>',
  '&amp; &#0; &lt;',
  'Ein\u0000Nul\u0007l\u001b',
  'Zeile\r\neins\u2028zwei\u0085drei',
  'Halbes \ud83d Zeichen',
  'Seife 🧼🌿',
  'مَريَم 丁',
  '\'"`',
  '\ufffe\uffff\ufeff',
  '-- <!-- <?xml ?>',
  'x'.repeat(300),
];
/** What people and their machines write; some of it is nothing that XML may hold. */
const hostileText = fc.oneof(fc.constantFrom(...boese), fc.string({ unit: 'binary', maxLength: 30 }));
/** What has a name, or is said at all, has a letter. */
const hostileName = hostileText.map((text) => `A${text}`);
const maybe = fc.oneof(fc.constant(''), hostileName);

const tag = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const leistung = fc
  .oneof(
    tag.map((tag) => [tag, tag]),
    fc.tuple(tag, tag),
  )
  .map((tage) => tage.toSorted())
  .map(([von = '', bis = '']) => ({ von, bis }));

const ueberweisung = fc.record({
  kontoinhaber: hostileName,
  iban: fc.constantFrom('DE02120300000000202051', 'DE02 1203 0000 0000 2020 51'),
  bank: maybe,
  verwendungszweck: fc.constant('B-26-K7M4Q'),
  zahlbarBis: tag,
});

/** A document of any kind with whatever names; sums and tax are right. */
export const belegInhalte: fc.Arbitrary<BelegInhalt> = fc
  .record({
    zeilen: belegZeilen,
    namen: fc.array(hostileName, { minLength: 8, maxLength: 8 }),
    ...{ leistung, tag, ueberweisung: fc.option(ueberweisung, { nil: undefined }) },
    art: fc.constantFrom('rechnung' as const, 'korrektur' as const),
    zu: fc.array(fc.record({ nummer: fc.constantFrom('R-2026-0007', 'R&E/26*1'), tag }), {
      ...{ minLength: 1, maxLength: 3 },
    }),
    anlass: fc.oneof(
      fc.record({ art: fc.constant('bestellung' as const), nummer: fc.constant('B-26-K7M4Q'), tag }),
      fc.record({ art: fc.constant('markttag' as const), ort: hostileName, tag }),
    ),
    empfaenger: fc.option(
      fc.record({
        ...{ vorname: hostileName, nachname: hostileName, firma: maybe, zusatz: maybe },
        ...{ strasse: hostileName, hausnummer: maybe, plz: fc.constant('50667'), stadt: hostileName },
      }),
      { nil: undefined },
    ),
    laden: fc.record({ name: hostileName, inhaberin: maybe, telefon: maybe, email: maybe }),
    ustIdNr: fc.constantFrom('', 'DE123456789'),
    bezahlt: fc.constantFrom(0, 0.5, 1, 1.2),
  })
  .map(({ zeilen, namen, art, zu, laden, ustIdNr, bezahlt, ueberweisung, ...rest }) => {
    const posten = zeilen.posten.map((one, i) => ({ ...one, name: namen[i] ?? one.name }));
    return belegProbe({
      ...rest,
      ...{ ...zeilen, posten, art, zu: art === 'korrektur' ? zu : [] },
      bezahltCent: Math.round(bezahlt * belegBruttoOf(zeilen)) + 0,
      ...(ueberweisung && { ueberweisung }),
      aussteller: { ...aussteller, ...laden, ustIdNr },
    });
  });
