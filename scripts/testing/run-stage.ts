import { availableParallelism } from 'node:os';
import { type Cost, runBeside, runStep, stopAll } from './run-step.ts';
import type { Step } from './steps.ts';

/** Runs steps side by side, as many as there are processors. The first one that fails ends the others. */
export async function runStage(stage: Step[]): Promise<{ costs: Cost[]; code: number }> {
  const [only] = stage;
  if (only && stage.length === 1) {
    const { cost, code } = await runStep(only);
    return { costs: [cost], code };
  }
  const waiting = [...stage];
  const costs: Cost[] = [];
  let failed = 0;
  const lane = async () => {
    for (let step = waiting.shift(); step && failed === 0; step = waiting.shift()) {
      const { cost, code } = await runBeside(step);
      costs.push(cost);
      if (code === 0 || failed !== 0) continue;
      failed = code;
      stopAll();
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane));
  return { costs, code: failed };
}
