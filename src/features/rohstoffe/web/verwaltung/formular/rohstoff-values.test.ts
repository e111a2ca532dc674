import { describe, expect, test } from 'vitest';
import type { Rohstoff } from '../../../contract.ts';
import { duftoelScreen } from '../arten/duftoel-screen.ts';
import { rohseifeScreen } from '../arten/rohseife-screen.ts';
import { verpackungScreen } from '../arten/verpackung-screen.ts';
import { resolverOf, rohstoffValuesOf } from './rohstoff-values.ts';

const zuFein = 'Höchstens 2 Nachkommastellen.';

describe.each([
  ['Rohseife', 'ekPreis', rohseifeScreen],
  ['Duftöl', 'ekPreis', duftoelScreen],
  ['Verpackung', 'kostenInEuro', verpackungScreen],
] as const)('the purchase price in the form: %s', (_, name, screen) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const faultOf = async (typed: string, stored?: number) => {
    const rohstoff = stored === undefined ? undefined : ({ ...neu, [name]: stored } as unknown as Rohstoff);
    const values = { ...rohstoffValuesOf(screen, rohstoff), ...neu, [name]: typed };
    const { errors } = await resolverOf(screen, rohstoff)(values, undefined, options);
    return errors[name]?.message;
  };
  const neu = { bezeichnung: 'Probe', aktuellVorrat: '5', mindestbestand: '0' };

  test.each([
    ['1,23', undefined],
    ['1,2', undefined],
    ['0', undefined],
    ['1.234', undefined],
    ['1,234', zuFein],
    ['0,001', zuFein],
    ['1,230', undefined],
    ['viel', 'Bitte eine Zahl eingeben.'],
    ['−1', 'Mindestens 0\u00a0€.'],
  ])('is typed in steps of a cent: %s', async (typed, fault) => {
    expect(await faultOf(typed)).toBe(fault);
  });

  test('a finer price that is stored stays, and is not typed anew', async () => {
    expect(await faultOf('0,1234', 0.1234)).toBeUndefined();
    expect(await faultOf('0,1235', 0.1234)).toBe(zuFein);
  });
});
