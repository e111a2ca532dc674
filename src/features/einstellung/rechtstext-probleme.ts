import type { Platzhalterwerte } from './fill-rechtstext.ts';
import { type Block, type Inline, parseRechtstext } from './rechtstext-bloecke.ts';

/** Something in a text that the owner should look at; `unbekannt` and `ohneText` keep it from being published. */
export type RechtstextProblem = { kind: 'ohneText' | 'unbekannt' | 'leer' | 'mitten'; text: string };

/** What is wrong with a legal text, in German: no text, unknown placeholders, and those that show nothing. */
export function rechtstextProbleme(text: string, werte: Platzhalterwerte): RechtstextProblem[] {
  if (text.trim() === '') return [{ kind: 'ohneText', text: 'Der Text ist noch leer.' }];
  const lines = linesOf(parseRechtstext(text));
  const named = lines.flatMap((inlines) =>
    inlines.flatMap(({ name }) => (name === undefined ? [] : [{ name, isAlone: inlines.length === 1 }])),
  );
  const found = named.flatMap(({ name, isAlone }) => problemOf(name, isAlone, werte));
  return [...new Map(found.map((problem) => [problem.text, problem])).values()];
}

/** Whether the text may be published. */
export function verhindertFassung({ kind }: RechtstextProblem): boolean {
  return kind === 'ohneText' || kind === 'unbekannt';
}

function problemOf(name: string, isAlone: boolean, werte: Platzhalterwerte): RechtstextProblem[] {
  const wert = Object.hasOwn(werte, name) ? werte[name] : undefined;
  if (!wert) return [{ kind: 'unbekannt', text: `Den Platzhalter {{${name}}} gibt es nicht.` }];
  if ('blocks' in wert && !isAlone)
    return [{ kind: 'mitten', text: `{{${name}}} braucht einen Absatz für sich allein.` }];
  const isEmpty = 'blocks' in wert ? wert.blocks.length === 0 : wert.inlines.length === 0;
  return isEmpty && !wert.istFreiwillig
    ? [{ kind: 'leer', text: `{{${name}}} ist noch leer: Bitte in den Einstellungen ausfüllen.` }]
    : [];
}

function linesOf(blocks: Block[]): Inline[][] {
  return blocks.flatMap((block) => {
    if (block.kind === 'box') return linesOf(block.blocks);
    if (block.kind === 'list') return block.items;
    return block.kind === 'terms' ? [] : [block.inlines];
  });
}
