/** How many pictures a key leads on: one with the arrows, none with any other. */
export function arrowStep(key: string): number {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}
