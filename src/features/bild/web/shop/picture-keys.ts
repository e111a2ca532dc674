/** The step to another picture for a key: ±1 for the arrows, 0 for any other. */
export function arrowStep(key: string): number {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}
