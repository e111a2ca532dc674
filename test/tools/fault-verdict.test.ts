import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { judge } from '../../trust/fault-verdict.ts';
import type { Fault } from '../../trust/faults/fault.ts';

const folder = mkdtempSync(join(tmpdir(), 'laden-fault-verdict-'));
const result = join(folder, 'result.json');
afterEach(() => rmSync(result, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const rule: Fault = {
  ...{ name: 'the minus button adds', area: 'cart', floor: 'rule', file: 'menge.ts' },
  ...{ find: 'menge - 1', replace: 'menge + 1', caughtBy: [{ file: 'src/menge.test.ts' }] },
};
const screen: Fault = { ...rule, caughtBy: [{ file: 'e2e/menge.spec.ts', project: 'phone' }] };

/** A copy with one file; running tests writes `report`, a failing build ends with 1. */
function copyOf(text: string, report?: object, build = 0) {
  const seen: string[] = [];
  return {
    seen,
    read: () => text,
    write: (_file: string, next: string) => void seen.push(next),
    resultFile: () => result,
    run: async ([script]: string[]) => {
      if (script?.includes('build')) return { code: build, output: 'Syntax error' };
      if (report) writeFileSync(result, JSON.stringify(report));
      return { code: 1, output: 'No such file' };
    },
  };
}

const vitest = (status: string, message?: string) => ({
  testResults: [
    {
      assertionResults: [{ fullName: ' minus takes one', status, failureMessages: message ? [message] : [] }],
    },
  ],
});
const playwright = (status: string, message: string) => ({
  suites: [
    {
      suites: [
        {
          specs: [
            {
              title: 'minus takes one',
              tests: [{ projectName: 'phone', results: [{ status, errors: [{ message }] }] }],
            },
          ],
        },
      ],
    },
  ],
});

test('an assertion that fails in the broken code catches the fault, and the code is mended', async () => {
  const copy = copyOf('menge - 1;', vitest('failed', 'AssertionError: expected 3 to be 1'));
  expect(await judge(copy, rule)).toEqual({ isCaught: true, by: ['minus takes one'] });
  expect(copy.seen).toEqual(['menge + 1;', 'menge - 1;']);
});

test('in a browser test as well, whatever the colours of its message', async () => {
  const copy = copyOf('menge - 1;', playwright('failed', 'Error: \u001b[2mexpect(\u001b[22mlocator) failed'));
  expect(await judge(copy, screen)).toEqual({ isCaught: true, by: ['minus takes one (phone)'] });
});

test('and so does a polled one of the browser, whose message begins with words of its own', async () => {
  const message = 'Error: at 740: expected 1 to be 2\n    at Proxy.__VITEST_POLL_CHAIN__ (index.js:1:1)';
  expect(await judge(copyOf('menge - 1;', vitest('failed', message)), rule)).toMatchObject({
    isCaught: true,
  });
});

test.each([
  ['a test that passes', vitest('passed'), /1 tests of .* pass$/],
  ['a crash', vitest('failed', 'TypeError: menge is no function'), /not by an assertion: TypeError/],
  ['a title that no test has', vitest('skipped'), /no test of .* ran/],
  ['no report', undefined, /did not run: No such file/],
])('%s catches nothing', async (_, report, why) => {
  expect(await judge(copyOf('menge - 1;', report), rule)).toEqual({
    isCaught: false,
    why: expect.stringMatching(why),
  });
});

test('a step that waits in vain is no assertion', async () => {
  const copy = copyOf('menge - 1;', playwright('timedOut', 'Test timeout of 60000ms exceeded.'));
  expect(await judge(copy, screen)).toMatchObject({ isCaught: false });
});

test('code that cannot be built catches nothing, and is mended', async () => {
  const copy = copyOf('menge - 1;', playwright('failed', 'expect(locator) failed'), 1);
  expect(await judge(copy, screen)).toMatchObject({ isCaught: false, why: expect.stringMatching(/built/) });
  expect(copy.seen.at(-1)).toBe('menge - 1;');
});

test.each(['', 'menge - 1; menge - 1;'])('text that does not occur once is said: %j', async (text) => {
  expect(await judge(copyOf(text), rule)).toMatchObject({ why: expect.stringMatching(/occurs \d times/) });
});
