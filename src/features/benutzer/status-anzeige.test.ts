import { expect, test } from 'vitest';
import { type StatusAnzeige, statusAnzeige, type WireStatus } from './status-anzeige.ts';

const cases: [WireStatus | undefined, string | undefined, StatusAnzeige][] = [
  ['active', undefined, { text: 'Aktiv', isGesperrt: false }],
  ['active', 'alter Grund', { text: 'Aktiv', isGesperrt: false }],
  ['blocked', undefined, { text: 'Gesperrt', isGesperrt: true }],
  ['blocked', 'Mahnung', { text: 'Gesperrt', isGesperrt: true, grund: 'Mahnung' }],
  ['pending', '', { text: 'Ausstehend', isGesperrt: false }],
  ['etwas Neues', '', { text: 'Inaktiv', isGesperrt: false }],
  [undefined, '', { text: 'Inaktiv', isGesperrt: false }],
  [{ aktiv: true, gesperrt: false }, undefined, { text: 'Aktiv', isGesperrt: false }],
  [{ aktiv: false, gesperrt: false }, undefined, { text: 'Inaktiv', isGesperrt: false }],
  [{}, undefined, { text: 'Inaktiv', isGesperrt: false }],
  [{ aktiv: true, gesperrt: true }, undefined, { text: 'Gesperrt', isGesperrt: true }],
  [
    { gesperrt: true, sperrgrund: 'Mahnung' },
    undefined,
    { text: 'Gesperrt', isGesperrt: true, grund: 'Mahnung' },
  ],
  [{ aktiv: true, sperrgrund: 'alter Grund' }, undefined, { text: 'Aktiv', isGesperrt: false }],
];

test.each(cases)(
  'the status %j with the reason %j is shown as %j (requirements.md, admin §4)',
  (status, grund, anzeige) => {
    expect(statusAnzeige(status, grund)).toEqual(anzeige);
  },
);
