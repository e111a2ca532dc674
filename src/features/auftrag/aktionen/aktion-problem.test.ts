import { expect, test } from 'vitest';
import type { Ereignis, EreignisTyp } from '../ereignisse/ereignis.ts';
import { type Auftrag, auftragslageOf } from '../zustand/auftragslage.ts';
import { aktionProblem, ohneZahlungProblem } from './aktion-problem.ts';
import { aktionen, aktionenOf } from './aktionen.ts';

const at = '2026-11-24T09:00:00.000Z';
const posten = [
  { nr: 1, menge: 2, preisCent: 500 },
  { nr: 2, menge: 1, preisCent: 700 },
];
const email = 'erika@kundschaft.example';
const paket: Auftrag & { email: string } = {
  email,
  gesamtCent: 1700,
  versandart: 'dhl',
  zahlart: 'vorkasse',
  posten,
};
const abholung: typeof paket = {
  email,
  gesamtCent: 1700,
  versandart: 'abholung',
  zahlart: 'abholung',
  posten,
};
const online: typeof paket = { ...paket, zahlart: 'online' };
const alle = posten.map(({ nr, menge }) => ({ nr, menge }));

function geschehen(typ: EreignisTyp, angaben: object = {}): Ereignis {
  return { typ, angaben, at } as Ereignis;
}
const bestellt = geschehen('bestellt');
const bezahlt = geschehen('zahlung', { betragCent: 1700, tag: '2026-11-24' });
const storniert = geschehen('storniert', { grund: 'kunde' });
const verschickt = geschehen('versendet', { dienst: 'DHL', nummer: '', teile: alle });
const teilStorno = geschehen('teilStorniert', {
  teile: [
    { nr: 1, menge: 1 },
    { nr: 2, menge: 1 },
  ],
  betragCent: 1200,
  text: '',
});

function auszug(auftrag: typeof paket, ...danach: Ereignis[]) {
  const ereignisse = [bestellt, ...danach];
  return { auftrag, posten: auftrag.posten, lage: auftragslageOf(auftrag, ereignisse), ereignisse };
}

test.each([
  ['gepackt', paket, [], 'Diese Bestellung ist noch nicht bezahlt. Bitte tragen Sie zuerst die Zahlung ein.'],
  ['gepackt', paket, [bezahlt, geschehen('gepackt')], 'Diese Bestellung ist schon gepackt.'],
  ['gepackt', paket, [bezahlt, storniert], 'Diese Bestellung ist storniert. Bitte nicht mehr packen.'],
  ['gepackt', paket, [bezahlt, verschickt], 'Diese Bestellung ist schon verschickt.'],
  [
    'gepackt',
    abholung,
    [],
    'Diese Bestellung wird abgeholt. Bitte legen Sie sie zum Abholen bereit: Dann erfährt es auch die Kundschaft.',
  ],
  ['erlassen', paket, [bezahlt], 'Für diese Bestellung ist nichts mehr zu bezahlen.'],
  ['erlassen', paket, [], 'Erlassen lässt sich nur ein Rest: Bisher ist nichts bezahlt.'],
  [
    'erlassen',
    paket,
    [geschehen('zahlung', { betragCent: 1199, tag: '2026-11-24' })],
    'Erlassen lassen sich höchstens 5,00\u00a0€. Es fehlen 5,01\u00a0€.',
  ],
  ['versendet', paket, [storniert], 'Diese Bestellung ist storniert. Bitte nicht mehr packen.'],
  ['versendet', paket, [bezahlt, verschickt], 'Diese Bestellung ist schon verschickt.'],
  ['versendet', abholung, [], 'Diese Bestellung wird abgeholt. Bitte tragen Sie die Abholung ein.'],
  ['abgeholt', paket, [bezahlt], 'Diese Bestellung wird verschickt. Bitte tragen Sie den Versand ein.'],
  ['abgeholt', abholung, [geschehen('abgeholt', { teile: alle })], 'Diese Bestellung ist schon abgeholt.'],
  ['abholbereit', abholung, [geschehen('abholbereit')], 'Diese Bestellung liegt schon zum Abholen bereit.'],
  ['adresse', abholung, [], 'Diese Bestellung wird abgeholt und hat keine Lieferadresse.'],
  ['adresse', paket, [bezahlt, verschickt], 'Diese Bestellung ist schon verschickt.'],
  ['erstattung', paket, [bezahlt], 'Für diese Bestellung ist nichts zurückzuzahlen.'],
  ['erinnern', paket, [], 'An diese Zahlung erinnert der Laden von selbst.'],
  ['erinnern', online, [], 'An diese Zahlung erinnert der Laden von selbst.'],
  [
    'erinnern',
    online,
    [verschickt],
    'Zu dieser Bestellung gibt es keine Bankverbindung. Bitte schreiben Sie eine Nachricht.',
  ],
  [
    'gepackt',
    online,
    [],
    'Diese Bestellung ist noch nicht bezahlt. Bitte warten Sie: Was online bezahlt wird, trägt der Laden selbst ein.',
  ],
  ['erinnern', paket, [bezahlt, verschickt], 'Für diese Bestellung ist nichts mehr zu bezahlen.'],
  [
    'erinnern',
    { ...paket, email: '' },
    [verschickt],
    'Zu dieser Bestellung gibt es keine E-Mail-Adresse. Bitte rufen Sie an oder schreiben Sie einen Brief.',
  ],
  [
    'erinnern',
    abholung,
    [geschehen('abgeholt', { teile: alle })],
    'Zu dieser Bestellung gibt es keine Bankverbindung. Bitte schreiben Sie eine Nachricht.',
  ],
  ['stornieren', paket, [storniert], 'Diese Bestellung ist schon storniert.'],
  [
    'teilStornieren',
    paket,
    [teilStorno],
    'Das ist das letzte Stück dieser Bestellung. Bitte stornieren Sie die ganze Bestellung.',
  ],
] as const)('%s is refused with what to do instead', (aktion, auftrag, danach, problem) => {
  expect(aktionProblem(aktion, auszug(auftrag, ...danach))).toBe(problem);
});

