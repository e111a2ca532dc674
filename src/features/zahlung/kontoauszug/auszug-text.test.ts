import { expect, test } from 'vitest';
import { auszugText } from './auszug-text.ts';
import { type SprungGrund, sprungGruende } from './umsatz.ts';

const text = (...uebersprungen: { grund: SprungGrund; anzahl: number }[]) =>
  auszugText({ format: 'Sparkasse (CSV)', umsaetze: [], uebersprungen });

test('what of a statement was left out is said with its number, whatever the reason', () => {
  expect(text()).toBe('Sparkasse (CSV): 0 Eingänge.');
  expect(text({ grund: 'ausgang', anzahl: 7 }, { grund: 'unlesbar', anzahl: 2 })).toBe(
    'Sparkasse (CSV): 0 Eingänge. Nicht angesehen: 7 vom Konto abgegangen. 2 Zeilen nicht gelesen.',
  );
  expect(text({ grund: 'unlesbar', anzahl: 1 })).toContain('1 Zeile nicht gelesen.');
  for (const grund of sprungGruende) expect(text({ grund, anzahl: 31 })).toContain('31 ');
});
