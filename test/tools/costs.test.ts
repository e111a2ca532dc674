import { describe, expect, test } from 'vitest';
import { describeCosts, filesOfPlaywright, filesOfVitest } from '../../scripts/testing/costs.ts';

const passed = { status: 'passed' };
const fileOf = (name: string, ms: number, assertionResults = [passed]) => ({
  ...{ name: `/home/ada/laden/${name}`, startTime: 1000, endTime: 1000 + ms, assertionResults },
});

test('a file says by its name which floor its tests belong to; what was left out is not counted', () => {
  const names = ['src/a/b.test.ts', 'test/c.process.test.ts', 'src/d.api.test.ts', 'src/e.ui.test.tsx'];
  const report = { testResults: names.map((name) => fileOf(name, 1500, [passed, { status: 'skipped' }])) };
  expect(filesOfVitest(report)).toEqual(
    ['rule', 'process', 'server', 'component'].map((floor, nr) => ({
      ...{ file: names[nr], floor, seconds: 1.5, tests: 1 },
    })),
  );
});

test('a browser test is a run of its screen, and its second try costs, but is no further run', () => {
  const run = (projectName: string, ...results: [status: string, duration: number][]) => ({
    ...{ projectName, results: results.map(([status, duration]) => ({ status, duration })) },
  });
  const inside = { tests: [run('phone', ['passed', 500]), run('desktop', ['skipped', 9])] };
  const suite = {
    ...{
      file: 'shop/produkte.spec.ts',
      specs: [{ tests: [run('phone', ['failed', 2000], ['passed', 1000])] }],
    },
    suites: [{ file: 'shop/produkte.spec.ts', specs: [inside] }],
  };
  expect(filesOfPlaywright({ suites: [suite] })).toEqual([
    { file: 'e2e/shop/produkte.spec.ts', floor: 'browser, phone', seconds: 3.5, tests: 2 },
    { file: 'e2e/shop/produkte.spec.ts', floor: 'browser, desktop', seconds: 0, tests: 0 },
  ]);
});

describe('what a run cost', () => {
  const files = Array.from({ length: 25 }, (_, nr) => ({
    ...{ file: `src/f${nr}.test.ts`, floor: nr < 20 ? 'rule' : 'server', seconds: nr, tests: 2 },
  }));
  const text = describeCosts(
    [
      { name: 'npm ci', seconds: 20, processor: 12.34 },
      { name: 'types', seconds: 3.04 },
    ],
    files,
    70,
  );

  test('names each part, their sum, and what the machine did meanwhile', () => {
    expect(text).toContain('| the machine, all its programs |  | 70.0 |');
    expect(text).toContain('| npm ci | 20.0 | 12.3 |\n| types | 3.0 |  |\n| in all |  | 12.3 |');
  });

  test('counts tests and files of each floor', () => {
    expect(text).toContain('| rule | 40 | 20 | 190.0 |\n| server | 10 | 5 | 110.0 |');
  });

  test('lists the twenty slowest files, the slowest first', () => {
    const listed = [...text.matchAll(/`src\/f(\d+)\.test\.ts`/g)].map(([, nr]) => Number(nr));
    expect(listed).toEqual(Array.from({ length: 20 }, (_, nr) => 24 - nr));
  });
});
