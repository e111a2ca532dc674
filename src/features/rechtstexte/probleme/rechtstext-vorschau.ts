import { umweltAussagen } from '#features/einstellung/umweltaussagen/umwelt-aussagen.ts';
import { nichtDruckbarText, undruckbareWorte } from '#shared/text/druckbar.ts';
import { fillRechtstext, type Platzhalterwerte } from '../bloecke/fill-rechtstext.ts';
import { hasVersandAnker } from '../bloecke/rechtstext-anker.ts';
import { type Block, type FlatBlock, type Inline, parseRechtstext } from '../bloecke/rechtstext-bloecke.ts';
import type { RechtstextArt } from '../rechtstext-art.ts';
import { type RechtstextProblem, rechtstextProbleme } from './rechtstext-probleme.ts';

/** The text as a page would show it, with marks on what the owner should look at, and what that is. */
export type RechtstextVorschau = { bloecke: Block[]; probleme: RechtstextProblem[]; aussagen: string[] };

const ohneAnker: RechtstextProblem = {
  kind: 'ohneAnker',
  text: 'Keine Überschrift nennt die Versandkosten. „Versand“ neben jedem Preis führt dorthin, solange der Laden angekündigt ist: zum Beispiel „3. Preise und Versandkosten“.',
};

/** The preview of a text of this kind that is being written. */
export function rechtstextVorschau(
  text: string,
  werte: Platzhalterwerte,
  art: RechtstextArt,
): RechtstextVorschau {
  const marked = mapInlines(parseRechtstext(text), (inline) => markPlaceholder(inline, werte));
  const filled = mapInlines(fillRechtstext(marked, werte), markClaims);
  return {
    bloecke: filled,
    probleme: [
      ...rechtstextProbleme(text, werte),
      ...(art === 'agb' && text.trim() !== '' && !hasVersandAnker(filled) ? [ohneAnker] : []),
      ...undruckbar(text),
    ],
    aussagen: [...new Set(umweltAussagen(text).map(({ wort }) => wort.replaceAll('\u00ad', '')))],
  };
}

/** Customers get the text as a PDF as well. */
function undruckbar(text: string): RechtstextProblem[] {
  const worte = undruckbareWorte(text);
  if (worte.length === 0) return [];
  return [{ kind: 'undruckbar', text: `${nichtDruckbarText(worte)} Bitte anders schreiben.` }];
}

/** Placeholders that are unknown, or needed and empty, stay visible. */
function markPlaceholder(inline: Inline, werte: Platzhalterwerte): Inline[] {
  const { name } = inline;
  if (name === undefined) return [inline];
  const wert = Object.hasOwn(werte, name) ? werte[name] : undefined;
  const isThere = wert && ('blocks' in wert ? wert.blocks.length > 0 : wert.inlines.length > 0);
  return isThere || wert?.istFreiwillig ? [inline] : [{ text: inline.text, isMarked: true }];
}

function markClaims(inline: Inline): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const { von, bis } of umweltAussagen(inline.text)) {
    pieces.push({ ...inline, text: inline.text.slice(end, von) });
    pieces.push({ ...inline, text: inline.text.slice(von, bis), isMarked: true });
    end = bis;
  }
  return [...pieces, { ...inline, text: inline.text.slice(end) }].filter(({ text }) => text !== '');
}

function mapInlines(blocks: Block[], map: (inline: Inline) => Inline[]): Block[] {
  return blocks.map((block) =>
    block.kind === 'box'
      ? { ...block, blocks: block.blocks.map((one) => mapFlat(one, map)) }
      : mapFlat(block, map),
  );
}

function mapFlat(block: FlatBlock, map: (inline: Inline) => Inline[]): FlatBlock {
  if (block.kind === 'terms') return block;
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => item.flatMap(map)) };
  return { ...block, inlines: block.inlines.flatMap(map) };
}
