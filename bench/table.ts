import { isMet, type Measure, type Measurement, ratioOf } from './measurement.ts';

const columns = ['what', 'measured', 'reference', 'ratio', 'goal', 'met?'];

/** Prints the figures as a table, each with its note below. */
export function printTable(measurements: Measurement[]): void {
  const rows = measurements.map(toCells);
  const widths = columns.map((name, index) =>
    Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ');
  console.log(line(columns));
  console.log(line(widths.map((width) => '─'.repeat(width))));
  for (const [index, row] of rows.entries()) {
    console.log(line(row));
    const note = measurements[index]?.note;
    if (note) console.log(`    ${note}`);
  }
}

/** For `node bench/<topic>/<file>.ts`: takes the figures of one file and prints them. */
export async function runAlone(measure: Measure): Promise<void> {
  printTable(await measure());
}

function toCells(measurement: Measurement): string[] {
  const { what, unit, measured, reference } = measurement;
  const ratio = ratioOf(measurement);
  const met = isMet(measurement);
  return [
    what,
    `${number(measured)} ${unit}`,
    reference === undefined ? '–' : `${number(reference)} ${unit}`,
    ratio === undefined ? '–' : ratio.toFixed(2),
    goalText(measurement),
    met === undefined ? '–' : met ? 'yes' : 'NO',
  ];
}

function goalText({ goal, unit }: Measurement): string {
  if (!goal) return '–';
  if ('ratioAtMost' in goal) return `ratio ≤ ${goal.ratioAtMost}`;
  return 'atMost' in goal ? `≤ ${goal.atMost} ${unit}` : `ratio ≥ ${goal.ratioAtLeast}`;
}

function number(value: number): string {
  return value >= 1000 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
