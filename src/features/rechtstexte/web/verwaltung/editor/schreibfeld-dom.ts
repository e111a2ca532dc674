import type { Block, FlatBlock, Inline } from '../../../bloecke/rechtstext-bloecke.ts';
import type { PlatzhalterWorte } from './platzhalter-wort.ts';

/** Lets the cursor stand behind a chip at the end of a line. */
const halt = '\u200b';

/** The blocks as elements to write in; a placeholder that exists is a chip with its name. */
export function blocksToDom(blocks: Block[], worte: PlatzhalterWorte): Node[] {
  return blocks.map((block) => {
    if (block.kind === 'box') return element('blockquote', blocksToDom(block.blocks, worte));
    if (block.kind === 'heading') return element(`h${block.level}`, inlinesToDom(block.inlines, worte));
    if (block.kind === 'list') return listToDom(block, worte);
    return element('p', block.kind === 'terms' ? [] : inlinesToDom(block.inlines, worte));
  });
}

function listToDom({ items, start }: FlatBlock & { kind: 'list' }, worte: PlatzhalterWorte): Node {
  const list = element(
    start === undefined ? 'ul' : 'ol',
    items.map((item) => element('li', inlinesToDom(item, worte))),
  );
  if (start !== undefined) list.setAttribute('start', String(start));
  return list;
}

function inlinesToDom(inlines: Inline[], worte: PlatzhalterWorte): Node[] {
  return inlines.flatMap(({ text, isBold, href, name }) => {
    let nodes: Node[] =
      name !== undefined && worte.has(name)
        ? [closeChip(chip(name, worte.get(name) ?? name)), document.createTextNode(halt)]
        : linesToDom(text);
    if (href !== undefined) nodes = [link(href, nodes)];
    return isBold ? [element('b', nodes)] : nodes;
  });
}

function linesToDom(text: string): Node[] {
  const lines = text.split('\n').map((line) => document.createTextNode(line));
  return lines.flatMap((line, at) => (at === 0 ? [line] : [document.createElement('br'), line]));
}

function link(href: string, nodes: Node[]): Node {
  const anchor = element('a', nodes);
  anchor.setAttribute('href', href);
  return anchor;
}

export function chip(name: string, wort: string): HTMLElement {
  const span = element('span', [document.createTextNode(wort)]);
  span.setAttribute('data-platzhalter', name);
  return span;
}

/** Nobody writes in a chip. Only once it stands: the browser would insert a closed one below its line. */
export function closeChip(chip: HTMLElement): HTMLElement {
  chip.setAttribute('contenteditable', 'false');
  return chip;
}

function element(tag: string, children: Node[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

/** What was written, whatever elements the browser has made of it. */
export function domToBlocks(root: Node): Block[] {
  const blocks: Block[] = [];
  let line: Inline[] = [];
  const end = () => {
    if (line.length > 0) blocks.push({ kind: 'paragraph', inlines: line });
    line = [];
  };
  for (const node of root.childNodes) {
    if (isBlock(node)) {
      end();
      blocks.push(...blockOf(node));
    } else line.push(...inlinesOf(node, {}));
  }
  end();
  return blocks;
}

const blockTags = /^(P|DIV|H[1-6]|UL|OL|LI|BLOCKQUOTE|PRE|SECTION)$/;

function isBlock(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && blockTags.test(node.tagName);
}

function blockOf(node: HTMLElement): Block[] {
  const { tagName } = node;
  if (/^H[1-6]$/.test(tagName)) {
    const level = Math.min(Math.max(Number(tagName.slice(1)), 2), 4);
    return [{ kind: 'heading', level, inlines: childInlines(node, {}) }];
  }
  if (tagName === 'UL' || tagName === 'OL') {
    const start = tagName === 'OL' ? { start: Number(node.getAttribute('start') ?? 1) } : {};
    return [{ kind: 'list', ...start, items: itemsOf(node) }];
  }
  const inner = domToBlocks(node);
  // A box holds no other.
  if (tagName === 'BLOCKQUOTE') return [{ kind: 'box', blocks: inner.flatMap(flat) }];
  return inner;
}

function flat(block: Block): FlatBlock[] {
  return block.kind === 'box' ? block.blocks : [block];
}

/** Lists in lists are one. */
function itemsOf(list: HTMLElement): Inline[][] {
  return [...list.children].flatMap((item) => {
    const inner = [...item.childNodes].filter((node) => !isList(node));
    const deeper = [...item.children].filter(isList);
    const own = inner.flatMap((node) => inlinesOf(node, {}));
    return [...(own.length > 0 ? [own] : []), ...deeper.flatMap(itemsOf)];
  });
}

function isList(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && /^[UO]L$/.test(node.tagName);
}

type Look = Pick<Inline, 'isBold' | 'href'>;

function inlinesOf(node: Node, look: Look): Inline[] {
  if (node instanceof Text) {
    const text = node.data.replaceAll(halt, '');
    return text === '' ? [] : [{ text, ...look }];
  }
  if (!(node instanceof HTMLElement)) return [];
  const name = node.getAttribute('data-platzhalter');
  if (name !== null) return [{ text: '', name, ...look }];
  if (node.tagName === 'BR') return [{ text: '\n', ...look }];
  const isBold = /^(B|STRONG)$/.test(node.tagName) || undefined;
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? undefined) : undefined;
  return childInlines(node, { isBold: look.isBold ?? isBold, href: look.href ?? href });
}

function childInlines(node: HTMLElement, look: Look): Inline[] {
  return [...node.childNodes].flatMap((child) => inlinesOf(child, look));
}
