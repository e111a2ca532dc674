import type { BereitFakten, TextPruefung } from './bereit-fakten.ts';
import { nurOeffentlich, type Pruefung, type Punkt, punkt, wenn } from './bereit-punkt.ts';
import { rechtstextAngabenOf } from './rechtstext-angaben.ts';
import { platzhalterwerte } from './rechtstext-platzhalter.ts';
import { rechtstextProbleme } from './rechtstext-probleme.ts';

/** Directive (EU) 2024/825 applies from this day on: a text that was checked before does not know it (facts §5). */
const neuesRecht = '2026-09-27';

/** The legal texts are complete, and were looked at by a lawyer: the built-in ones are examples. */
export const rechtstexte: Pruefung = {
  id: 'rechtstexte',
  titel: 'Rechtstexte',
  pruefe: (fakten) =>
    fakten.rechtstexte.flatMap((text) => [...lueckenhaft(text, fakten), ...ungeprueft(text, fakten)]),
};

/** In an open shop: a placeholder that shows nothing leaves a hole in a sentence, or no sentence at all. */
function lueckenhaft({ art, titel, text }: TextPruefung, fakten: BereitFakten): Punkt[] {
  const angaben = rechtstextAngabenOf(fakten.einstellungen, fakten.tag);
  const probleme = rechtstextProbleme(text, platzhalterwerte({ ...angaben, istGeoeffnet: true }));
  const leer = probleme.flatMap(({ kind, name }) => (kind === 'leer' && name ? [`{{${name}}}`] : []));
  const namen = new Intl.ListFormat('de-DE').format(leer);
  const texte = [
    ...(leer.length > 0
      ? [`Noch leer: ${namen}. Bitte in den Einstellungen ausfüllen oder den Text ändern.`]
      : []),
    ...probleme.filter(({ kind }) => kind !== 'leer').map(({ text }) => text),
  ];
  return texte.map((text) => punkt(nurOeffentlich(fakten), `rechtstexte.${art}`, `${titel}: ${text}`));
}

function ungeprueft({ art, titel, geprueftAm }: TextPruefung, fakten: BereitFakten): Punkt[] {
  if (geprueftAm !== null && geprueftAm > neuesRecht) return [];
  const text =
    geprueftAm === null
      ? `${titel}: von einer Anwältin oder einem Anwalt prüfen lassen und den Tag eintragen.`
      : `${titel}: noch einmal prüfen lassen, denn seit dem 27.09.2026 gilt neues Recht.`;
  return [punkt(nurOeffentlich(fakten), `rechtstexte.${art}.geprueftAm`, text)];
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
