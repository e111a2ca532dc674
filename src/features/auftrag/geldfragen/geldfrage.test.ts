import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ereignis, EreignisTyp, Erstattungsweg } from '../ereignisse/ereignis.ts';
import { laufendeErstattungen } from '../ereignisse/erstattung.ts';
import { type Auftrag, auftragslageOf } from '../zustand/auftragslage.ts';
import { geldfragenOf } from './geldfrage.ts';

const paket: Auftrag & { email: string } = {
  ...{ email: 'mia@kundschaft.example', gesamtCent: 2490, versandart: 'dhl', zahlart: 'vorkasse' },
  posten: [
    { nr: 1, menge: 2, preisCent: 790 },
    { nr: 2, menge: 1, preisCent: 420 },
  ],
};
const ohneAdresse = { ...paket, email: '' };
const abholung: typeof paket = { ...paket, versandart: 'abholung', zahlart: 'abholung' };
const online: typeof paket = { ...paket, zahlart: 'online' };
const alles = [
  { nr: 1, menge: 2 },
  { nr: 2, menge: 1 },
];

type Geschah = [typ: EreignisTyp, angaben?: object];
/** Events an hour apart, the first one the order itself. */
function geschehen(...danach: Geschah[]): Ereignis[] {
  return [['bestellt'] as Geschah, ...danach].map(([typ, angaben = {}], index) => {
    return { typ, angaben, at: `2026-11-23T${String(index).padStart(2, '0')}:00:00.000Z` } as Ereignis;
  });
}
const zahlung = (betragCent: number): Geschah => ['zahlung', { betragCent, tag: '2026-11-23' }];
const storniert = (grund = 'laden'): Geschah => ['storniert', { grund }];
const teilStorniert: Geschah = ['teilStorniert', { teile: [{ nr: 2, menge: 1 }], betragCent: 420, text: '' }];
const versendet = (teile = alles): Geschah => ['versendet', { dienst: 'DHL', nummer: '', teile }];
const begonnen = (weg: Erstattungsweg, betragCent: number, erstattung = 'e'): Geschah => {
  return ['erstattungBegonnen', { erstattung, betragCent, weg }];
};
const beendet = (grund: 'gescheitert' | 'zurueckgezogen', erstattung = 'e'): Geschah => {
  return ['erstattungBeendet', { erstattung, grund }];
};
const erstattung = (betragCent: number, id?: string): Geschah => {
  return ['erstattung', { betragCent, tag: '2026-11-23', ...(id ? { erstattung: id } : {}) }];
};
const widerruf: Geschah = ['widerruf', { widerruf: 'w' }];
const gebucht: Geschah = [
  'widerrufen',
  {
    ...{ widerruf: 'w', versandCent: 490, betragCent: 2490 },
    teile: alles.map((teil) => ({ ...teil, frei: teil.menge })),
  },
];
const zurueckgenommen = (nr: number): Geschah => ['zurueckgenommen', { nr }];

/** What is asked, how much it is about, and the hour since when. */
type Gefragt = [art: string, betragCent: number, seit: number];

