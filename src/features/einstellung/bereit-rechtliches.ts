import type { BereitFakten, TextPruefung } from './bereit-fakten.ts';
import { nurOeffentlich, type Pruefung, type Punkt, punkt, wenn } from './bereit-punkt.ts';

/** Directive (EU) 2024/825 applies from this day on: a text that was checked before does not know it (facts §5). */
const neuesRecht = '2026-09-27';

/** The legal texts were looked at by a lawyer: the built-in ones are examples. */
export const rechtstexte: Pruefung = {
  id: 'rechtstexte',
  titel: 'Rechtstexte geprüft',
  pruefe: (fakten) => fakten.rechtstexte.flatMap((text) => ungeprueft(text, fakten)),
};

function ungeprueft({ art, titel, geprueftAm }: TextPruefung, fakten: BereitFakten): Punkt[] {
  if (geprueftAm !== null && geprueftAm > neuesRecht) return [];
  const text =
    geprueftAm === null
      ? `${titel}: von einer Anwältin oder einem Anwalt prüfen lassen und den Tag eintragen.`
      : `${titel}: noch einmal prüfen lassen, denn seit dem 27.09.2026 gilt neues Recht.`;
  return [punkt(nurOeffentlich(fakten), `rechtstexte.${art}`, text)];
}

/** (EU) 2025/1960: shops show the official guarantee notice. */
export const gewaehrleistung: Pruefung = {
  id: 'gewaehrleistung',
  titel: 'Hinweis zur Gewähr\u00adleistung',
  pruefe: (fakten) =>
    wenn(
      !fakten.hatGewaehrleistung,
      punkt(nurOeffentlich(fakten), 'gewaehrleistung', 'Die amtliche Datei mit dem Hinweis hochladen.'),
    ),
};
