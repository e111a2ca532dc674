import type { SegmentKey } from './preis-segmente.ts';

/** The colours of a price's parts, wherever they are shown: rose and sand are cost, mint is what is left. */
export const segmentFarben: Record<SegmentKey, string> = {
  rohseife: 'var(--rose-deep)',
  duftoel: 'var(--rose)',
  verpackung: 'var(--field-line)',
  energie: 'var(--rose-line)',
  zusatz: 'var(--sand-line)',
  aufschlag: 'var(--mint)',
  rundung: 'var(--mint-soft)',
  gewinn: 'var(--mint-deep)',
  rabatt: 'repeating-linear-gradient(135deg, var(--danger) 0 3px, var(--danger-soft) 3px 9px)',
};
