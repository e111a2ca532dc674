import { expect, test } from 'vitest';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { aufgabenOf, type WiderrufAkte } from './aufgaben.ts';
import { auftragOf, belegWegOf, schlussOf, type WiderrufEreignis, widerrufEreignisText } from './ereignis.ts';

const at = '2026-11-26T09:00:00.000Z';
const neu = { at, von: 'Automatisch' };
const zugeordnet: WiderrufEreignis = {
  typ: 'zugeordnet',
  angaben: { auftragId: 'a', wie: 'nummer' },
  ...neu,
};
const geloest: WiderrufEreignis = { typ: 'geloest', angaben: {}, ...neu };
const erledigt: WiderrufEreignis = { typ: 'erledigt', angaben: { text: 'Doppelt' }, ...neu };
const geoeffnet: WiderrufEreignis = { typ: 'geoeffnet', angaben: {}, ...neu };
const gebucht: Ereignis = {
  typ: 'widerrufen',
  angaben: { widerruf: 'w', teile: [{ nr: 1, menge: 1, frei: 0 }], versandCent: 0, betragCent: 500 },
  at,
};

function akte(lage: Partial<WiderrufAkte['lage']>, ereignisse: Ereignis[] = []): WiderrufAkte {
  return { ereignisse, lage: { stand: 'versendet', zurueckCent: 0, erwartet: new Map(), ...lage } };
}

test('what is to be done follows from what happened', () => {
  const ware = new Map([[1, 1]]);
  expect(aufgabenOf('w', [], undefined)).toEqual(['zuordnen']);
  expect(aufgabenOf('w', [zugeordnet, geloest], akte({}))).toEqual(['zuordnen']);
  expect(aufgabenOf('w', [zugeordnet], akte({ zurueckCent: 500 }))).toEqual(['buchen']);
  expect(aufgabenOf('w', [zugeordnet], akte({ zurueckCent: 500, erwartet: ware }, [gebucht]))).toEqual([
    ...['geld', 'ware'],
  ]);
  expect(aufgabenOf('w', [zugeordnet], akte({ erwartet: ware }, [gebucht]))).toEqual(['ware']);
  expect(aufgabenOf('w', [zugeordnet], akte({}, [gebucht]))).toEqual([]);
  expect(aufgabenOf('w', [zugeordnet], akte({ stand: 'storniert', zurueckCent: 500 }))).toEqual(['geld']);
  expect(aufgabenOf('w', [zugeordnet, erledigt], akte({ zurueckCent: 500 }))).toEqual([]);
  expect(aufgabenOf('w', [zugeordnet, erledigt, geoeffnet], akte({}))).toEqual(['buchen']);
});

test('the latest event of a kind counts, and each has words', () => {
  expect(auftragOf([zugeordnet, geloest, zugeordnet])).toBe('a');
  expect(schlussOf([erledigt, geoeffnet])).toBeUndefined();
  const belege = ['begrenzt', 'post'] as const;
  const ereignisse = belege.map((weg): WiderrufEreignis => ({ typ: 'beleg', angaben: { weg }, ...neu }));
  expect(belegWegOf(ereignisse)).toBe('post');
  expect(belegWegOf([])).toBeUndefined();
  for (const one of [zugeordnet, geloest, erledigt, geoeffnet, ...ereignisse])
    expect(widerrufEreignisText(one, 'B-26-K7M4Q')).toMatch(/^[A-ZÄÖÜ]/);
});
