type Teil = { at: number; teil: string; isNummer: boolean };

/**
 * The parts of a text, of which numbers of orders (`B-26-K7M4Q`) and documents (`RE-2026-0040`) stand alone; the
 * letters of a number are not checked here.
 */
export function splitNummern(text: string): Teil[] {
  let at = 0;
  return text
    .split(/(\b[A-Z][A-Z0-9]*-(?:\d{2}-[2-9A-Z]{5}|\d{4}-\d{4,6})\b(?!-))/)
    .flatMap((teil, index) => {
      const here = { at, teil, isNummer: index % 2 === 1 };
      at += teil.length;
      return teil === '' ? [] : here;
    });
}
