/**
 * A piece of a line. `name`: it stands for a placeholder and is replaced before anything is shown.
 * `isMarked`: for the preview of the back office. A line break is `\n` in `text`.
 */
export type Inline = {
  text: string;
  isBold?: boolean | undefined;
  href?: string | undefined;
  name?: string | undefined;
  isMarked?: boolean | undefined;
};

/** A block that holds no other blocks. `start`: a numbered list begins with this number. `terms` is only composed. */
export type FlatBlock =
  | { kind: 'heading'; level: number; inlines: Inline[]; id?: string | undefined }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'address'; inlines: Inline[] }
  | { kind: 'list'; start?: number | undefined; items: Inline[][] }
  | { kind: 'terms'; entries: { term: string; place: string; text: string }[] };

/** A part of a legal text; a box is a document within the text, as the form for withdrawal. */
export type Block = FlatBlock | { kind: 'box'; blocks: FlatBlock[] };

const heading = /^(#{2,4})[ \t]+(\S.*)$/;
const item = /^(?:-|(\d{1,3})\.)[ \t]+(\S.*)$/;
const boxed = /^>[ \t]?(.*)$/;

/**
 * The blocks of a legal text in the shop's markup: `## ` to `#### ` headings, `- ` and `1. ` lists, `> `
 * boxes, paragraphs, and in their lines `**bold**`, `[text](/target)` and `{{placeholder}}`. Every text has a
 * reading; time grows with its length only.
 */
export function parseRechtstext(text: string): Block[] {
  const blocks: Block[] = [];
  let inBox: string[] = [];
  let outside: string[] = [];
  const endOutside = () => {
    blocks.push(...parseFlat(outside));
    outside = [];
  };
  const endBox = () => {
    if (inBox.length > 0) blocks.push({ kind: 'box', blocks: parseFlat(inBox) });
    inBox = [];
  };
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const [, inner] = boxed.exec(line) ?? [];
    if (inner === undefined) {
      endBox();
      outside.push(line);
    } else {
      endOutside();
      inBox.push(inner);
    }
  }
  endOutside();
  endBox();
  return blocks.filter((block) => block.kind !== 'box' || block.blocks.length > 0);
}

type Open = { kind: 'paragraph'; lines: string[] } | { kind: 'list'; start?: number; items: string[][] };

function parseFlat(lines: string[]): FlatBlock[] {
  const blocks: FlatBlock[] = [];
  let open: Open | undefined;
  const end = () => {
    if (open) blocks.push(closed(open));
    open = undefined;
  };
  for (const line of lines.map((line) => line.trim())) {
    const [, marks, title] = heading.exec(line) ?? [];
    const [, number, text] = item.exec(line) ?? [];
    if (line === '') end();
    else if (marks !== undefined && title !== undefined) {
      end();
      blocks.push({ kind: 'heading', level: marks.length, inlines: parseLine(title) });
    } else if (text !== undefined) {
      if (open?.kind !== 'list' || (open.start === undefined) !== (number === undefined)) {
        end();
        open = { kind: 'list', items: [], ...(number === undefined ? {} : { start: Number(number) }) };
      }
      open.items.push([text]);
    } else if (open) linesOf(open).push(line);
    else open = { kind: 'paragraph', lines: [line] };
  }
  end();
  return blocks;
}

/** Where a further line belongs: to the paragraph, or to the last item. */
function linesOf(open: Open): string[] {
  return open.kind === 'paragraph' ? open.lines : (open.items.at(-1) ?? []);
}

function closed(open: Open): FlatBlock {
  if (open.kind === 'paragraph') return { kind: 'paragraph', inlines: parseLine(open.lines.join('\n')) };
  const { items, start } = open;
  const parsed = items.map((lines) => parseLine(lines.join('\n')));
  return { kind: 'list', items: parsed, ...(start === undefined ? {} : { start }) };
}

/** No part of a piece may contain the sign that begins one: so each letter is read a bounded number of times. */
const bold = /\*\*([^*]+)\*\*/g;
const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
const placeholder = /\{\{([^{}\n]{1,60})\}\}/g;

function parseLine(text: string): Inline[] {
  const found = ([, inner = '']: RegExpExecArray) => links(inner).map((one) => ({ ...one, isBold: true }));
  return pieces(text, bold, { found, between: links }).filter(({ text }) => text !== '');
}

function links(text: string): Inline[] {
  const found = ([all, label = '', target = '']: RegExpExecArray) => {
    const href = safeHref(target);
    return href === undefined ? placeholders(all) : placeholders(label).map((one) => ({ ...one, href }));
  };
  return pieces(text, link, { found, between: placeholders });
}

function placeholders(text: string): Inline[] {
  return pieces(text, placeholder, {
    found: ([all, name = '']) => [{ text: all, name: name.trim() }],
    between: (rest) => [{ text: rest }],
  });
}

type Reading = { found: (match: RegExpExecArray) => Inline[]; between: (rest: string) => Inline[] };

/** What matches, and what stands between the matches. */
function pieces(text: string, pattern: RegExp, { found, between }: Reading): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) inlines.push(...between(text.slice(end, match.index)));
    inlines.push(...found(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) inlines.push(...between(text.slice(end)));
  return inlines;
}

/** Own paths, https, mail and telephone; every other target is no link but the text that was typed. */
export function safeHref(target: string): string | undefined {
  if (/[\\\p{Cc}\s]/u.test(target)) return undefined;
  if (/^\/(?!\/)/.test(target)) return target;
  if (/^(mailto:[^:]+@[^:]+|tel:\+?[\d-]+)$/.test(target)) return target;
  return /^https:\/\//.test(target) && URL.canParse(target) ? target : undefined;
}
