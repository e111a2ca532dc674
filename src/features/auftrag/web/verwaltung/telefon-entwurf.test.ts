import { expect, test } from 'vitest';
import { leeresBlatt, telefonBlatt } from './telefon-entwurf.ts';

test('a sheet is read as it was kept, also without another address', () => {
  const blatt = leeresBlatt();
  expect(telefonBlatt.parse(JSON.parse(JSON.stringify(blatt)))).toEqual(blatt);
  const { rechnung } = blatt.entwurf;
  const andere = { ...blatt, mengen: { rose: 2 }, entwurf: { ...blatt.entwurf, lieferung: rechnung } };
  expect(telefonBlatt.parse(JSON.parse(JSON.stringify(andere)))).toEqual(andere);
});
