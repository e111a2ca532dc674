/** What a button puts into a text: signs around the selection, at the start of its line, or instead of it. */
export type Marke = { vor: string; nach?: string; beispiel?: string; istZeile?: boolean };

/** Inserts at the cursor or around the selection, and leaves the cursor behind it. */
export function insertMarke(
  area: HTMLTextAreaElement,
  { vor, nach = '', beispiel = '', istZeile }: Marke,
): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const selected = value.slice(start, end) || beispiel;
  const needsLine = istZeile && start > 0 && value[start - 1] !== '\n';
  area.setRangeText(`${needsLine ? '\n\n' : ''}${vor}${selected}${nach}`, start, end, 'end');
  area.focus();
}
