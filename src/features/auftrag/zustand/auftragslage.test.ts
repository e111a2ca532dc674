import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ereignis, PostenTeil } from '../ereignisse/ereignis.ts';
import { ereignisText } from '../ereignisse/ereignis-text.ts';
import { isSchuldWeg, ruecknehmbare } from '../ereignisse/ruecknahme.ts';
import { type Auftrag, auftragslageOf, isNoch, stornoProblem } from './auftragslage.ts';

const at = '2026-11-23T09:00:00.000Z';
const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at };
const erinnert: Ereignis = { typ: 'erinnert', angaben: {}, at };
const gepackt: Ereignis = { typ: 'gepackt', angaben: {}, at };
const abholbereit: Ereignis = { typ: 'abholbereit', angaben: {}, at };
const zahlung = (betragCent: number): Ereignis => {
  return { typ: 'zahlung', angaben: { betragCent, tag: '2026-11-25' }, at };
};
const erstattung = (betragCent: number): Ereignis => {
  return { typ: 'erstattung', angaben: { betragCent, tag: '2026-11-25' }, at };
};
const erlassen = (betragCent: number): Ereignis => ({ typ: 'erlassen', angaben: { betragCent }, at });
const nachlass = (betragCent: number): Ereignis => {
  return { typ: 'nachlass', angaben: { betragCent, text: 'Bruch.' }, at };
};
const storniert = (grund: 'kunde' | 'frist' | 'laden'): Ereignis => {
  return { typ: 'storniert', angaben: { grund }, at };
};
const versendet = (...teile: PostenTeil[]): Ereignis => {
  return { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '1', teile }, at };
};
const abgeholt = (...teile: PostenTeil[]): Ereignis => ({ typ: 'abgeholt', angaben: { teile }, at });
const teilStorniert = (betragCent: number, ...teile: PostenTeil[]): Ereignis => {
  return { typ: 'teilStorniert', angaben: { teile, betragCent, text: '' }, at };
};
const adresse: Ereignis = {
  typ: 'adresse',
  angaben: {
    anschrift: {
      ...{ vorname: 'Erika', nachname: 'Beispiel', firma: '', strasse: 'Weg', hausnummer: '1' },
      ...{ zusatz: '', plz: '04109', stadt: 'Leipzig' },
    },
  },
  at,
};
const zurueck = (nr: number): Ereignis => ({ typ: 'zurueckgenommen', angaben: { nr }, at });

const paket: Auftrag = {
  gesamtCent: 2490,
  versandart: 'dhl',
  zahlart: 'vorkasse',
  posten: [
    { nr: 1, menge: 2, preisCent: 790 },
    { nr: 2, menge: 1, preisCent: 420 },
  ],
};
const abholung: Auftrag = { ...paket, versandart: 'abholung', zahlart: 'abholung' };
const alles = [
  { nr: 1, menge: 2 },
  { nr: 2, menge: 1 },
];

