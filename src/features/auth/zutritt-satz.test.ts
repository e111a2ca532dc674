import { expect, test } from 'vitest';
import { zutrittSatz } from './zutritt-satz.ts';

test.each([
  [{ role: 'admin' }, 'Sie ist nur für Admins der Werkstatt.'],
  [{ role: ['admin', 'employee'] }, 'Sie ist nur für Mitarbeiter der Werkstatt.'],
  [{ permission: 'orders.read' }, 'Sie ist nur für Mitarbeiter der Werkstatt.'],
])('%j: %s', (bedingung, satz) => {
  expect(zutrittSatz(bedingung)).toBe(satz);
});
