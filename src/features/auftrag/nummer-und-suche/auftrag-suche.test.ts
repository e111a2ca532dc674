import { expect, test } from 'vitest';
import { suchworte } from '#shared/text/such-text.ts';
import type { Anschrift } from '../anschrift/anschrift.ts';
import { auftragSuche } from './auftrag-suche.ts';

const nummer = 'B-26-K7M4Q';
const anschrift = { vorname: 'Erika', firma: '', stadt: 'Leipzig' } as Anschrift;

test.each([
  ['D’Amico', ['d’amico', "d'amico", "D'AMICO", 'd`amico', 'd´amico', 'D‘Amico', 'erika amico']],
  ["d'amico", ['D’Amico', "d'amico"]],
  ['Müller-Größ', ['müller-größ', 'mueller-groess', 'Müller–Größ', 'MULLER—GROSS']],
  ['Beispiel', ['b-26-k7m4q', 'B–26–K7M4Q', 'B‑26‑K7M4Q', 'B−26−K7M4Q']],
])('an order of %s is found in any spelling', (nachname, eingaben) => {
  const rechnung = { ...anschrift, nachname };
  const text = auftragSuche({ nummer, email: '', rechnung, lieferung: undefined, posten: [] });
  for (const eingabe of eingaben)
    expect([eingabe, suchworte(eingabe).filter((wort) => !text.includes(wort))]).toEqual([eingabe, []]);
  expect(suchworte("d'armico").every((wort) => text.includes(wort))).toBe(false);
});

test('the text of a very large order ends after 2000 bytes, with a whole letter', () => {
  const posten = Array.from({ length: 100 }, () => ({ name: 'Große Seife 🧼🧼🧼' }));
  const text = auftragSuche({ nummer, email: '', rechnung: anschrift, lieferung: undefined, posten });
  expect(new TextEncoder().encode(text).length).toBeGreaterThan(1996);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(2000);
  expect(text.isWellFormed()).toBe(true);
});
