const farben: Record<string, string> = {
  rohseife: 'var(--rose-deep)',
  duftoel: 'var(--rose)',
  verpackung: 'var(--field-line)',
  energie: 'var(--rose-line)',
  zusatz: 'var(--sand-line)',
  mwst: 'var(--ink-soft)',
  aufschlag: 'var(--mint)',
  rundung: 'var(--mint-soft)',
  gewinn: 'var(--mint-deep)',
  rabatt: 'repeating-linear-gradient(135deg, var(--danger) 0 3px, var(--danger-soft) 3px 9px)',
};

/**
 * The colour of a part of the price, the same everywhere: rose and sand are costs, mint is profit, and the
 * dark one is tax. Raw materials
 * without a colour of their own share one.
 */
export function segmentFarbe(key: string): string {
  return farben[key] ?? 'var(--rose-soft)';
}
