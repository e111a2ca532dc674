import { expect, test } from 'vitest';
import { sicherungZustand } from './sicherung-zustand.ts';

const now = new Date('2026-11-21T08:00:00Z');
const daily = { alleMinuten: 1440, begonnenAt: '2026-11-21T03:00:00Z', fehler: null };

test.each([
  ['a good backup from last night', { ...daily, gutVon: '2026-11-21T03:00:00Z' }, 'gut'],
  ['a good daily backup exactly two days old', { ...daily, gutVon: '2026-11-19T08:00:00Z' }, 'gut'],
  ['a good daily backup more than two days old', { ...daily, gutVon: '2026-11-19T07:59:59Z' }, 'veraltet'],
  [
    'a good hourly backup more than two hours old',
    { ...daily, alleMinuten: 60, gutVon: '2026-11-21T05:00:00Z' },
    'veraltet',
  ],
  ['the first backup while it is running', { ...daily, gutVon: null }, 'gut'],
  [
    'a first backup that was never finished',
    { ...daily, begonnenAt: '2026-11-01T03:00:00Z', gutVon: null },
    'veraltet',
  ],
  ['a good backup up to an hour in the future', { ...daily, gutVon: '2026-11-21T09:00:00Z' }, 'gut'],
  ['a good backup more than an hour in the future', { ...daily, gutVon: '2026-11-21T09:00:01Z' }, 'veraltet'],
  [
    'a first backup started in the future',
    { ...daily, begonnenAt: '2027-01-01T00:00:00Z', gutVon: null },
    'veraltet',
  ],
  [
    'a failed backup after a good one',
    { ...daily, gutVon: '2026-11-21T03:00:00Z', fehler: 'voll' },
    'gescheitert',
  ],
])('%s', (_title, stand, zustand) => {
  expect(sicherungZustand(stand, { now, lacksBackups: true }).zustand).toBe(zustand);
});

test('before the first backup, only a shop without scheduled backups is warned', () => {
  expect(sicherungZustand(undefined, { now, lacksBackups: true }).zustand).toBe('fehlt');
  expect(sicherungZustand(undefined, { now, lacksBackups: false }).zustand).toBe('gut');
});
