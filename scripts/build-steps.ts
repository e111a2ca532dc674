import { stripVTControlCharacters } from 'node:util';

/** Why the build ended: the step, and what went wrong in it. */
export class BuildFailure extends Error {
  override name = 'BuildFailure';
}

/**
 * Runs one step of the build and prints it with its seconds when it is done. Steps may overlap, so a line is printed whole: it
 * reads the same on a terminal, in a pipe and in a log.
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
    // The bundler paints its messages also where nobody sees colours.
    const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    throw new BuildFailure(`${name}: ${reason}`, { cause: error });
  }
  print(`  ${name} … ${formatSeconds(performance.now() - begin)}`);
}

export function formatSeconds(ms: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${(ms / 1000).toLocaleString('de-DE', digits)} s`;
}
