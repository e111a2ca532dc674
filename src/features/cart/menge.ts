/** Pieces of one product in one cart (requirements.md, storefront §5 and §9). */
export const minMenge = 1;
export const maxMenge = 99;

/** The pieces of a line after adding `dazu`; limited to 99, which `isCut` reports. */
export function addMenge(vorhanden: number, dazu: number): { menge: number; isCut: boolean } {
  const menge = Math.min(vorhanden + dazu, maxMenge);
  return { menge, isCut: vorhanden + dazu > maxMenge };
}
