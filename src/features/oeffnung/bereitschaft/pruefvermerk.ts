import type { Punkt } from './bereit-punkt.ts';

/** What to do with a text that nobody answers for (R53). */
const eintragen =
  'eintragen, wann eine Anwältin oder ein Anwalt den Text geprüft hat, oder dass er auf eigene Verantwortung gilt.';

/** The same of this text. */
export function ungeprueftText(titel: string): string {
  return `${titel}: ${eintragen}`;
}

/** The title of the text of which a point says so; `undefined` of any other, also of a mark that is too old. */
export function ungeprueftTitel({ text, ziel }: Pick<Punkt, 'text' | 'ziel'>): string | undefined {
  const end = `: ${eintragen}`;
  return isPruefvermerk(ziel) && text.endsWith(end) ? text.slice(0, -end.length) : undefined;
}

/** Whether a point leads to the mark of a text that it was checked. */
export function isPruefvermerk(ziel: string | null): boolean {
  return /\?feld=rechtstexte\.\w+\.geprueftAm$/.test(ziel ?? '');
}