test.each<[string, typeof paket, Geschah[], ...Gefragt[]]>([
  ['was just made', paket, []],
  ['is paid', paket, [zahlung(2490)]],
  ['waits for a part', paket, [zahlung(1000)]],
  ['was cancelled unpaid', paket, [storniert('frist')]],
  ['is paid too much', paket, [zahlung(3000)], ['zuViel', 510, 1]],
  ['is paid twice', paket, [zahlung(2490), ['gepackt'], zahlung(2490)], ['zuViel', 2490, 3]],
  ['is paid twice, and sent', paket, [zahlung(2490), zahlung(2490), versendet()], ['zuViel', 2490, 2]],
  ['was paid too much by mistake', paket, [zahlung(3000), zurueckgenommen(2)]],
  ['costs less since a part was cancelled', paket, [zahlung(2490), teilStorniert], ['gekuerzt', 420, 2]],
  ['costs less after too much came for it', paket, [zahlung(3000), teilStorniert], ['zuViel', 930, 1]],
  [
    'costs less since a reduction',
    paket,
    [zahlung(2490), ['nachlass', { betragCent: 90, text: '' }]],
    ['gekuerzt', 90, 2],
  ],
  ['was cancelled after it was paid', paket, [zahlung(2490), storniert()], ['storniert', 2490, 2]],
  ['was paid after it was cancelled', paket, [storniert('frist'), zahlung(2490)], ['storniert', 2490, 2]],
  ['is withdrawn, which is not booked', paket, [zahlung(3000), widerruf]],
  ['is withdrawn', paket, [zahlung(2490), widerruf, gebucht], ['widerrufen', 2490, 3]],
  ['gets its money back from the provider', online, [zahlung(2490), storniert(), begonnen('anbieter', 2490)]],
  [
    'gets a part of its money back',
    online,
    [zahlung(2490), storniert(), begonnen('anbieter', 1000)],
    ['storniert', 1490, 2],
  ],
  [
    'has got a part of its money back by hand',
    paket,
    [zahlung(2490), storniert(), erstattung(2000)],
    ['storniert', 490, 2],
  ],
  [
    'did not get its money back',
    online,
    [zahlung(2490), storniert(), begonnen('anbieter', 2490), beendet('gescheitert')],
    ['gescheitert', 2490, 4],
  ],
  [
    'did not get one of two parts of its money back',
    online,
    [
      ...[zahlung(2490), storniert(), begonnen('anbieter', 490), begonnen('anbieter', 2000, 'f')],
      ...[beendet('gescheitert'), erstattung(2000, 'f')],
    ],
    ['gescheitert', 490, 5],
  ],
  [
    'did not get its money back, whatever is withdrawn meanwhile',
    online,
    [zahlung(3000), begonnen('anbieter', 510), beendet('gescheitert'), widerruf],
    ['gescheitert', 510, 3],
  ],
  [
    'gets its money back after it did not',
    online,
    [
      ...[zahlung(2490), storniert(), begonnen('anbieter', 2490), beendet('gescheitert')],
      ...[begonnen('anbieter', 2490, 'f')],
    ],
  ],
  [
    'did not get its money back, but by hand, and is paid once more',
    online,
    [
      ...[zahlung(3000), begonnen('anbieter', 510), beendet('gescheitert'), erstattung(510)],
      ...[zahlung(100)],
    ],
    ['zuViel', 100, 5],
  ],
  [
    'has a transfer that waits',
    online,
    [zahlung(2490), storniert(), begonnen('ueberweisung', 2490)],
    ['ueberweisen', 2490, 3],
  ],
  [
    'has a transfer of a part that waits, and is withdrawn',
    paket,
    [zahlung(3000), begonnen('ueberweisung', 500), widerruf],
    ['ueberweisen', 500, 2],
  ],
  [
    'has a transfer that waits, and more to return',
    paket,
    [zahlung(3000), begonnen('ueberweisung', 500)],
    ['zuViel', 10, 1],
    ['ueberweisen', 500, 2],
  ],
  [
    'has a transfer that is not made after all',
    paket,
    [zahlung(3000), begonnen('ueberweisung', 510), beendet('zurueckgezogen')],
    ['zuViel', 510, 3],
  ],
  ['lacks a part after the reminder', paket, [zahlung(1000), ['erinnert']], ['zuWenig', 1490, 2]],
  ['gets a part after the reminder', paket, [['erinnert'], zahlung(1000)], ['zuWenig', 1490, 2]],
  ['lacks all after the reminder', paket, [['erinnert']]],
  ['is paid for when it is fetched', abholung, [zahlung(1000), ['erinnert'], ['abholbereit']]],
  ['lacks a part, and is withdrawn', paket, [zahlung(1000), ['erinnert'], widerruf]],
  ['got its rest forgiven', paket, [zahlung(2400), ['erinnert'], ['erlassen', { betragCent: 90 }]]],
  ['has nobody to remind', ohneAdresse, [['ueberfaellig']], ['anrufen', 2490, 1]],
  ['left the house unpaid', paket, [versendet()]],
  ['left unpaid long ago', paket, [versendet(), ['ueberfaellig']], ['unbezahltFort', 2490, 2]],
  [
    'left in part unpaid long ago',
    paket,
    [versendet([{ nr: 1, menge: 1 }]), ['ueberfaellig']],
    ['unbezahltFort', 2490, 2],
  ],
])('asks about the money of an order that %s', (_what, auftrag, danach, ...gefragt) => {
  const fragen = geldfragenOf(auftrag, geschehen(...danach));
  expect(fragen.map(({ art, betragCent, seit }) => [art, betragCent, Number(seit.slice(11, 13))])).toEqual(
    gefragt,
  );
});

