import type { Block, FlatBlock, Inline } from './rechtstext-bloecke.ts';

/** What stands for a placeholder: pieces of a line, or blocks for one that stands alone. Both may be empty. */
export type Platzhalterwert = { inlines: Inline[] } | { blocks: FlatBlock[] };

/** The value of every placeholder that exists; `istFreiwillig`: without a value its whole line is left out. */
export type Platzhalterwerte = Record<string, Platzhalterwert & { istFreiwillig?: boolean | undefined }>;

/**
 * The blocks with their placeholders replaced. One without a value shows nothing; a line with a voluntary one
 * that has no value is left out, as is a line with nothing but a label before it ('Telefon: …'). What
 * introduces a part goes along with it: a heading whose whole section was left out, and a paragraph that ends
 * in a colon before it.
 */
export function fillRechtstext(blocks: Block[], werte: Platzhalterwerte): Block[] {
  const filled = blocks.flatMap((block): (Block | undefined)[] => {
    if (block.kind !== 'box') return fillBlock(block, werte);
    const inner = withoutEmptySections(block.blocks.flatMap((one) => fillBlock(one, werte)));
    return [inner.length > 0 ? { kind: 'box', blocks: inner } : undefined];
  });
  return withoutEmptySections(filled);
}

function fillBlock(block: FlatBlock, werte: Platzhalterwerte): (FlatBlock | undefined)[] {
  if (block.kind === 'terms') return [block];
  if (block.kind === 'list') {
    const items = block.items.map((item) => fillLines(item, werte)).filter((item) => item.length > 0);
    return [items.length > 0 ? { ...block, items } : undefined];
  }
  const alone = block.kind === 'paragraph' ? blocksFor(block.inlines, werte) : undefined;
  if (alone) return alone.length > 0 ? alone : [undefined];
  const inlines = fillLines(block.inlines, werte);
  if (inlines.length === 0) return [undefined];
  const isAddress = block.inlines.some(({ name }) => name === 'anschrift');
  return [isAddress && block.kind === 'paragraph' ? { kind: 'address', inlines } : { ...block, inlines }];
}

/** The blocks for a placeholder that is the only piece of its paragraph. */
function blocksFor([first, ...others]: Inline[], werte: Platzhalterwerte): FlatBlock[] | undefined {
  const wert = first?.name !== undefined && others.length === 0 ? wertOf(first.name, werte) : undefined;
  return wert && 'blocks' in wert ? wert.blocks : undefined;
}

function wertOf(name: string, werte: Platzhalterwerte): Platzhalterwerte[string] | undefined {
  return Object.hasOwn(werte, name) ? werte[name] : undefined;
}

/** Without the lines that a voluntary placeholder empties. */
function fillLines(inlines: Inline[], werte: Platzhalterwerte): Inline[] {
  const lines = splitLines(inlines)
    .filter((line) => !line.some(({ name }) => name !== undefined && isLeftOut(name, werte)))
    .filter((line) => !isEmptyLabel(line, werte))
    .map((line) => line.flatMap((inline) => fillInline(inline, werte)))
    .filter((line) => line.some(({ text }) => text.trim() !== ''));
  return lines.flatMap((line, i) => (i === 0 ? line : [{ text: '\n' }, ...line]));
}

function isLeftOut(name: string, werte: Platzhalterwerte): boolean {
  return wertOf(name, werte)?.istFreiwillig === true && hasNoInlines(name, werte);
}

function hasNoInlines(name: string, werte: Platzhalterwerte): boolean {
  const wert = wertOf(name, werte);
  return wert !== undefined && 'inlines' in wert && wert.inlines.length === 0;
}

/** 'Telefon: {{telefon}}' without a number. */
function isEmptyLabel(line: Inline[], werte: Platzhalterwerte): boolean {
  const label = line.filter(({ name }) => name === undefined);
  return (
    label.length < line.length &&
    endsInColon(label) &&
    line.every(({ name }) => name === undefined || hasNoInlines(name, werte))
  );
}

function endsInColon(inlines: Inline[]): boolean {
  return textOf(inlines).trimEnd().endsWith(':');
}

function textOf(inlines: Inline[]): string {
  return inlines.map(({ text }) => text).join('');
}

function fillInline(inline: Inline, werte: Platzhalterwerte): Inline[] {
  if (inline.name === undefined) return [inline];
  const wert = wertOf(inline.name, werte);
  if (!wert || 'blocks' in wert) return [];
  const { isBold, href } = inline;
  return wert.inlines.map((one) => ({ ...one, ...(isBold ? { isBold } : {}), ...(href ? { href } : {}) }));
}

function splitLines(inlines: Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const inline of inlines) {
    const [first = '', ...rest] = inline.name === undefined ? inline.text.split('\n') : [inline.text];
    if (first !== '') lines.at(-1)?.push({ ...inline, text: first });
    for (const text of rest) lines.push(text === '' ? [] : [{ ...inline, text }]);
  }
  return lines;
}

/**
 * From the end to the start: a heading or an introduction goes if what stood below it was left out and
 * nothing is left.
 */
function withoutEmptySections<B extends Block>(blocks: (B | undefined)[]): B[] {
  const kept: B[] = [];
  let wasLeftOut = false;
  let wasNextLeftOut = false;
  /** Headings of a level above this number have content below them. */
  let contentFor = 0;
  for (const block of blocks.toReversed()) {
    const isNothingBelow = (kept.at(-1)?.kind ?? 'heading') === 'heading';
    if (!block || (wasNextLeftOut && isNothingBelow && isIntroduction(block))) wasLeftOut = true;
    else if (block.kind !== 'heading') {
      kept.push(block);
      contentFor = Number.POSITIVE_INFINITY;
    } else if (block.level < contentFor || !wasLeftOut) {
      kept.push(block);
      contentFor = block.level;
      wasLeftOut = false;
    }
    wasNextLeftOut = !block;
  }
  return kept.toReversed();
}

/** A paragraph that ends in a colon: what follows belongs to it. */
function isIntroduction(block: Block): boolean {
  return block.kind === 'paragraph' && endsInColon(block.inlines);
}
