import { expect, test } from 'vitest';
import { isTimeFor } from './job.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (text: string) => `2026-11-22T${text}.000Z`;
const done = { startedAt: at('11:00:00'), heldUntil: null, result: 'done' } as const;

const hourly = { everyMs: 3_600_000, retryMs: 900_000 };

test.each([
  ['never begun', { startedAt: null, heldUntil: null, result: null }, true],
  ['done exactly one span ago', done, true],
  ['done a second less ago', { ...done, startedAt: at('11:00:01') }, false],
  ['failed, and the next try is due', { ...done, startedAt: at('11:45:00'), result: 'failed' }, true],
  ['failed a moment before that', { ...done, startedAt: at('11:45:01'), result: 'failed' }, false],
  ['stopped with the shop just now', { ...done, startedAt: at('11:59:59'), result: 'stopped' }, true],
  ['held by a node', { ...done, heldUntil: at('12:00:01') }, false],
  ['held until this moment', { ...done, heldUntil: at('12:00:00') }, true],
  [
    'of a dead node that began it just now',
    { ...done, startedAt: at('11:58:00'), heldUntil: at('11:59:00') },
    false,
  ],
  [
    'of a dead node that began it a while ago',
    { ...done, startedAt: at('11:40:00'), heldUntil: at('11:41:00') },
    true,
  ],
  ['begun a little ahead of the clock', { ...done, startedAt: at('12:01:00') }, false],
  ['begun by a clock that was wrong', { ...done, startedAt: at('12:01:01') }, true],
  [
    'held by a clock that was wrong',
    { ...done, startedAt: '2031-01-01T00:00:00.000Z', heldUntil: '2031-01-01T00:01:00.000Z' },
    true,
  ],
] as const)('an hourly job, %s', (_title, state, isTime) => {
  expect(isTimeFor(hourly, state, now)).toBe(isTime);
});
