import { expect, test } from 'vitest';
import { fillAngaben } from '../fill-angaben.ts';
import { leereZahlung, zahlungAngaben, zahlungBody } from './zahlung-angaben.ts';

const iban = 'DE89370400440532013000';
const voll = {
  ...leereZahlung.vorkasse,
  aktiv: true,
  kontoinhaber: 'Maria Lindner',
  iban: 'de89 3704 0044 0532 0130 00',
};

function problemsOf(vorkasse: object): string[] {
  const result = zahlungBody.safeParse({ ...leereZahlung, vorkasse });
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
}

test('a complete way is saved, its IBAN without spaces', () => {
  const { vorkasse } = zahlungBody.parse({ ...leereZahlung, vorkasse: voll });
  expect(vorkasse).toEqual({ ...voll, iban });
});

test.each([
  ['without account holder', { ...voll, kontoinhaber: ' ' }, ['vorkasse.kontoinhaber']],
  ['without IBAN', { ...voll, iban: '' }, ['vorkasse.iban']],
  ['with nothing', { ...leereZahlung.vorkasse, aktiv: true }, ['vorkasse.kontoinhaber', 'vorkasse.iban']],
  ['with a wrong IBAN', { ...voll, iban: 'DE12' }, ['vorkasse.iban']],
  [
    'with a wrong IBAN and no holder',
    { ...voll, iban: 'DE12', kontoinhaber: '' },
    ['vorkasse.iban', 'vorkasse.kontoinhaber'],
  ],
  [
    'with a reminder on the day of the cancellation',
    { ...voll, erinnernNachTagen: 10 },
    ['vorkasse.erinnernNachTagen'],
  ],
  [
    'cancelled before it has to be paid',
    { ...voll, zahlungstage: 11 },
    ['vorkasse.stornierenNachTagen', 'vorkasse.erinnernNachTagen'],
  ],
  ['reminded on the last day to pay', { ...voll, zahlungstage: 8 }, ['vorkasse.erinnernNachTagen']],
  ['reminded on the day after it', { ...voll, zahlungstage: 7 }, []],
  ['reminded after 0 days', { ...voll, aktiv: false, erinnernNachTagen: 0 }, ['vorkasse.erinnernNachTagen']],
  ['cancelled after 63 days', { ...voll, stornierenNachTagen: 63 }, ['vorkasse.stornierenNachTagen']],
  ['switched off with days in a wrong order', { ...leereZahlung.vorkasse, erinnernNachTagen: 20 }, []],
  ['switched off and empty', leereZahlung.vorkasse, []],
  ['switched off with a wrong IBAN', { ...voll, aktiv: false, iban: 'DE12' }, ['vorkasse.iban']],
])('payment in advance %s', (_title, vorkasse, fields) => {
  expect(problemsOf(vorkasse)).toEqual(fields);
});

test.each([1, 2, 72, 73, 2.5])(
  'unpaid orders of the way online are cancelled after 2 to 72 hours (%d)',
  (stunden) => {
    const online = { ...leereZahlung.online, aktiv: true, stunden };
    const { success } = zahlungBody.safeParse({ ...leereZahlung, online });
    expect(success).toBe(stunden === 2 || stunden === 72);
  },
);

const prozentText = 'Bitte 0 bis 20 % mit höchstens zwei Nachkommastellen.';
const centText = 'Bitte 0 bis 500 ganze Cent.';

test.each<[object, string[]]>([
  [{ prozent: 0, cent: 0 }, []],
  [{ prozent: 20, cent: 500 }, []],
  [{ prozent: 1.15, cent: 25 }, []],
  [{ prozent: 20.01, cent: 501 }, [`prozent: ${prozentText}`, `cent: ${centText}`]],
  [{ prozent: -0.01, cent: -1 }, [`prozent: ${prozentText}`, `cent: ${centText}`]],
  [{ prozent: 1.499, cent: 2.5 }, [`prozent: ${prozentText}`, `cent: ${centText}`]],
  [{ prozent: '', cent: 'viel' }, [`prozent: ${prozentText}`, `cent: ${centText}`]],
  // A page that does not know the field.
  [{ aktiv: undefined }, ['aktiv: Bitte die Seite neu laden.']],
])('a way of the provider with %j', (angaben, fehler) => {
  const paypal = { ...leereZahlung.online.wege.paypal, ...angaben };
  const online = { ...leereZahlung.online, wege: { ...leereZahlung.online.wege, paypal } };
  const { error } = zahlungBody.safeParse({ ...leereZahlung, online });
  const pfad = 'online.wege.paypal.';
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []).toEqual(
    fehler.map((one) => pfad + one),
  );
});

test('a page that knows no ways of the provider saves nothing: it would switch them on again', () => {
  const { wege: _wege, ...online } = leereZahlung.online;
  const { error } = zahlungBody.safeParse({ ...leereZahlung, online });
  expect(error?.issues).toMatchObject([{ path: ['online', 'wege'], message: 'Bitte die Seite neu laden.' }]);
});

test('stored before there were ways of the provider, or some of them, all are on and cost nothing', () => {
  const an = { aktiv: true, prozent: 0, cent: 0 };
  const paypal = { aktiv: false, prozent: 2.49, cent: 35 };
  const gelesen = (wege?: object) =>
    zahlungAngaben.parse(fillAngaben(leereZahlung, { online: { aktiv: true, stunden: 12, wege } })).online;
  expect(gelesen()).toMatchObject({ aktiv: true, stunden: 12, wege: { karte: an, paypal: an, link: an } });
  // A later version may have stored more.
  expect(gelesen({ paypal, neu: paypal }).wege).toEqual({ ...leereZahlung.online.wege, paypal });
});

test.each([
  [7, 5, 10, { erinnernNachTagen: 8, stornierenNachTagen: 10 }],
  [14, 5, 10, { erinnernNachTagen: 15, stornierenNachTagen: 16 }],
  [60, 60, 60, { erinnernNachTagen: 61, stornierenNachTagen: 62 }],
])(
  'days stored before they had to follow each other do (%i, %i, %i), and can be saved',
  (zahlungstage, erinnernNachTagen, stornierenNachTagen, gelesen) => {
    const vorkasse = { ...voll, iban, zahlungstage, erinnernNachTagen, stornierenNachTagen };
    const stored = zahlungAngaben.parse({ ...leereZahlung, vorkasse });
    expect(stored.vorkasse).toEqual({ ...vorkasse, ...gelesen });
    expect(zahlungBody.parse(stored)).toEqual(stored);
  },
);

test('what was stored before a rule became stricter stays readable', () => {
  const alt = { ...leereZahlung, vorkasse: { ...leereZahlung.vorkasse, aktiv: true } };
  expect(zahlungAngaben.parse(alt)).toEqual(alt);
});
