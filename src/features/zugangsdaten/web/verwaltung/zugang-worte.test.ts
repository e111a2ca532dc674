import { expect, test } from 'vitest';
import { type Lage, lageOf, laufendText, verlorenText } from './zugang-worte.ts';

const stand = { version: 1, unlesbar: false, geaendertAt: null, von: null };
const smtp = (quelle: 'umgebung' | 'einstellung' | 'keine', unlesbar = false) => ({
  ...stand,
  quelle,
  unlesbar,
});
const zahlung = (quelle: 'umgebung' | 'keine', anbieter?: 'probe' | 'stripe', unlesbar = false) => ({
  ...{ ...stand, quelle, anbieter, unlesbar },
  ...{ meldungen: false, meldungAdresse: '', laufend: 0 },
});

test.for<[Lage, Parameters<typeof lageOf>[0]]>([
  ['keine', smtp('keine')],
  ['einstellung', smtp('einstellung')],
  ['umgebung', smtp('umgebung')],
  // What the settings have does not apply then.
  ['umgebung', smtp('umgebung', true)],
  ['unlesbar', smtp('einstellung', true)],
  ['unlesbar', smtp('keine', true)],
  ['umgebung', zahlung('umgebung', 'stripe')],
  ['probe', zahlung('umgebung', 'probe')],
  ['probe', zahlung('keine', 'probe')],
  ['unlesbar', zahlung('umgebung', 'probe', true)],
])('%s', ([lage, stand]) => {
  expect(lageOf(stand)).toBe(lage);
});

test('what runs at a provider is counted', () => {
  expect(laufendText({ anbieter: 'stripe', laufend: 0 })).toBe('');
  expect(laufendText({ anbieter: 'stripe', laufend: 1 })).toBe(
    'Bei Stripe läuft noch eine Zahlung oder Rückzahlung.',
  );
  expect(laufendText({ anbieter: 'mollie', laufend: 3 })).toBe(
    'Bei Mollie laufen noch 3 Zahlungen oder Rückzahlungen.',
  );
  expect(verlorenText(1)).toBe('kann der Laden ihr nicht mehr nachgehen.');
  expect(verlorenText(3)).toBe('kann der Laden ihnen nicht mehr nachgehen.');
});
