import { expect, test } from 'vitest';
import { makeZeile } from '#test/auftrag/auftrag-antworten.ts';
import type { AbgeglichenerUmsatz, Abgleich } from '../contract.ts';
import {
  buchungenOf,
  chooseAuftrag,
  ersteAuswahl,
  setGewaehlt,
  toWaehlbar,
  withGesehen,
  zuVielText,
} from './umsatz-auswahl.ts';

const teile = [{ auftragId: 'a', betrag: 24.9 }];
const zeile = (umsatz: string, art: AbgeglichenerUmsatz['art'], more: Partial<AbgeglichenerUmsatz> = {}) => ({
  ...{
    umsatz,
    art,
    tag: '2026-11-23',
    betrag: 24.9,
    name: 'Erika',
    zweck: '',
    grund: '',
    teile,
    kandidaten: [],
  },
  ...more,
});
const auftrag = (_id: string, more: object = {}) => ({
  ...{ _id, nummer: `B-26-${_id}`, name: 'Erika', offen: 24.9, erlassen: 0, letzteNr: 3 },
  stand: 'offen' as const,
  ...more,
});
const abgleich: Abgleich = {
  ...{ format: 'CSV', isGeraten: false, uebersprungen: [], auftraege: [auftrag('a')] },
  umsaetze: [
    zeile('1', 'sicher'),
    zeile('2', 'wahrscheinlich'),
    zeile('3', 'offen', { teile: [], betrag: 5 }),
    zeile('4', 'gebucht', { teile: [] }),
  ],
};
const umsatzeOf = (auswahl: ReturnType<typeof ersteAuswahl>) =>
  buchungenOf(abgleich, auswahl).map(({ umsatz }) => umsatz);

test('at first what is certain is chosen, with the last event that was seen', () => {
  expect(buchungenOf(abgleich, ersteAuswahl(abgleich))).toEqual([
    { umsatz: '1', tag: '2026-11-23', teile: [{ auftragId: 'a', betrag: 24.9, gesehen: 3 }] },
  ]);
});

test('a tick adds and takes; an order that is chosen by hand gets all of the transfer', () => {
  const erste = ersteAuswahl(abgleich);
  expect(umsatzeOf(setGewaehlt(erste, '1', false))).toEqual([]);
  expect(umsatzeOf(setGewaehlt(erste, '2', true))).toEqual(['1', '2']);
  expect(umsatzeOf(setGewaehlt(erste, '3', true))).toEqual(['1']);
  const offene = abgleich.umsaetze[2];
  if (!offene) throw new Error('There are four.');
  const gewaehlt = buchungenOf(abgleich, chooseAuftrag(erste, offene, auftrag('b', { letzteNr: 1 })));
  expect(gewaehlt[1]).toMatchObject({ umsatz: '3', teile: [{ auftragId: 'b', betrag: 5, gesehen: 1 }] });
});

test('a later transfer for an order has seen what the earlier ones of its statement made', () => {
  const [buchung] = buchungenOf(abgleich, ersteAuswahl(abgleich));
  if (!buchung) throw new Error('There is one.');
  const gebucht = (auftragId: string, letzteNr: number) => ({
    ...{ umsatz: '9', ergebnis: 'gebucht' as const, text: '' },
    gesehen: [{ auftragId, letzteNr }],
  });
  const gesehenNach = (...alle: ReturnType<typeof gebucht>[]) =>
    withGesehen(buchung, alle).teile.map(({ gesehen }) => gesehen);
  expect(gesehenNach()).toEqual([3]);
  expect(gesehenNach(gebucht('b', 9))).toEqual([3]);
  expect(gesehenNach(gebucht('a', 4), gebucht('a', 5))).toEqual([5]);
});

test.each([
  [{ stand: 'bezahlt', bezahlt: 26.4, erlassen: 0.09, offen: 0 }, 0.09],
  [{ stand: 'bezahlt', bezahlt: 26.46, erlassen: 0.09, offen: 0 }, 0.03],
  [{ stand: 'bezahlt', bezahlt: 27, erlassen: 0, offen: 0 }, 0],
  [{ stand: 'offen', bezahlt: 20, erlassen: 0, offen: 6.49 }, 0],
  [{ stand: 'storniert', bezahlt: 0, erlassen: 0, offen: 0 }, 0],
] as const)('of an order of the list counts as forgiven what has not come: %j', (geld, erlassen) => {
  const zeile = makeZeile(1, { gesamt: 26.49, ...geld });
  expect(toWaehlbar(zeile)).toMatchObject({ nummer: zeile.nummer, offen: geld.offen, erlassen });
});

test('the question names each order that gets too much, in sum', () => {
  const erste = ersteAuswahl(abgleich);
  expect(zuVielText(buchungenOf(abgleich, erste), erste)).toEqual([]);
  const beide = setGewaehlt(erste, '2', true);
  expect(zuVielText(buchungenOf(abgleich, beide), beide)).toEqual([
    expect.stringMatching(/^B-26-a: 24,90\s€ zu viel$/),
  ]);
  const imRest = (erlassen: number) => ({
    auftraege: new Map([['a', auftrag('a', { offen: 0, erlassen, stand: 'bezahlt' })]]),
  });
  expect(zuVielText(buchungenOf(abgleich, erste), imRest(24.9))).toEqual([]);
  expect(zuVielText(buchungenOf(abgleich, erste), imRest(24))).toEqual([
    expect.stringMatching(/^B-26-a: 0,90\s€ zu viel$/),
  ]);
  const storniert = { auftraege: new Map([['a', auftrag('a', { offen: 0, stand: 'storniert' })]]) };
  expect(zuVielText(buchungenOf(abgleich, erste), storniert)).toEqual([
    expect.stringMatching(/^B-26-a \(storniert\): 24,90/),
  ]);
});
