import { expect, test } from 'vitest';
import { endgueltigText } from './endgueltig-text.ts';

test.for([
  [{}, 'Der Laden schreibt damit die Rechnung. Das lässt sich nicht zurücknehmen.'],
  [{ istAltbestand: true }, 'Das lässt sich nicht zurücknehmen.'],
] as const)(
  'what leaves the house is final, and an invoice is only said where one is written: %j',
  ([auftrag, expected]) => {
    expect(endgueltigText(auftrag)).toBe(expected);
  },
);
