import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { FaultCopy } from './fault-copy.ts';
import type { Fault, NamedTest } from './faults/fault.ts';

/** The title of the test that failed, or why a fault is not caught. */
export type Verdict = { isCaught: true; by: string[] } | { isCaught: false; why: string };

/** What breaks and runs the code. */
type Copy = Pick<FaultCopy, 'read' | 'write' | 'run' | 'resultFile'>;

type Failure = { title: string; message: string };
type Outcome = { ran: number; failures: Failure[] };

/**
 * What expectations of Vitest, Playwright and fast-check throw; anything else is a crash. Colours would hide
 * the words.
 */
const assertion = /AssertionError|expect\(|expect\.poll|VITEST_POLL_CHAIN|^Error: Property failed/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are coloured by control characters.
const colours = /\u001b\[\d+(;\d+)*m/g;

const isBrowserTest = ({ file }: NamedTest) => file.startsWith('e2e/');
export const needsBuild = ({ caughtBy }: Fault) => caughtBy.some(isBrowserTest);

/** Breaks the copy, runs the named tests in it, and mends it again. */
export async function judge(copy: Copy, fault: Fault): Promise<Verdict> {
  const whole = copy.read(fault.file);
  const count = whole.split(fault.find).length - 1;
  if (count !== 1) return { isCaught: false, why: `its text occurs ${count} times in ${fault.file}` };
  copy.write(
    fault.file,
    whole.replace(fault.find, () => fault.replace),
  );
  try {
    return await runAll(copy, fault);
  } finally {
    copy.write(fault.file, whole);
  }
}

async function runAll(copy: Copy, fault: Fault): Promise<Verdict> {
  if (needsBuild(fault)) {
    const { code, output } = await copy.run(['scripts/build-if-needed.ts']);
    if (code !== 0) return { isCaught: false, why: `the broken shop cannot be built: ${lastLines(output)}` };
  }
  const by: string[] = [];
  for (const test of fault.caughtBy) {
    const verdict = await runOne(copy, test);
    if (!verdict.isCaught) return verdict;
    by.push(...verdict.by);
  }
  return { isCaught: true, by };
}

async function runOne(copy: Copy, test: NamedTest): Promise<Verdict> {
  const result = copy.resultFile();
  rmSync(result, { force: true });
  const { output } = isBrowserTest(test)
    ? await copy.run(playwrightArgs(test), { PLAYWRIGHT_JSON_OUTPUT_FILE: result })
    : await copy.run(vitestArgs(test, result));
  if (!existsSync(result)) return { isCaught: false, why: `${test.file} did not run: ${lastLines(output)}` };
  const report: unknown = JSON.parse(readFileSync(result, 'utf8'));
  const { ran, failures } = isBrowserTest(test)
    ? playwrightOutcome(report as PlaywrightReport)
    : vitestOutcome(report as VitestReport);
  if (ran === 0) return { isCaught: false, why: `no test of ${test.file} ran: ${lastLines(output)}` };
  const shown = failures.filter(({ message }) => assertion.test(message.replace(colours, '')));
  if (shown.length > 0) return { isCaught: true, by: shown.map(({ title }) => title) };
  const [crash] = failures;
  return {
    isCaught: false,
    why: crash
      ? `${crash.title} failed, but not by an assertion: ${crash.message.slice(0, 300)}`
      : `${ran} tests of ${test.file} pass`,
  };
}

function vitestArgs({ file, title }: NamedTest, result: string): string[] {
  const floor = file.endsWith('.api.test.ts')
    ? 'server*'
    : file.endsWith('.ui.test.tsx')
      ? 'components*'
      : 'rules*';
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    file,
    `--project=${floor}`,
    ...(floor === 'components*' ? ['--config=vitest.components.config.ts'] : []),
    '--bail=1',
    '--reporter=json',
    `--outputFile=${result}`,
    ...(title ? [`--testNamePattern=${RegExp.escape(title)}`] : []),
  ];
}

function playwrightArgs({ file, title, project }: NamedTest): string[] {
  return [
    'node_modules/@playwright/test/cli.js',
    'test',
    file,
    '--workers=1',
    '--retries=0',
    '-x',
    '--reporter=json',
    ...(project ? [`--project=${project}`] : []),
    ...(title ? [`--grep=${RegExp.escape(title)}`] : []),
  ];
}

type VitestReport = {
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

function vitestOutcome({ testResults }: VitestReport): Outcome {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status === 'failed');
  return {
    ran: results.filter(({ status }) => status === 'passed').length + failed.length,
    failures: failed.map(({ fullName, failureMessages }) => ({
      title: fullName.trim(),
      message: (failureMessages ?? []).join('\n'),
    })),
  };
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { projectName: string; results: { status: string; errors: { message?: string }[] }[] }[];
  }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[] };

function playwrightOutcome({ suites }: PlaywrightReport): Outcome {
  const specs = suites.flatMap(specsOf);
  const results = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map((result) => ({ ...result, title: `${title} (${projectName})` })),
    ),
  );
  return {
    ran: results.filter(({ status }) => status !== 'skipped').length,
    failures: results
      .filter(({ status }) => status === 'failed' || status === 'timedOut')
      .map(({ title, errors }) => ({ title, message: errors.map(({ message }) => message).join('\n') })),
  };
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

function lastLines(output: string): string {
  return output.replace(colours, '').trim().split('\n').slice(-5).join(' / ');
}
