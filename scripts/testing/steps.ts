import { join } from 'node:path';

/** Where the steps leave what they measured. */
export const reports = join(import.meta.dirname, '../../node_modules/.cache/test-run');

/** What Node runs for a step. Its output is held back while others run beside it, and printed if it fails. */
export type Step = { name: string; args: string[] };

const bin = (path: string) => join('node_modules', path);

/** What Vitest prints, and a report in `reports`. `minimal` is only what has failed. */
const vitest = (project: string, report: string, prints: 'default' | 'minimal'): string[] => [
  ...[bin('vitest/vitest.mjs'), 'run', '--project', project],
  ...[`--reporter=${prints}`, '--reporter=json', `--outputFile.json=${join(reports, `${report}.json`)}`],
];

/** Checks that need nothing of each other. The rule tests come first, because they take longest. */
const fast: Step[] = [
  { name: 'rule tests', args: [...vitest('rules*', 'rules', 'minimal'), '--maxWorkers=100%'] },
  { name: 'format and lint', args: [bin('@biomejs/biome/bin/biome'), 'ci', '.', '--error-on-warnings'] },
  { name: 'types', args: [bin('typescript/bin/tsc'), '--checkers', '2'] },
  { name: 'walls', args: ['scripts/walls/check-walls.ts'] },
  { name: 'dead code', args: [bin('knip/bin/knip.js')] },
  { name: 'supply', args: ['scripts/supply/check-supply.ts'] },
];

const components: Step = {
  name: 'component tests',
  args: [...vitest('components*', 'components', 'minimal'), '--config=vitest.components.config.ts'],
};

const server: Step = {
  name: 'server tests',
  args: [...vitest('server*', 'server', 'default'), '--maxWorkers=100%'],
};

/** What each command runs: stages one after the other, the steps of a stage side by side. */
export const runs = {
  fast: [fast],
  check: [fast, [server, components]],
  all: [
    fast,
    [server, components],
    [{ name: 'build', args: ['scripts/build.ts'] }],
    [{ name: 'size budget', args: ['bench/pages/check-size.ts'] }],
    [{ name: 'browser tests', args: [bin('@playwright/test/cli.js'), 'test'] }],
  ],
} satisfies Record<string, Step[][]>;
