import { expect, test } from 'vitest';
import type { Ereignis, EreignisTyp } from './ereignis.ts';
import { ruecknehmbare } from './ruecknahme.ts';

const at = '2026-11-24T09:00:00.000Z';
const teile = [{ nr: 1, menge: 1 }];
const angaben: Partial<Record<EreignisTyp, object>> = {
  zahlung: { betragCent: 500, tag: '2026-11-24' },
  erstattung: { betragCent: 500, tag: '2026-11-24' },
  versendet: { dienst: 'DHL', nummer: '', teile },
  abgeholt: { teile },
  teilStorniert: { teile, betragCent: 500, text: '' },
  erlassen: { betragCent: 90 },
  storniert: { grund: 'laden' },
  nachricht: { text: 'x' },
  notiz: { text: 'x' },
};

test.each<[(EreignisTyp | number)[], number[]]>([
  [['bestellt'], []],
  [
    ['bestellt', 'zahlung', 'gepackt', 'notiz'],
    [2, 3, 4],
  ],
  [['bestellt', 'zahlung', 'gepackt', 3], [2]],
  [['bestellt', 'abholbereit', 'abgeholt', 'notiz'], [4]],
  [
    ['bestellt', 'zahlung', 'gepackt', 'versendet', 'gepackt'],
    [2, 5],
  ],
  [
    ['bestellt', 'gepackt', 'storniert', 'zahlung', 'zahlung'],
    [3, 4, 5],
  ],
  // Money that was returned has come in before; for a cancellation that stays.
  [['bestellt', 'zahlung', 'storniert', 'erstattung'], [4]],
  [
    ['bestellt', 'zahlung', 'storniert', 'erstattung', 4],
    [2, 3],
  ],
  [['bestellt', 'gepackt', 'storniert', 3], [2]],
  // Without its payment a forgiven rest would be none.
  [['bestellt', 'zahlung', 'erlassen'], [3]],
  [
    ['bestellt', 'zahlung', 'erlassen', 'zahlung', 3],
    [2, 4],
  ],
  [
    ['bestellt', 'zahlung', 'zahlung', 'storniert', 'erstattung'],
    [2, 3, 5],
  ],
  [['bestellt', 'zahlung', 'zahlung', 2, 'storniert', 'erstattung'], [6]],
  [['bestellt', 'erinnert', 'versendet', 'teilStorniert', 'nachricht'], []],
])('of %o can be taken back', (folge, nummern) => {
  const ereignisse = folge.map((one) =>
    typeof one === 'number'
      ? { typ: 'zurueckgenommen', angaben: { nr: one }, at }
      : { typ: one, angaben: angaben[one] ?? {}, at },
  ) as Ereignis[];
  expect(ruecknehmbare(ereignisse)).toEqual(nummern);
});

test('money that came online stays: a payment provider has it', () => {
  const zahlung = { betragCent: 500, tag: '2026-11-24' };
  const online = { versuch: 'v', weg: 'paypal', modus: 'live' } as const;
  expect(
    ruecknehmbare([
      { typ: 'bestellt', angaben: {}, at },
      { typ: 'zahlung', angaben: { ...zahlung, online }, at },
      { typ: 'zahlung', angaben: zahlung, at },
    ]),
  ).toEqual([3]);
});

test('what its customer has cancelled stays so; the workshop and the shop may have been wrong', () => {
  const nach = (grund: 'kunde' | 'frist' | 'laden') =>
    ruecknehmbare([
      { typ: 'bestellt', angaben: {}, at },
      { typ: 'storniert', angaben: { grund }, at },
    ]);
  expect([nach('kunde'), nach('frist'), nach('laden')]).toEqual([[], [2], [2]]);
});
