import { expect, test } from 'vitest';
import { sicherungHinweis } from './sicherung-text.ts';

const gutVon = '2026-11-19T02:00:00.000Z';

test('shows nothing while the backups are good', () => {
  expect(sicherungHinweis({ zustand: 'gut', gutVon, fehler: null })).toBeUndefined();
});

test('shows the problem with the time of the last good backup in German notation', () => {
  expect(sicherungHinweis({ zustand: 'veraltet', gutVon, fehler: null })?.text).toContain(
    'Die letzte gute ist vom 19.11.2026, 03:00 Uhr.',
  );
  const text = sicherungHinweis({ zustand: 'gescheitert', gutVon: null, fehler: 'Kein Platz.' })?.text;
  expect(text).toBe('Es gibt noch keine gute. Beim letzten Mal: Kein Platz.');
  expect(sicherungHinweis({ zustand: 'fehlt', gutVon: null, fehler: null })?.text).toContain('BACKUP_DIR');
});
