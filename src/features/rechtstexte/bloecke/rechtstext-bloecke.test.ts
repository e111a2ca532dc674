import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMs } from '#test/processor-time.ts';
import { type Block, type Inline, parseRechtstext, safeHref } from './rechtstext-bloecke.ts';

const marks = fc.constantFrom(
  ...[
    '## ',
    '### ',
    '- ',
    '1. ',
    '> ',
    '**',
    '[',
    '](',
    ')',
    '{{',
    '}}',
    '\n',
    '\n\n',
    '<b>',
    ' ',
    'Seife',
    '/agb',
  ],
);
const odd = fc
  .array(fc.oneof({ weight: 5, arbitrary: marks }, fc.string({ maxLength: 4 })))
  .map((all) => all.join(''));

function inlinesOf(blocks: Block[]): Inline[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'box') return inlinesOf(block.blocks);
    if (block.kind === 'list') return block.items.flat();
    return block.kind === 'terms' ? [] : block.inlines;
  });
}

describe('the markup of legal texts', () => {
  test('has headings, paragraphs with line breaks, lists and boxes', () => {
    const text =
      '## Titel\nErste Zeile\nzweite\n\n- a\n- b\nweiter\n1. eins\n2. zwei\n\n> ### Im Kasten\n> Text';
    expect(parseRechtstext(text)).toEqual([
      { kind: 'heading', level: 2, inlines: [{ text: 'Titel' }] },
      { kind: 'paragraph', inlines: [{ text: 'Erste Zeile\nzweite' }] },
      { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b\nweiter' }]] },
      { kind: 'list', start: 1, items: [[{ text: 'eins' }], [{ text: 'zwei' }]] },
      {
        kind: 'box',
        blocks: [
          { kind: 'heading', level: 3, inlines: [{ text: 'Im Kasten' }] },
          { kind: 'paragraph', inlines: [{ text: 'Text' }] },
        ],
      },
    ]);
  });

  test('has bold text, links and placeholders in a line', () => {
    expect(parseRechtstext('**Fett {{laden}}** und [AGB](/agb), {{email}}')).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          { text: 'Fett ', isBold: true },
          { text: '{{laden}}', name: 'laden', isBold: true },
          { text: ' und ' },
          { text: 'AGB', href: '/agb' },
          { text: ', ' },
          { text: '{{email}}', name: 'email' },
        ],
      },
    ]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;b&gt;',
    '(*) streichen',
    '2 * 3',
  ])('%s is plain text', (text) => {
    expect(parseRechtstext(text)).toEqual([{ kind: 'paragraph', inlines: [{ text }] }]);
  });

  test.each([
    'javascript:alert(1)',
    '//fremd.example',
    '/\\fremd.example',
    'http://x.example',
    'data:text/html,x',
    'HTTPS:x',
  ])('a link to %s is no link', (target) => {
    expect(safeHref(target)).toBeUndefined();
    expect(inlinesOf(parseRechtstext(`[x](${target})`)).some(({ href }) => href)).toBe(false);
  });

  test.each(['/agb#versand', 'https://beispiel.example/a?b=c', 'mailto:a@b.example', 'tel:+4930123'])(
    'a link to %s is one',
    (target) => expect(safeHref(target)).toBe(target),
  );

  test('every text has a reading, whose links are safe and whose texts hold all its words', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const inlines = inlinesOf(parseRechtstext(text));
        for (const { href } of inlines) if (href !== undefined) expect(safeHref(href)).toBe(href);
        expect(inlines.every(({ text }) => text !== '')).toBe(true);
        const shown = inlines.map((one) => one.text).join('');
        expect(shown.match(/Seife/g)?.length ?? 0).toBe(text.match(/Seife/g)?.length ?? 0);
      }),
    );
  });

  test.each(['[', '**', '{{', '> ', '- ', '[a](', '[]', '](', '## ', '*', '1. ', '[a](/b', '{{a}', '**a*'])(
    'a text of nothing but %s is read in a time that grows with its length only',
    (piece) => {
      const time = (length: number) => {
        const text = piece.repeat(length / piece.length);
        return processorMs(() => parseRechtstext(text));
      };
      time(60_000);
      // A reading whose time grows with the square would need minutes.
      expect(time(600_000)).toBeLessThan(3000);
    },
  );
});
