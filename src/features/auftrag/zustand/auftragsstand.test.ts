import { expect, test } from 'vitest';
import { auftragStaende, standText } from './auftragsstand.ts';

test('each state has words; one of a later version of the shop stays as it came', () => {
  expect(auftragStaende.map(standText)).toEqual([
    ...['offen', 'bezahlt', 'gepackt', 'liegt zum Abholen bereit', 'zum Teil geliefert'],
    ...['verschickt', 'abgeholt', 'storniert', 'widerrufen'],
  ]);
  expect(standText('verschenkt')).toBe('verschenkt');
  expect(standText('')).toBe('');
});
