import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runStage } from '../../scripts/testing/run-stage.ts';
import { stopAll } from '../../scripts/testing/run-step.ts';

const printed: string[] = [];
const stepOf = (name: string, code: string) => ({ name, args: ['-e', code] });
const forever = 'setInterval(() => {}, 1000)';

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
});

test('steps that pass print a line with their seconds, and tell what they cost', async () => {
  const busy = 'const end = Date.now() + 300; while (Date.now() < end);';
  const { code, costs } = await runStage([stepOf('walls', busy), stepOf('types', 'console.log("fine")')]);
  expect([code, costs.map(({ name }) => name).sort()]).toEqual([0, ['types', 'walls']]);
  expect(printed.sort()).toEqual([
    expect.stringMatching(/^ {2}✓ types \d+\.\d s$/),
    expect.stringMatching(/^ {2}✓ walls \d+\.\d s$/),
  ]);
  for (const { seconds } of costs) expect(seconds).toBeGreaterThan(0);
});

test.runIf(process.platform === 'linux')(
  'the processor seconds of a step include its own children',
  async () => {
    const busy =
      'const end = process.cpuUsage().user + 5e5; while (process.cpuUsage().user < end) for (let n = 0; n < 1e6; n += 1);';
    const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
    const { costs } = await runStage([stepOf('first', ''), stepOf('parent', parent)]);
    expect(costs.find(({ name }) => name === 'parent')?.processor).toBeGreaterThan(0.45);
  },
);

test('the first step that fails prints all it wrote, ends the others, and gives the run its code', async () => {
  const fails = 'console.log("what is wrong"); console.error("and where"); process.exitCode = 7;';
  const { code } = await runStage([...[stepOf('endless', forever), stepOf('lint', fails)]]);
  expect(code).toBe(7);
  expect(printed.join('\n')).toMatch(/^(what is wrong\nand where\n|and where\nwhat is wrong\n)\n {2}✗ lint /);
  expect(printed.join('\n')).not.toContain('endless');
});

test('a run that is stopped ends what runs, and fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'laden-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'pid');
  const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); ${forever}`;
  const stage = runStage([stepOf('endless', write)]);
  const pid = await vi.waitUntil(() => readPid(file), { timeout: 20_000 });
  stopAll();
  expect((await stage).code).toBe(1);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

function readPid(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}
