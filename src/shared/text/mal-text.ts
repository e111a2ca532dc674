/** `2 × Lavendel`: the number stays with the first word of the name. */
export function malText(menge: number, name: string): string {
  return `${menge}\u00a0×\u00a0${name}`;
}
