import { lesartenOf, type Teile } from '#features/auftrag/nummer-und-suche/gemeinte-nummern.ts';
import { isNummer } from '#features/auftrag/nummer-und-suche/nummer.ts';
import { keyboardText } from '#shared/text/keyboard-text.ts';

/** Numbers of one text that are looked up. */
const maxNummern = 40;

/**
 * The numbers of orders that a text may name, with these beginnings (`B`): also in small letters, without
 * hyphens, with spaces or line breaks anywhere, with all four digits of the year, and with letters that look
 * like theirs. Whether there is such an order is not known here.
 */
export function nummernMit(text: string, praefixe: string[]): string[] {
  const gross = keyboardText(text).toUpperCase();
  const eng = gross.replace(/[^A-Z0-9]/g, '');
  const lesarten = new Lesarten();
  for (const praefix of praefixe) {
    const anfang = [...praefix].map((zeichen) => klasse(zeichen)).join('');
    for (const jahrhundert of ['', '2[0O]'])
      for (const [, jahr = '', code = ''] of eng.matchAll(
        new RegExp(`(?=${anfang}${jahrhundert}([\\dOILSZB]{2})([A-Z0-9]{5}))`, 'g'),
      )) {
        lesarten.add({ anfang: praefix, jahr, code });
        if (lesarten.isVoll) return lesarten.nummern;
      }
  }
  if (lesarten.nummern.length === 0) addOhneAnfang(lesarten, gross, praefixe);
  return lesarten.nummern;
}

/** Without its beginning a number has to stand alone and hold a letter, or every figure would be one. */
function addOhneAnfang(lesarten: Lesarten, gross: string, praefixe: string[]): void {
  for (const [, jahr = '', code = ''] of gross.matchAll(
    /(?<![A-Z0-9])(?:20)?(\d{2})[-\s]?((?=\d*[A-Z])[A-Z0-9]{5})(?![A-Z0-9])/g,
  ))
    for (const praefix of praefixe) {
      lesarten.add({ anfang: praefix, jahr, code });
      if (lesarten.isVoll) return;
    }
}

function klasse(zeichen: string): string {
  if ('O0'.includes(zeichen)) return '[O0]';
  return 'IL1'.includes(zeichen) ? '[IL1]' : zeichen;
}

/** The numbers that places of a text may be read as; each place once, and no more of both than are looked up. */
class Lesarten {
  readonly #nummern = new Set<string>();
  readonly #stellen = new Set<string>();

  get isVoll(): boolean {
    return this.#nummern.size >= maxNummern || this.#stellen.size >= maxNummern;
  }

  get nummern(): string[] {
    return [...this.#nummern].slice(0, maxNummern);
  }

  /** The code as it stands comes first. */
  add(teile: Teile): void {
    const stelle = Object.values(teile).join('-');
    if (this.#stellen.has(stelle)) return;
    this.#stellen.add(stelle);
    for (const nummer of lesartenOf(teile)) if (isNummer(nummer)) this.#nummern.add(nummer);
  }
}
