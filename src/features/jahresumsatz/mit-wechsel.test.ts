import { expect, test } from 'vitest';
import { leereSteuer, steuerAngaben, steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { mitWechsel } from './mit-wechsel.ts';

const klein = (ab: string) => ({ ab, modus: 'kleinunternehmer' as const });
const regel = (ab: string) => ({ ab, modus: 'regelbesteuerung' as const });
const heute = '2026-11-23';

test('VAT is charged from the day on, whatever was planned until today; later plans stay', () => {
  const modi = [klein('2025-01-01'), klein('2026-11-22'), regel('2027-01-01')];
  expect(mitWechsel(modi, { ab: '2026-11-21', heute })).toEqual([
    klein('2025-01-01'),
    regel('2026-11-21'),
    regel('2027-01-01'),
  ]);
  expect(mitWechsel([klein('2026-11-23')], { ab: heute, heute })).toEqual([regel('2026-11-23')]);
});

test('a full list of changes loses its oldest', () => {
  const modi = Array.from({ length: 20 }, (_, i) => klein(`2025-01-${String(i + 1).padStart(2, '0')}`));
  const neue = mitWechsel(modi, { ab: heute, heute });
  expect(steuerAngaben.safeParse({ ...leereSteuer, modi: neue }).success).toBe(true);
  expect(steuermodusAm(neue, heute)).toBe('regelbesteuerung');
});
