import { describe, expect, it } from 'vitest';
import { listRetriedTests } from '../../e2e/retried-tests-reporter.ts';

type Outcome = 'skipped' | 'expected' | 'unexpected' | 'flaky';

const testWith = (outcome: Outcome, line: number) => ({
  outcome: () => outcome,
  titlePath: () => ['', 'phone', 'shop/header.spec.ts', 'Header', 'opens its menu'],
  location: { file: '/shop/e2e/shop/header.spec.ts', line },
});

describe('The list at the end of a run of browser tests', () => {
  it('has a line with file, line, screen and title for each test that passed only on its second try', () => {
    const tests = [testWith('flaky', 20), testWith('expected', 5), testWith('flaky', 12)];
    expect(listRetriedTests(tests, '/shop')).toEqual([
      'Needed a second try (2). Each is a bug of the shop or of its test:',
      '  e2e/shop/header.spec.ts:12 [phone] Header › opens its menu',
      '  e2e/shop/header.spec.ts:20 [phone] Header › opens its menu',
    ]);
  });

  it('omits tests that failed twice: they have failed the run already', () => {
    expect(listRetriedTests([testWith('unexpected', 7), testWith('flaky', 9)], '/shop')).toHaveLength(2);
  });

  it('is empty when no test needed a second try', () => {
    expect(listRetriedTests([testWith('expected', 1), testWith('skipped', 2)], '/shop')).toEqual([]);
  });
});
