import { expect, test } from 'vitest';
import { BuildFailure, formatSeconds, runStep } from '../../scripts/build-steps.ts';

test('a step of the build is printed as one line with its seconds when it is done', async () => {
  const lines: string[] = [];
  let finish = () => {};
  const running = runStep(
    'Bündeln',
    () => new Promise((resolve) => (finish = resolve)),
    (line) => lines.push(line),
  );
  expect(lines).toEqual([]);
  finish();
  await running;
  expect(lines).toEqual(['  Bündeln … 0,0 s']);
});

test.each([
  [0, '0,0 s'],
  [4149, '4,1 s'],
  [61_000, '61,0 s'],
])('%i ms are %s', (ms, text) => {
  expect(formatSeconds(ms)).toBe(text);
});

test('a failed step is named with its reason, without colours, and has no line', async () => {
  const lines: string[] = [];
  const failing = runStep(
    'Bündeln',
    () => Promise.reject(new Error('\u001b[31mDatei\u001b[0m fehlt')),
    (line) => lines.push(line),
  );
  await expect(failing).rejects.toThrow(new BuildFailure('Bündeln: Datei fehlt'));
  expect(lines).toEqual([]);
});
