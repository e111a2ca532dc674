/** A general environmental claim in a text: the word as it stands there, and its place (`bis` is the first letter after it). */
export type UmweltAussage = { wort: string; von: number; bis: number };

/** What the owner reads beside a claim: (EU) 2024/825 forbids it without a proof since 27 September 2026. */
export const umweltHinweis =
  'Allgemeine Umweltaussagen sind seit dem 27. September 2026 ohne anerkannten Nachweis verboten. Schreiben Sie stattdessen, was genau stimmt: „Karton aus 100 % Altpapier“, „ohne Palmöl“, „Strom aus der Anlage auf unserem Dach“.';

/**
 * The stems of general claims, with everything that German appends or puts in front: 'nachhaltigste', 'Umweltfreundlichkeit',
 * 'klimaneutraler'. 'Öko' begins a word, so that 'Ökologie' is found and 'Makroökonomie' is not; 'Bio-' and words such as
 * 'Naturseife' say what a thing is made of and are no claims. 'Grün' is a claim about what a shop does, makes or sends, and a
 * colour of clay, tea and one soap.
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
  'umweltschonend',
  'gut für (?:die|unsere) (?:umwelt|natur|erde)',
];
const beginning = String.raw`öko(?:logisch|logie|freundlich|bewusst|fair|-|\b|(?=seife|produkt|verpackung|versand|kosmetik|qualität))`;

/** Before a stem the first part of a compound with a hyphen may stand ('nicht-nachhaltig'), after it any ending follows. */
const claims = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[\p{L}]{0,20}-)?(?:${stems.join('|')}|${beginning})[\p{L}]{0,20}`,
  'giu',
);

/** General environmental claims in a text, in their order. */
export function umweltAussagen(text: string): UmweltAussage[] {
  // Soft hyphens are invisible and stand within words; a letter of the same length takes their place in the search.
  return [...withoutSoftHyphens(text).matchAll(claims)].map(({ 0: found, index }) => {
    const [von, bis] = [placeIn(text, index), placeIn(text, index + found.length)];
    return { wort: text.slice(von, bis), von, bis };
  });
}

const softHyphen = '\u00ad';

function withoutSoftHyphens(text: string): string {
  return text.replaceAll(softHyphen, '').replaceAll('\u00a0', ' ');
}

/** The place in the text with soft hyphens of a place in the one without. */
function placeIn(text: string, place: number): number {
  if (!text.includes(softHyphen)) return place;
  let seen = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === softHyphen) continue;
    if (seen === place) return i;
    seen += 1;
  }
  return text.length;
}
