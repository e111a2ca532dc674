import { expect, test, vi } from 'vitest';
import { EndedSessions } from './ended-sessions.ts';

const full = Object.assign(new Error('disk full'), { code: '53100' });

test('sessions that cannot be deleted are over at once; of very many the oldest are forgotten', async () => {
  const sessions = new EndedSessions(() => Promise.reject(full));
  expect(await sessions.end('first')).toBe(false);
  expect(sessions.has('first')).toBe(true);
  for (let i = 0; i < 10_000; i += 1) await sessions.end(`session ${i}`);
  expect(sessions.has('first')).toBe(false);
  expect(sessions.has('session 9999')).toBe(true);
  sessions.close();
});

test('they are deleted when there is room again, and then forgotten', async () => {
  vi.useFakeTimers();
  let isFull = true;
  const deleteSession = vi.fn(async () => {
    if (isFull) throw full;
  });
  const sessions = new EndedSessions(deleteSession);
  await sessions.end('a');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sessions.has('a')).toBe(true);
  isFull = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([sessions.has('a'), deleteSession.mock.calls.length]).toEqual([false, 3]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('any other error is the caller’s', async () => {
  const sessions = new EndedSessions(() => Promise.reject(new Error('unreachable')));
  await expect(sessions.end('a')).rejects.toThrow('unreachable');
  expect(sessions.has('a')).toBe(false);
});
