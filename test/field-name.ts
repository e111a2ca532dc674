/** The name of a field with its unit, if it has one: 'Menge' finds 'Menge in Gramm' and not 'Menge pro Packung'. */
export function fieldName(name: string): RegExp {
  return new RegExp(`^${RegExp.escape(name)}( in \\p{L}+)?$`, 'u');
}
