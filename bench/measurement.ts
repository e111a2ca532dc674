/** One figure of a run. `measured`, `reference` and the goal share the unit; a ratio is measured ÷ reference. */
export type Measurement = {
  what: string;
  unit: 'req/s' | '/s' | 'ms' | 's' | 'MB' | 'kB' | 'µs';
  measured: number;
  reference?: number;
  goal?: { atMost: number } | { ratioAtLeast: number } | { ratioAtMost: number };
  /** How it was measured, or the spread of the rounds. */
  note?: string;
};

/** The export of a file in this folder: takes its figures with shops of its own and removes them. */
export type Measure = () => Promise<Measurement[]>;

export function ratioOf({ measured, reference }: Measurement): number | undefined {
  return reference === undefined ? undefined : measured / reference;
}

/** Whether the goal is met; `undefined` for a figure without one. */
export function isMet(measurement: Measurement): boolean | undefined {
  const { goal, measured } = measurement;
  if (!goal) return undefined;
  if ('atMost' in goal) return measured <= goal.atMost;
  if ('ratioAtMost' in goal) return (ratioOf(measurement) ?? Number.POSITIVE_INFINITY) <= goal.ratioAtMost;
  return (ratioOf(measurement) ?? 0) >= goal.ratioAtLeast;
}
