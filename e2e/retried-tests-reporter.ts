import { dirname, relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

type RetriedTest = Pick<TestCase, 'outcome' | 'titlePath'> & {
  location: Pick<TestCase['location'], 'file' | 'line'>;
};

/** One line with its location for each test that passed only on the second try; none if there was none. */
export function listRetriedTests(tests: RetriedTest[], rootDir: string): string[] {
  const retried = tests.filter((test) => test.outcome() === 'flaky');
  if (retried.length === 0) return [];
  const lines = retried.map((test) => {
    const [, project, , ...titles] = test.titlePath();
    const { file, line } = test.location;
    return `  ${relative(rootDir, file)}:${line} [${project}] ${titles.join(' › ')}`;
  });
  return [
    `Needed a second try (${retried.length}). Each is a bug of the shop or of its test:`,
    ...lines.sort(),
  ];
}

/** Prints them at the end of a run: a retry lets the run pass, but the test must still be fixed. */
export default class RetriedTestsReporter implements Reporter {
  #suite: Suite | undefined;
  #rootDir = '';

  onBegin({ configFile, rootDir }: FullConfig, suite: Suite): void {
    this.#suite = suite;
    this.#rootDir = configFile ? dirname(configFile) : rootDir;
  }

  onEnd(): void {
    const lines = listRetriedTests(this.#suite?.allTests() ?? [], this.#rootDir);
    if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}
