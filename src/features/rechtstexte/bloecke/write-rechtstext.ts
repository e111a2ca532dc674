import { type Block, type Inline, safeHref } from './rechtstext-bloecke.ts';

/** The blocks in the shop's markup: the inverse of `parseRechtstext`. Blocks that are only composed have none. */
export function writeRechtstext(blocks: Block[]): string {
  return blocks
    .map(writeBlock)
    .filter((text) => text !== '')
    .join('\n\n');
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const title = writeInlines(block.inlines).replace(/\s*\n\s*/g, ' ');
      return title === '' ? '' : `${'#'.repeat(block.level)} ${title}`;
    }
    case 'list': {
      const items = block.items.map(writeInlines).filter((text) => text !== '');
      const markOf = (at: number) => (block.start === undefined ? '-' : `${block.start + at}.`);
      return items.map((text, at) => `${markOf(at)} ${text}`).join('\n');
    }
    case 'box':
      return writeRechtstext(block.blocks)
        .split('\n')
        .filter((line, _at, { length }) => length > 1 || line !== '')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n');
    case 'terms':
      return '';
    default:
      return writeInlines(block.inlines);
  }
}

/** Bold stands outside of links, which stand outside of placeholders: so they are read. No line is empty. */
function writeInlines(inlines: Inline[]): string {
  const bolds = grouped(inlines, ({ isBold }) => isBold === true);
  const text = bolds.map(([isBold, some]) => {
    const links = grouped(some, ({ href }) => href);
    const inner = links.map(([href, pieces]) => writeLink(pieces, href)).join('');
    return isBold ? around(inner.replaceAll('*', ''), '**', '**') : inner;
  });
  return text
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function writeLink(pieces: Inline[], href: string | undefined): string {
  const text = pieces.map((one) => (one.name === undefined ? one.text : `{{${one.name}}}`)).join('');
  if (href === undefined || safeHref(href) === undefined || /[()]/.test(href)) return text;
  return around(text.replace(/[[\]]/g, ''), '[', `](${href})`);
}

/** Marks hold no space at their edges, and nothing holds none. */
function around(text: string, before: string, after: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const at = text.indexOf(inner);
  return `${text.slice(0, at)}${before}${inner}${after}${text.slice(at + inner.length)}`;
}

/** Pieces beside each other that have the same in common. */
function grouped<T>(inlines: Inline[], of: (inline: Inline) => T): [T, Inline[]][] {
  const groups: [T, Inline[]][] = [];
  for (const inline of inlines) {
    const last = groups.at(-1);
    if (last && last[0] === of(inline)) last[1].push(inline);
    else groups.push([of(inline), [inline]]);
  }
  return groups;
}
