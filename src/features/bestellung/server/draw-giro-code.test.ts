import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { giroText } from '#features/zahlarten/giro-code.ts';
import { drawGiroCode } from './draw-giro-code.ts';

const iban = 'DE02120300000000202051';

/** The modules that a path fills. */
function modulesOf({ groesse, pfad }: { groesse: number; pfad: string }): boolean[][] {
  const rows = Array.from({ length: groesse }, () => Array<boolean>(groesse).fill(false));
  for (const [, x, y, width] of pfad.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return rows;
}

test('the path fills exactly the dark modules, with a quiet zone of four around them', () => {
  const daten = { name: 'Jörg Müßig', iban, betragCent: 2490, text: 'B-26-K7M4Q' };
  const code = drawGiroCode(daten);
  const { data, version } = encode(giroText(daten), { ecc: 'M', boostEcc: false, border: 4 });
  expect(modulesOf(code)).toEqual(data);
  expect(code.groesse).toBe(17 + 4 * version + 8);
  const edge = modulesOf(code).flatMap((row, y) =>
    row.filter((_, x) => Math.min(x, y, code.groesse - 1 - x, code.groesse - 1 - y) < 4),
  );
  expect(edge.some(Boolean)).toBe(false);
});

test('the longest name still fits into version 13', () => {
  const { groesse } = drawGiroCode({
    name: 'ẞ'.repeat(70),
    iban: 'X'.repeat(34),
    betragCent: 99_999_999,
    text: 'PREFIX-26-K7M4Q',
  });
  expect(groesse).toBeLessThanOrEqual(17 + 4 * 13 + 8);
});