test('exactly what a screen does not offer has a problem', () => {
  const folgen = [[], [bezahlt], [storniert], [bezahlt, storniert], [bezahlt, verschickt], [teilStorno]];
  for (const auftrag of [paket, abholung])
    for (const danach of folgen) {
      const jetzt = auszug(auftrag, ...danach);
      const moeglich = aktionenOf(auftrag, jetzt.lage, jetzt.ereignisse);
      for (const aktion of aktionen)
        expect(aktionProblem(aktion, jetzt) === undefined).toBe(moeglich.includes(aktion));
    }
});

test('the workshop asks for money where the shop does not: of goods that have left, and of the rest of an order', () => {
  const kann = (...danach: Ereignis[]) => aktionProblem('erinnern', auszug(paket, ...danach)) === undefined;
  const teil = geschehen('zahlung', { betragCent: 500, tag: '2026-11-24' });
  const erinnert = geschehen('erinnert');
  expect([kann(verschickt), kann(verschickt, erinnert), kann(verschickt, teil)]).toEqual([true, true, true]);
  expect([kann(teil, erinnert), kann(teil), kann(erinnert)]).toEqual([true, false, false]);
  expect(kann(verschickt, bezahlt)).toBe(false);
});

test('a small rest of what was paid can be forgiven', () => {
  const bisher = geschehen('zahlung', { betragCent: 1200, tag: '2026-11-24' });
  expect(aktionProblem('erlassen', auszug(paket, bisher))).toBeUndefined();
  expect(aktionProblem('erlassen', auszug(paket, bisher, verschickt))).toBeUndefined();
});

test('goods leave unpaid only when that is said', () => {
  expect(ohneZahlungProblem({ offenCent: 0 }, undefined)).toBeUndefined();
  expect(ohneZahlungProblem({ offenCent: 990 }, true)).toBeUndefined();
  expect(ohneZahlungProblem({ offenCent: 990 }, false)).toBe(
    '9,90\u00a0€ sind noch offen. Bitte tragen Sie die Zahlung ein, oder bestätigen Sie, dass die Ware ohne Zahlung aus dem Haus geht.',
  );
});
