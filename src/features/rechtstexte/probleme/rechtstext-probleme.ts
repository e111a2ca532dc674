import { formatZahl } from '#shared/number/format-zahl.ts';
import { fillRechtstext, type Platzhalterwerte } from '../bloecke/fill-rechtstext.ts';
import { type Block, type Inline, parseRechtstext } from '../bloecke/rechtstext-bloecke.ts';

/**
 * Something in a text that the owner should look at, and the placeholder that it is about; `ohneText`,
 * `unbekannt` and `zuViele` keep it from being published. `ohneAnker`: no heading of the terms is about
 * shipping; `undruckbar`: the PDF of the text lacks a sign.
 */
export type RechtstextProblem = {
  kind: 'ohneText' | 'unbekannt' | 'zuViele' | 'leer' | 'mitten' | 'ohneAnker' | 'undruckbar';
  name?: string;
  text: string;
};

/** What is wrong with a legal text, in German: no text, unknown placeholders, and those that show nothing. */
export function rechtstextProbleme(text: string, werte: Platzhalterwerte): RechtstextProblem[] {
  if (text.trim() === '') return [{ kind: 'ohneText', text: 'Der Text ist noch leer.' }];
  const bloecke = parseRechtstext(text);
  const used = usedIn(bloecke);
  const found = [...zuViele(used.length), ...used.flatMap((used) => problemOf(used, werte))];
  if (!found.some(verhindertFassung) && !isReadable(fillRechtstext(bloecke, werte)))
    found.push({ kind: 'ohneText', text: 'Von diesem Text ist auf der Seite nichts zu lesen.' });
  return [...new Map(found.map((problem) => [problem.text, problem])).values()];
}

/** Whether the text may be published. */
export function verhindertFassung({ kind }: RechtstextProblem): boolean {
  return kind === 'ohneText' || kind === 'unbekannt' || kind === 'zuViele';
}

/** Some stand for 2,000 characters: without a bound a text of placeholders would be a page of megabytes. */
const maxPlatzhalter = 100;

function zuViele(count: number): RechtstextProblem[] {
  if (count <= maxPlatzhalter) return [];
  const text = `Höchstens ${maxPlatzhalter} Platzhalter in einem Text, es sind ${formatZahl(count)}.`;
  return [{ kind: 'zuViele', text }];
}

/** Whether a page shows a letter or a digit. */
function isReadable(bloecke: Block[]): boolean {
  return /[\p{L}\p{N}]/u.test(bloecke.map(textOf).join(''));
}

function textOf(block: Block): string {
  if (block.kind === 'box') return block.blocks.map(textOf).join('');
  if (block.kind === 'terms') return block.entries.map(({ term, text }) => term + text).join('');
  const inlines = block.kind === 'list' ? block.items.flat() : block.inlines;
  return inlines.map(({ text }) => text).join('');
}

/** A placeholder in a text, and whether it is a paragraph of its own. */
type Used = { name: string; isAlone: boolean };

function problemOf({ name, isAlone }: Used, werte: Platzhalterwerte): RechtstextProblem[] {
  const wert = Object.hasOwn(werte, name) ? werte[name] : undefined;
  if (!wert) return [{ kind: 'unbekannt', name, text: `Den Platzhalter {{${name}}} gibt es nicht.` }];
  if ('blocks' in wert && !isAlone)
    return [{ kind: 'mitten', name, text: `{{${name}}} braucht einen Absatz für sich allein.` }];
  const isEmpty = 'blocks' in wert ? wert.blocks.length === 0 : wert.inlines.length === 0;
  return isEmpty && !wert.istFreiwillig
    ? [{ kind: 'leer', name, text: `{{${name}}} ist noch leer: Bitte in den Einstellungen ausfüllen.` }]
    : [];
}

function usedIn(blocks: Block[]): Used[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'box') return usedIn(block.blocks);
    if (block.kind === 'terms') return [];
    if (block.kind === 'list') return block.items.flatMap((item) => namesIn(item, false));
    return namesIn(block.inlines, block.kind === 'paragraph' && block.inlines.length === 1);
  });
}

function namesIn(inlines: Inline[], isAlone: boolean): Used[] {
  return inlines.flatMap(({ name }) => (name === undefined ? [] : [{ name, isAlone }]));
}
