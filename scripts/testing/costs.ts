import type { Cost } from './run-step.ts';

/** A file of tests: seconds of all its tests, and how many ran. */
export type TestFile = { file: string; floor: string; seconds: number; tests: number };

/** Parts of the reports that Vitest and Playwright write. */
export type VitestReport = {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: { status: string }[] }[];
};
type Spec = { tests: { projectName: string; results: { status: string; duration: number }[] }[] };
type Suite = { file: string; specs: Spec[]; suites?: Suite[] };
export type PlaywrightReport = { suites: Suite[] };

const slowest = 20;

export function filesOfVitest({ testResults }: VitestReport): TestFile[] {
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    ...{ file: name.replace(/^.*?\/(?=(src|demo|test)\/)/, ''), floor: floorOf(name) },
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.filter(({ status }) => status === 'passed' || status === 'failed').length,
  }));
}

/** Of each screen by itself: they are runs of their own. A second try costs, but is no further test. */
export function filesOfPlaywright({ suites }: PlaywrightReport): TestFile[] {
  return suites.flatMap((suite) =>
    Object.entries(Object.groupBy(testsOf(suite), ({ projectName }) => projectName)).map(
      ([project, tests = []]) => {
        const ran = tests.map(({ results }) => results.filter(({ status }) => status !== 'skipped'));
        const ms = ran.flat().reduce((sum, { duration }) => sum + duration, 0);
        return {
          ...{ file: `e2e/${suite.file}`, floor: `browser, ${project}` },
          ...{ seconds: ms / 1000, tests: ran.filter((tries) => tries.length > 0).length },
        };
      },
    ),
  );
}

function testsOf({ specs, suites = [] }: Suite): Spec['tests'] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

/** The name of a file says its floor. */
function floorOf(file: string): string {
  const [, kind = ''] = /\.(\w+)\.test\.tsx?$/.exec(file) ?? [];
  return { api: 'server', process: 'process', ui: 'component' }[kind] ?? 'rule';
}

/**
 * The costs of a run as Markdown: its parts, the number of tests of each floor, the slowest files. `machine`
 * is how many seconds the processors worked meanwhile, for anybody: a process whose parent did not wait for
 * it is in no part.
 */
export function describeCosts(costs: Cost[], files: TestFile[], machine: number): string {
  const used = costs.flatMap(({ processor }) => processor ?? []).reduce((sum, one) => sum + one, 0);
  const parts = costs.map(({ name, seconds, processor }) => [name, inSeconds(seconds), inSeconds(processor)]);
  const floors = Map.groupBy(files, ({ floor }) => floor);
  const slow = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest);
  const sections = [
    table(
      ['Part', 'Seconds', 'Processor seconds'],
      [...parts, ['in all', '', inSeconds(used)], ['the machine, all its programs', '', inSeconds(machine)]],
    ),
    table(
      ['Floor', 'Tests', 'Files', 'Seconds of its tests'],
      [...floors].map(([floor, of]) => [
        ...[floor, String(sumOf(of, 'tests')), String(of.length)],
        inSeconds(sumOf(of, 'seconds')),
      ]),
    ),
    table(
      ['The slowest files', 'Floor', 'Tests', 'Seconds of its tests'],
      slow.map(({ file, floor, tests, seconds }) => [
        `\`${file}\``,
        floor,
        String(tests),
        inSeconds(seconds),
      ]),
    ),
  ];
  return sections.join('\n');
}

function sumOf(files: TestFile[], field: 'tests' | 'seconds'): number {
  return files.reduce((sum, file) => sum + file[field], 0);
}

function inSeconds(seconds: number | undefined): string {
  return seconds === undefined ? '' : seconds.toFixed(1);
}

/** The first column to the left, the others to the right. */
function table(head: string[], rows: string[][]): string {
  const line = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
