import { expect, test } from 'vitest';
import { endgueltigText } from './endgueltig-text.ts';

const paket = { versandart: 'dhl', email: 'mia@kundschaft.example' } as const;
const endgueltig = 'Das lässt sich nicht zurücknehmen.';

test.for([
  [{}, `Der Laden schreibt damit die Rechnung und schickt sie in der E-Mail mit. ${endgueltig}`],
  [
    { versandart: 'abholung' },
    `Der Laden schreibt damit die Rechnung und schickt sie per E-Mail. ${endgueltig}`,
  ],
  [{ email: '' }, `Der Laden schreibt damit die Rechnung. ${endgueltig}`],
  [{ versandart: 'abholung', email: '' }, `Der Laden schreibt damit die Rechnung. ${endgueltig}`],
  [{ istAltbestand: true }, endgueltig],
] as const)(
  'what leaves the house is final, and an invoice is only said where one is written and sent: %j',
  ([auftrag, expected]) => {
    expect(endgueltigText({ ...paket, ...auftrag })).toBe(expected);
  },
);
