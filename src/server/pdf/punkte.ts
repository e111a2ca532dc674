/** Millimetres as points, in which PDF files count. */
export function punkte(millimeter: number): number {
  return (millimeter * 72) / 25.4;
}
