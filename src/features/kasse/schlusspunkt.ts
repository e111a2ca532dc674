/** A sentence with one full stop; a short month (`Dez.`) at its end has brought one already. */
export function withSchlusspunkt(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
