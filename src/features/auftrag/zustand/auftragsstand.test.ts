import { expect, test } from 'vitest';
import { auftragStaende, auftragStandText } from './auftragsstand.ts';

test('each state has words; one of a later version of the shop stays as it came', () => {
  expect(auftragStaende.map(auftragStandText)).toEqual([
    ...['offen', 'bezahlt', 'gepackt', 'abholbereit', 'zum Teil geliefert'],
    ...['verschickt', 'abgeholt', 'storniert', 'widerrufen'],
  ]);
  expect(auftragStandText('verschenkt')).toBe('verschenkt');
  expect(auftragStandText('')).toBe('');
});
