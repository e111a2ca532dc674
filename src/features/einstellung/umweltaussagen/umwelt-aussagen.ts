import { klartextOf } from './klartext.ts';

/**
 * A general environmental claim in a text: the word as it stands there, and its place (`bis` is the first
 * letter after it).
 */
export type UmweltAussage = { wort: string; von: number; bis: number };

/** What the owner reads beside a claim: (EU) 2024/825 forbids it without a proof since 27 September 2026. */
export const umweltHinweis =
  'Allgemeine Umweltaussagen sind seit dem 27. September 2026 ohne anerkannten Nachweis verboten. Schreiben Sie stattdessen, was genau stimmt: „Karton aus 100 % Altpapier“, „ohne Palmöl“, „Strom aus der Anlage auf unserem Dach“.';

/**
 * The stems of general claims, with everything that German appends or puts in front: 'nachhaltigste',
 * 'Umweltfreundlichkeit', 'klimaneutraler'. 'Öko' begins a word, so that 'Ökologie' is found and
 * 'Makroökonomie' is not; 'Bio-' and words such as 'Naturseife' say what a thing is made of and are no
 * claims. 'Grün' is a claim about what a shop does, makes or sends, and a colour of clay, tea and one soap.
 */
const stems = [
  'nachhaltig',
  '(?:umwelt|natur|klima|ressourcen|erd|wald|meeres|ozean|gewässer|tier- und umwelt|öko)[- ]?(?:freundlich|schonend|neutral|positiv|gerecht|verträglich|bewusst|kompatibel|sicher)',
  'schadstoffneutral',
  '(?:co2|co₂|treibhausgas|kohlenstoff)[- ]?(?:neutral|positiv|frei|kompensiert|arm|reduziert)',
  'grüne[rsnm]? (?:produkt|verpackung|versand|strom|energie|wahl|alternative|unternehmen|werkstatt|shop|laden|marke|kosmetik|design|herstellung|fertigung|handwerk|lieferung|zukunft|philosophie|idee|gewissen)',
  'grün(?:er|st)e[rsnm]? (?:produkt|seife|verpackung|versand|strom|energie|wahl|alternative|unternehmen|werkstatt|shop|laden|marke|kosmetik|design|herstellung|fertigung|handwerk|lieferung|zukunft|entscheidung|art)',
  String.raw`(?:wir|unsere? [\p{L}-]{1,30}) (?:sind|ist|werden|wird|bleiben|bleibt|denken|handeln|arbeiten|fertigen|produzieren|verpacken|versenden) (?:[\p{L}]{1,12} )?grün(?:er)?(?![\p{L}])`,
  '(?:biologisch|vollständig|komplett) abbaubar',
  'emissionsfrei',
  '(?:plastik|kunststoff)[- ]?neutral',
  'biobasiert',
  'energie[- ]?effizient',
  'recyc(?:el|le|l)bar',
  'umweltschonend',
  'gut für (?:die|unsere) (?:umwelt|natur|erde)',
];
const beginning = String.raw`öko(?:logisch|logie|freundlich|bewusst|fair|-|\b|(?=seife|produkt|verpackung|versand|kosmetik|qualität))`;

/**
 * Before a stem the first part of a compound with a hyphen may stand ('nicht-nachhaltig'), after it any
 * ending follows.
 */
const claims = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[\p{L}]{0,20}-)?(?:${stems.join('|')}|${beginning})[\p{L}]{0,20}`,
  'giu',
);

/** General environmental claims in a text, in their order. */
export function umweltAussagen(text: string): UmweltAussage[] {
  const klartext = klartextOf(text);
  return [...klartext.text.matchAll(claims)].map(({ 0: found, index }) => {
    const [von, bis] = [klartext.vonAt(index), klartext.bisAt(index + found.length - 1)];
    return { wort: text.slice(von, bis), von, bis };
  });
}

/** The claims of texts that belong together: the field of the first one, and the words of all, each once. */
export type Aussagen = { feld: string; worte: string[] };

/** The claims of texts by their fields; `undefined` if none makes any. */
export function aussagenIn(texte: Record<string, string>): Aussagen | undefined {
  const found = Object.entries(texte).flatMap(([feld, text]) =>
    umweltAussagen(text).map(({ wort }) => ({ feld, wort })),
  );
  const [first] = found;
  return first && { feld: first.feld, worte: [...new Set(found.map(({ wort }) => wort))] };
}