test.each<[string, Auftrag, Ereignis[], string, string, number]>([
  ['new', paket, [bestellt], 'offen', 'geld', 2490],
  ['partly paid', paket, [bestellt, zahlung(1000)], 'offen', 'geld', 1490],
  ['partly paid and reminded', paket, [bestellt, zahlung(1000), erinnert], 'offen', 'problem', 1490],
  ['paid in two parts', paket, [bestellt, zahlung(1000), zahlung(1490)], 'bezahlt', 'packen', 0],
  ['paid but for a forgiven rest', paket, [bestellt, zahlung(2400), erlassen(90)], 'bezahlt', 'packen', 0],
  [
    'paid but for a rest that is asked for again',
    paket,
    [bestellt, zahlung(2400), erlassen(90), zurueck(3)],
    'offen',
    'geld',
    90,
  ],
  ['paid too much', paket, [bestellt, zahlung(3000)], 'bezahlt', 'packen', 0],
  [
    'paid too much and sent',
    paket,
    [bestellt, zahlung(3000), versendet(...alles)],
    'versendet',
    'problem',
    0,
  ],
  [
    'paid, then cancelled in part',
    paket,
    [bestellt, zahlung(2490), teilStorniert(790, { nr: 1, menge: 1 })],
    'bezahlt',
    'packen',
    0,
  ],
  [
    'paid, sent and then less',
    paket,
    [bestellt, zahlung(2490), versendet(...alles), nachlass(500)],
    'versendet',
    'problem',
    0,
  ],
  [
    'paid, then less, before it is packed',
    paket,
    [bestellt, zahlung(2490), nachlass(500)],
    'bezahlt',
    'packen',
    0,
  ],
  ['paid too much and returned', paket, [bestellt, zahlung(3000), erstattung(510)], 'bezahlt', 'packen', 0],
  ['paid by mistake', paket, [bestellt, zahlung(2490), zurueck(2)], 'offen', 'geld', 2490],
  ['cancelled', paket, [bestellt, storniert('frist')], 'storniert', 'erledigt', 0],
  [
    'paid after it was cancelled',
    paket,
    [bestellt, storniert('frist'), zahlung(2490)],
    'storniert',
    'problem',
    0,
  ],
  ['packed', paket, [bestellt, zahlung(2490), gepackt], 'gepackt', 'packen', 0],
  ['packed by mistake', paket, [bestellt, zahlung(2490), gepackt, zurueck(3)], 'bezahlt', 'packen', 0],
  ['sent', paket, [bestellt, zahlung(2490), gepackt, versendet(...alles)], 'versendet', 'erledigt', 0],
  ['sent before it was paid', paket, [bestellt, versendet(...alles)], 'versendet', 'geld', 2490],
  [
    'sent and not paid in time',
    paket,
    [bestellt, versendet(...alles), { typ: 'ueberfaellig', angaben: {}, at: bestellt.at }],
    'versendet',
    'problem',
    2490,
  ],
  [
    'sent in part',
    paket,
    [bestellt, zahlung(2490), gepackt, versendet({ nr: 2, menge: 1 })],
    'teilversendet',
    'packen',
    0,
  ],
  [
    'sent in part, the rest cancelled and returned',
    paket,
    [
      bestellt,
      zahlung(2490),
      versendet({ nr: 2, menge: 1 }),
      teilStorniert(1580, { nr: 1, menge: 2 }),
      erstattung(1580),
    ],
    'versendet',
    'erledigt',
    0,
  ],
  ['cancelled in part', paket, [bestellt, teilStorniert(790, { nr: 1, menge: 1 })], 'offen', 'geld', 1700],
  [
    'cancelled in part after it was packed: the parcel holds too much',
    paket,
    [bestellt, zahlung(2490), gepackt, teilStorniert(790, { nr: 1, menge: 1 }), erstattung(790)],
    'bezahlt',
    'packen',
    0,
  ],
  [
    'cancelled in part after it lay ready',
    abholung,
    [bestellt, abholbereit, teilStorniert(790, { nr: 1, menge: 1 })],
    'offen',
    'packen',
    1700,
  ],
  ['packed for another address', paket, [bestellt, zahlung(2490), gepackt, adresse], 'bezahlt', 'packen', 0],
  [
    'packed anew after its address was changed',
    paket,
    [bestellt, zahlung(2490), gepackt, adresse, gepackt],
    'gepackt',
    'packen',
    0,
  ],
  [
    'packed, its address changed by mistake',
    paket,
    [bestellt, zahlung(2490), gepackt, adresse, zurueck(4)],
    'gepackt',
    'packen',
    0,
  ],
  [
    'packed for an address that does not count any more',
    paket,
    [bestellt, zahlung(2490), adresse, gepackt, zurueck(3)],
    'bezahlt',
    'packen',
    0,
  ],
  ['to be fetched and paid there', abholung, [bestellt], 'offen', 'packen', 2490],
  ['ready to be fetched', abholung, [bestellt, abholbereit], 'abholbereit', 'abholbereit', 2490],
  ['fetched and paid', abholung, [bestellt, zahlung(2490), abgeholt(...alles)], 'abgeholt', 'erledigt', 0],
  ['fetched without paying', abholung, [bestellt, abgeholt(...alles)], 'abgeholt', 'geld', 2490],
])('the state of an order that is %s', (_title, auftrag, ereignisse, stand, aufgabe, offen) => {
  const lage = auftragslageOf(auftrag, ereignisse);
  expect([lage.stand, lage.aufgabe, lage.offenCent]).toEqual([stand, aufgabe, offen]);
});

test('a forgiven rest is never returned, moves the days as a payment does, and money that comes all the same fits', () => {
  const lage = (...ereignisse: Ereignis[]) => auftragslageOf(paket, [bestellt, ...ereignisse]);
  const spaeter = { ...erlassen(90), at: '2026-11-27T09:00:00.000Z' };
  const bisher = [zahlung(2400), spaeter];
  expect(lage(...bisher)).toMatchObject({ bezahltCent: 2400, erlassenCent: 90, bezahltAt: spaeter.at });
  expect(lage(...bisher, storniert('laden')).zurueckCent).toBe(2400);
  expect(lage(...bisher, zahlung(90))).toMatchObject({ offenCent: 0, zurueckCent: 0 });
  expect(lage(...bisher, zahlung(100)).zurueckCent).toBe(10);
});

/** What may happen to money and goods of an order, in any sequence that its rules let through. */
const folgen = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 3000 }).map(zahlung),
    fc.integer({ min: 1, max: 3000 }).map(erstattung),
    fc.constant(erlassen(90)),
    fc.constant(nachlass(700)),
    fc.constant(storniert('laden')),
    fc.constant(teilStorniert(790, { nr: 1, menge: 1 })),
    fc.integer({ min: 2, max: 9 }).map(zurueck),
  ),
  { maxLength: 9 },
);

