/** `2 × Lavendel`, whose number never stands alone at the end of a line. */
export function malText(menge: number, name: string): string {
  return `${menge}\u00a0× ${name}`;
}
