import { expect, test } from 'vitest';
import { sicherungZustand } from './sicherung-zustand.ts';

const now = new Date('2026-11-21T08:00:00Z');
const daily = { alleMinuten: 1440, begonnenAt: '2026-11-21T03:00:00Z', fehler: null };

test.each([
  ['a good one of this night', { ...daily, gutVon: '2026-11-21T03:00:00Z' }, 'gut'],
  ['exactly two days', { ...daily, gutVon: '2026-11-19T08:00:00Z' }, 'gut'],
  ['more than two days', { ...daily, gutVon: '2026-11-19T07:59:59Z' }, 'veraltet'],
  [
    'more than two hours, of an hourly one',
    { ...daily, alleMinuten: 60, gutVon: '2026-11-21T05:00:00Z' },
    'veraltet',
  ],
  ['the first one on its way', { ...daily, gutVon: null }, 'gut'],
  ['a first one that never came', { ...daily, begonnenAt: '2026-11-01T03:00:00Z', gutVon: null }, 'veraltet'],
  ['a good one by a clock a little ahead', { ...daily, gutVon: '2026-11-21T09:00:00Z' }, 'gut'],
  ['a good one of the future', { ...daily, gutVon: '2026-11-21T09:00:01Z' }, 'veraltet'],
  ['a first one of the future', { ...daily, begonnenAt: '2027-01-01T00:00:00Z', gutVon: null }, 'veraltet'],
  [
    'one that failed, whatever the one before',
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