test('what is owed to a customer stays a task until it is returned, whatever is taken back in which order', () => {
  fc.assert(
    fc.property(folgen, (folge) => {
      const bisher: Ereignis[] = [bestellt];
      for (const one of folge) {
        const vorher = auftragslageOf(paket, bisher);
        if (one.typ === 'zurueckgenommen') {
          const gemeint = bisher[one.angaben.nr - 1];
          if (!gemeint || !ruecknehmbare(bisher).includes(one.angaben.nr)) continue;
          if (isSchuldWeg(gemeint, vorher)) continue;
        } else if (one.typ === 'erstattung' && one.angaben.betragCent > vorher.zurueckCent) continue;
        else if (one.typ !== 'zahlung' && vorher.stand === 'storniert') continue;
        if (one.typ === 'nachlass' && (vorher.offenCent > 0 || vorher.zuZahlenCent < 700)) continue;
        bisher.push(one);
        const jetzt = auftragslageOf(paket, bisher);
        if (jetzt.stand === 'storniert' && jetzt.bezahltCent > 0) expect(jetzt.aufgabe).toBe('problem');
        if (vorher.stand === 'storniert' && jetzt.stand === 'storniert' && one.typ !== 'erstattung')
          expect(jetzt.zurueckCent).toBeGreaterThanOrEqual(vorher.zurueckCent);
      }
    }),
  );
});

test('an order can be cancelled until something of it has left the house', () => {
  const problem = (...ereignisse: Ereignis[]) =>
    stornoProblem(auftragslageOf(paket, [bestellt, ...ereignisse]), 'dhl');
  expect(problem()).toBeUndefined();
  expect(problem(zahlung(2490), gepackt)).toBeUndefined();
  expect(problem(versendet(...alles))).toMatch(/schon verschickt/);
  expect(problem(versendet({ nr: 2, menge: 1 }))).toMatch(/^Ein Teil/);
  expect(problem(storniert('kunde'))).toMatch(/schon storniert/);
  expect(stornoProblem(auftragslageOf(abholung, [bestellt, abgeholt(...alles)]), 'abholung')).toMatch(
    /schon abgeholt/,
  );
});

const namen = [
  { nr: 1, name: 'Rose' },
  { nr: 2, name: 'Minze' },
];

test.each<[Ereignis, string | undefined]>([
  [bestellt, 'Bestellung eingegangen'],
  [erinnert, 'Zahlung noch offen'],
  [zahlung(2490), 'Zahlung eingegangen: 24,90\u00a0€'],
  [nachlass(500), 'Wir lassen Ihnen 5,00\u00a0€ nach. Bruch.'],
  [storniert('kunde'), 'Storniert, auf Ihren Wunsch'],
  [storniert('frist'), 'Storniert: Die Zahlung kam nicht rechtzeitig'],
  [storniert('laden'), 'Von der Werkstatt storniert'],
  [versendet(...alles), 'Verschickt mit DHL, Sendungsnummer 1'],
  [
    {
      typ: 'teilStorniert',
      angaben: { teile: [{ nr: 2, menge: 1 }], betragCent: 500, text: 'Ist aus.' },
      at,
    },
    'Ein Teil ist storniert: 1\u00a0×\u00a0Minze, 5,00\u00a0€ weniger. Ist aus.',
  ],
  [
    {
      typ: 'widerrufen',
      angaben: { widerruf: 'w', teile: [{ nr: 1, menge: 2, frei: 0 }], versandCent: 490, betragCent: 1490 },
      at,
    },
    'Widerruf gebucht: 2\u00a0×\u00a0Rose, mit Porto 14,90\u00a0€ weniger',
  ],
  [{ typ: 'notiz', angaben: { text: 'Ruft oft an' }, at }, undefined],
])('the words of an event, which never speak of cash (R44)', (ereignis, text) => {
  expect(ereignisText(ereignis, { ereignisse: [ereignis], posten: namen })).toBe(text);
});

test('only what was paid with fetching is called so', () => {
  const geld = zahlung(2490);
  const ereignisse = [geld, { ...abgeholt(...alles), at: geld.at }];
  expect(ereignisText(geld, { ereignisse, posten: [] })).toMatch(/^Bei Abholung bezahlt/);
});

const dhlDatei: Ereignis = { typ: 'dhlDatei', angaben: {}, at };

test.each<[string, Ereignis[], boolean]>([
  ['as it lies there is in the file for DHL', [bestellt, dhlDatei, gepackt], true],
  [
    'of which pieces were cancelled is in it',
    [bestellt, dhlDatei, teilStorniert(790, { nr: 1, menge: 1 })],
    true,
  ],
  ['of which a part was sent is not in it', [bestellt, dhlDatei, versendet({ nr: 1, menge: 1 })], false],
  ['with another address is not in it', [bestellt, dhlDatei, adresse], false],
  ['with its address of then is in it', [bestellt, dhlDatei, adresse, zurueck(3)], true],
  ['with the address of before is not in it', [bestellt, adresse, dhlDatei, zurueck(2)], false],
  ['written anew is in it', [bestellt, dhlDatei, adresse, dhlDatei], true],
])('a parcel %s', (_, ereignisse, isDarin) => {
  expect(isNoch(ereignisse, 'dhlDatei')).toBe(isDarin);
});
