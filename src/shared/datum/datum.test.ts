import { expect, onTestFinished, test } from 'vitest';
import {
  formatDatum,
  formatLangesDatum,
  formatMonat,
  formatUhrzeit,
  formatZeitpunkt,
  tagClock,
  tagOf,
} from './datum.ts';

test('dates are German and those of the workshop, in summer and in winter', () => {
  expect(formatDatum('2026-11-21T23:30:00.000Z')).toBe('22.11.2026');
  expect(formatZeitpunkt('2026-11-21T13:03:59.000Z')).toBe('21.11.2026, 14:03');
  expect(formatZeitpunkt('2026-07-01T22:05:00.000Z')).toBe('02.07.2026, 00:05');
});

test('what is no date is shown as nothing', () => {
  for (const format of [formatDatum, formatLangesDatum, formatMonat, formatUhrzeit, formatZeitpunkt])
    for (const value of ['', 'morgen', '2026-13-45']) expect(format(value)).toBe('');
});

test('the device’s own time zone changes nothing', () => {
  const own = process.env.TZ;
  onTestFinished(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });
  for (const [zone, hour] of [
    ['America/New_York', 18],
    ['Pacific/Auckland', 12],
  ] as const) {
    process.env.TZ = zone;
    const late = new Date('2026-11-21T23:30:00.000Z');
    expect(late.getHours(), 'the device is elsewhere').toBe(hour);
    expect(formatDatum(late.toISOString())).toBe('22.11.2026');
    expect(formatZeitpunkt(late.toISOString())).toBe('22.11.2026, 00:30');
    expect(tagOf(late)).toBe('2026-11-22');
  }
});

test('a clock says the day of the workshop, from its first millisecond on, also when it is set back', () => {
  let now = '2026-12-31T22:59:59.999Z';
  const tag = tagClock(() => new Date(now));
  expect(tag()).toBe('2026-12-31');
  now = '2026-12-31T23:00:00.000Z';
  expect(tag()).toBe('2027-01-01');
  now = '2026-12-31T22:00:00.000Z';
  expect(tag()).toBe('2026-12-31');
});
