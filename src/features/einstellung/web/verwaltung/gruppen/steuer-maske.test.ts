import { expect, test } from 'vitest';
import { steuerFrage } from './steuer-maske.ts';

const heute = '2026-12-01';
const regel = { ab: '2025-01-01', modus: 'regelbesteuerung' } as const;
const klein = { ab: '2025-01-01', modus: 'kleinunternehmer' } as const;

test('another tax mode from now on is asked about, with what follows and the usual way', () => {
  const frage = steuerFrage({ modi: [klein] }, { modi: [regel] }, heute);
  expect(frage?.question).toMatch(/^Ab sofort Kleinunternehmer/);
  expect(frage?.consequence).toMatch(
    /^Neue Bestellungen haben .* keine Mehrwertsteuer mehr\. Was schon bestellt und berechnet ist, bleibt/,
  );
  expect(frage?.consequence).toContain('„Ab einem Tag wechseln“');
  expect(steuerFrage({ modi: [regel, { ...klein, ab: heute }] }, { modi: [regel] }, heute)).toBeDefined();
  expect(steuerFrage({ modi: [regel] }, { modi: [klein] }, heute)?.consequence).toMatch(
    /^Neue Bestellungen haben gleich nach dem Speichern Mehrwertsteuer\./,
  );
});

test.each([
  ['nothing changes', [regel]],
  ['it changes on a later day', [regel, { ...klein, ab: '2026-12-02' }]],
  ['a mode of before is added', [{ ...klein, ab: '2024-01-01' }, regel]],
] as const)('%s: nothing is asked', (_, modi) => {
  expect(steuerFrage({ modi: [...modi] }, { modi: [regel] }, heute)).toBeUndefined();
});
