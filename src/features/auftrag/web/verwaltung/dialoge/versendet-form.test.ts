import { expect, test } from 'vitest';
import { testAnschrift } from '#test/auftrag/auftrag-antworten.ts';
import { leereAnschrift } from '../../../anschrift/anschrift.ts';
import { isTeilweise, lagerText, leerVersand, toVersand, versandForm } from './versendet-form.ts';

const posten = [
  { nr: 1, rest: 2, imLager: 5, gedeckt: 2 },
  { nr: 2, rest: 3, imLager: 1, gedeckt: 1 },
  { nr: 3, rest: 0, imLager: 9, gedeckt: 0 },
];
const termin = { von: '2026-12-01', bis: '2026-12-03' };
const offene = posten.filter(({ rest }) => rest > 0);
const voll = {
  dienst: 'DHL',
  nummer: '',
  teile: { 1: 2, 2: 3 },
  von: '',
  bis: '',
  ohneZahlung: false,
  rechnungAn: undefined,
};

const leer = (zeilen: typeof posten, heute = '2026-11-23') =>
  leerVersand({ posten: zeilen, termin, rechnung: leereAnschrift, brauchtRechnungAn: false }, heute);

test('the pieces on the shelf are offered, and the rest for the promised days', () => {
  expect(leer(posten)).toMatchObject({ dienst: 'DHL', teile: { 1: 2, 2: 1 }, ...termin });
});

test('all pieces are offered when the shelf holds none, because it is not always counted', () => {
  expect(leer([{ nr: 1, rest: 2, imLager: 0, gedeckt: 0 }]).teile).toEqual({ 1: 2 });
});

test('pieces that are held for older orders are not offered, and it is said', () => {
  const andere = { nr: 1, rest: 3, imLager: 13, gedeckt: 0 };
  expect(leer([andere]).teile).toEqual({ 1: 0 });
  expect(lagerText(andere)).toBe('im Lager: 13, für andere reserviert: 13');
  expect(leer([{ ...andere, gedeckt: 1 }]).teile).toEqual({ 1: 1 });
  expect(lagerText({ rest: 3, imLager: 13, gedeckt: 3 })).toBe('im Lager: 13');
});

test('promised days that are over are not offered again', () => {
  expect(leer(posten, '2026-12-02')).toMatchObject({ von: '', bis: '' });
});

test('all of it needs no days, a part needs both in their order', () => {
  const faultsOf = (values: object) =>
    versandForm(offene, { offen: 0, brauchtRechnungAn: false })
      .safeParse({ ...voll, ...values })
      .error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ teile: { 1: 2 } })).toEqual([
    'von: Bitte einen Tag angeben.',
    'bis: Bitte einen Tag angeben.',
  ]);
  expect(faultsOf({ teile: { 1: 2 }, von: '2026-12-03', bis: '2026-12-01' })).toEqual([
    'bis: Das Ende liegt vor dem Anfang.',
  ]);
  expect(faultsOf({ teile: { 1: 0, 2: 0 } })).toContain('teile: Bitte mindestens ein Stück wählen.');
  expect(faultsOf({ nummer: 'äöü' })).toHaveLength(1);
});

test('without the money it takes a yes', () => {
  expect(versandForm(offene, { offen: 5, brauchtRechnungAn: false }).safeParse(voll).success).toBe(false);
  const ja = { ...voll, ohneZahlung: true };
  expect(versandForm(offene, { offen: 5, brauchtRechnungAn: false }).safeParse(ja).success).toBe(true);
  expect(toVersand(ja, { posten: offene, offen: 5 })).toEqual({
    dienst: 'DHL',
    nummer: '',
    ohneZahlung: true,
  });
});

test('lines without pieces are not sent, and only a part names its pieces and days', () => {
  const teil = { ...voll, teile: { 1: 2, 2: 0 }, ...termin };
  expect(isTeilweise(offene, teil.teile)).toBe(true);
  expect(toVersand(teil, { posten: offene, offen: 0 })).toEqual({
    ...{ dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 2 }], rest: termin },
  });
  expect(toVersand(voll, { posten: offene, offen: 0 })).toEqual({
    dienst: 'DHL',
    nummer: '',
  });
});

test('whom the invoice is made out to is asked for only where nobody knows, and then completely', () => {
  const wie = { offen: 0, brauchtRechnungAn: true };
  const ohne = versandForm(offene, wie).safeParse({ ...voll, rechnungAn: { ...testAnschrift, plz: '' } });
  expect(ohne.error?.issues.map(({ path }) => path.join('.'))).toEqual(['rechnungAn.plz']);
  const ganz = { ...voll, rechnungAn: testAnschrift };
  expect(versandForm(offene, wie).safeParse(ganz).success).toBe(true);
  expect(toVersand(ganz, { posten: offene, offen: 0 })).toMatchObject({ rechnungAn: testAnschrift });
});
