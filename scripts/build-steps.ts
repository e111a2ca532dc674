import { stripVTControlCharacters } from 'node:util';

/** The build failed in this step, with the reason. */
export class BuildFailure extends Error {
  override name = 'BuildFailure';
}

/**
 * Runs one step of the build and prints it with its duration in seconds when it is done. Steps may overlap,
 * so each line is printed as a whole: the output is the same on a terminal, in a pipe and in a log.
 */
export async function runStep(
  name: string,
  work: () => Promise<void>,
  print: (line: string) => void = console.log,
): Promise<void> {
  const begin = performance.now();
  try {
    await work();
  } catch (error) {
    // The bundler colours its messages even without a terminal.
    const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    throw new BuildFailure(`${name}: ${reason}`, { cause: error });
  }
  print(`  ${name} … ${formatSeconds(performance.now() - begin)}`);
}

export function formatSeconds(ms: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${(ms / 1000).toLocaleString('de-DE', digits)} s`;
}