test.each<[string, typeof paket, Geschah[], string[], boolean]>([
  ['too much', paket, [zahlung(3000)], ['erstattung', 'nachricht'], false],
  ['too much of somebody without an address', ohneAdresse, [zahlung(3000)], ['erstattung'], false],
  [
    'money of what the workshop has cancelled',
    paket,
    [zahlung(2490), storniert()],
    ['erstattung', 'nachricht'],
    true,
  ],
  [
    'money of what its customer has cancelled',
    paket,
    [zahlung(2490), storniert('kunde')],
    ['erstattung', 'nachricht'],
    false,
  ],
  [
    'money of a cancelled order of which a part was returned',
    paket,
    [zahlung(2490), storniert(), erstattung(490)],
    ['erstattung', 'nachricht'],
    false,
  ],
  [
    'a return that failed',
    online,
    [zahlung(2490), storniert(), begonnen('anbieter', 2490), beendet('gescheitert')],
    ['erstattung', 'nachricht'],
    true,
  ],
  ['a transfer', paket, [zahlung(2490), storniert(), begonnen('ueberweisung', 2490)], [], false],
  ['a small rest', paket, [zahlung(2400), ['erinnert']], ['erinnern', 'erlassen', 'stornieren'], false],
  ['a large rest', paket, [zahlung(1000), ['erinnert']], ['erinnern', 'stornieren', 'nachricht'], false],
  [
    'a large rest that was paid online',
    online,
    [zahlung(1000), ['erinnert']],
    ['stornieren', 'nachricht'],
    false,
  ],
  ['all of somebody without an address', ohneAdresse, [['ueberfaellig']], ['zahlung', 'stornieren'], false],
  [
    'goods that left unpaid',
    paket,
    [versendet(), ['ueberfaellig']],
    ['erinnern', 'nachricht', 'zahlung'],
    false,
  ],
  ['goods of somebody without an address', ohneAdresse, [versendet(), ['ueberfaellig']], ['zahlung'], false],
])('offers what answers a question about %s', (_what, auftrag, danach, aktionen, isWiederaufnehmbar) => {
  const fragen = geldfragenOf(auftrag, geschehen(...danach));
  expect(fragen).toMatchObject([{ aktionen, isWiederaufnehmbar }]);
});

/** What happens next, if it can; numbers choose among what is possible. */
const schritte: ((ereignisse: Ereignis[], zahl: number) => Geschah | undefined)[] = [
  (_, zahl) => zahlung(zahl),
  (ereignisse, zahl) => {
    const frei = freiOf(ereignisse);
    if (frei === 0) return undefined;
    return begonnen(zahl % 2 === 0 ? 'anbieter' : 'ueberweisung', 1 + (zahl % frei), `e${ereignisse.length}`);
  },
  (ereignisse, zahl) => {
    const laufende = laufendeErstattungen(ereignisse)[0];
    if (!laufende) return undefined;
    const { erstattung: id, betragCent } = laufende;
    return zahl % 2 === 0 ? erstattung(betragCent, id) : beendet('gescheitert', id);
  },
  (ereignisse, zahl) => (freiOf(ereignisse) > 0 ? erstattung(1 + (zahl % freiOf(ereignisse))) : undefined),
  (ereignisse) =>
    lageOf(ereignisse).geliefert.size === 0 && !hat(ereignisse, 'storniert') ? storniert() : undefined,
  (ereignisse) => (lageOf(ereignisse).rest.size === 2 ? versendet() : undefined),
  () => ['erinnert'],
  (ereignisse) => (lageOf(ereignisse).offenCent > 0 ? ['ueberfaellig'] : undefined),
  (ereignisse) => (lageOf(ereignisse).rest.size === 2 ? teilStorniert : undefined),
  (ereignisse) => (hat(ereignisse, 'widerruf') ? undefined : widerruf),
];
const lageOf = (ereignisse: Ereignis[]) => auftragslageOf(paket, ereignisse);
const hat = (ereignisse: Ereignis[], gesucht: EreignisTyp) => ereignisse.some(({ typ }) => typ === gesucht);
function freiOf(ereignisse: Ereignis[]): number {
  const { zurueckCent, zurueckLaeuftCent } = lageOf(ereignisse);
  return zurueckCent - zurueckLaeuftCent;
}

test('no order that is done has a question, and no problem but a withdrawal is without one', () => {
  const schritt = fc.tuple(fc.constantFrom(...schritte), fc.integer({ min: 1, max: 3000 }));
  fc.assert(
    fc.property(fc.array(schritt, { maxLength: 12 }), (folge) => {
      const danach: Geschah[] = [];
      for (const [schritt, zahl] of folge) {
        const neu = schritt(geschehen(...danach), zahl);
        if (neu) danach.push(neu);
      }
      const ereignisse = geschehen(...danach);
      const { aufgabe, isWiderrufOffen } = lageOf(ereignisse);
      const fragen = geldfragenOf(paket, ereignisse);
      if (fragen.length > 0) expect(aufgabe).not.toBe('erledigt');
      if (aufgabe === 'problem' && !isWiderrufOffen) expect(fragen).not.toEqual([]);
      for (const { betragCent, aktionen } of fragen) {
        expect(betragCent).toBeGreaterThan(0);
        expect(aktionen.length).toBeLessThanOrEqual(3);
      }
    }),
    { numRuns: 500 },
  );
});
