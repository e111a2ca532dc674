import type { Block } from '../bloecke.ts';
import { renderHtml } from './render-html.ts';
import type { Rahmen } from './render-rahmen.ts';
import { renderText } from './render-text.ts';

/** Both forms of a message. Paths in links are completed with the shop's address. */
export function renderNachricht(bloecke: Block[], rahmen: Rahmen): { html: string; text: string } {
  const [teile, klar] = clean(bloecke, rahmen);
  return { html: renderHtml(teile, klar), text: renderText(teile, klar) };
}

/** The plain text alone. */
export function renderTextfassung(bloecke: Block[], rahmen: Rahmen): string {
  return renderText(...clean(bloecke, rahmen));
}

/** What `cleaned` changes, as it looks in JSON; a written backslash looks so too, and is looked at for nothing. */
const unclean = /\\[bfrtu]|[\x7f-\x9f\u2028\u2029\p{Noncharacter_Code_Point}]/u;

function clean(...teile: [Block[], Rahmen]): [Block[], Rahmen] {
  const json = JSON.stringify(teile);
  return unclean.test(json) ? JSON.parse(json, cleaned) : teile;
}

/** Signs that neither form can carry: controls other than the line break, and halves of a sign. */
function cleaned(_key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, (sign) => (sign === '\n' ? sign : ''));
}
