import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRechtstext } from './bloecke/rechtstext-bloecke.ts';
import { readRechtstextAnswer } from './read-rechtstext.ts';

/** Without fields that have no value. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const bloeckeOf = (...bloecke: unknown[]) => readRechtstextAnswer({ bloecke }).bloecke;

describe('a legal text from the answer of a server', () => {
  test('has all that the markup can say', () => {
    const text =
      '## 1. Versand\n\nVon **uns** mit [DHL](/versand)\n\n- eins\n- zwei\n\n3. drei\n\n> Im Kasten';
    const bloecke = parseRechtstext(text);
    expect(bloecke.length).toBe(5);
    expect(plain(readRechtstextAnswer(plain({ bloecke })).bloecke)).toEqual(plain(bloecke));
  });

  test.each([
    [{ kind: 'paragraph', inlines: [null, 5, { text: 'da' }] }, { inlines: [{ text: 'da' }] }],
    [{ kind: 'paragraph', inlines: [{ text: 'da', href: 5 }] }, { inlines: [{ text: 'da' }] }],
    [
      { kind: 'heading', inlines: [{ text: { de: 'x' } }] },
      { level: 2, inlines: [{ text: '' }] },
    ],
    [{ kind: 'list', items: [null, [null, { text: 'da' }]] }, { items: [[], [{ text: 'da' }]] }],
    [{ kind: 'terms', entries: [null, { term: 5 }] }, { entries: [{ term: '', place: '', text: '' }] }],
    [
      { kind: 'box', blocks: [null, { kind: 'box' }, { kind: 'address' }] },
      { blocks: [{ kind: 'address', inlines: [] }] },
    ],
  ])('%j loses what no page can show', (given, read) => {
    expect(plain(bloeckeOf(given))).toEqual([{ kind: given.kind, ...read }]);
  });

  test('has only blocks of known kinds', () => {
    expect(bloeckeOf(null, 'x', { kind: 'video' }, {})).toEqual([]);
  });

  test('is read from any answer, with texts wherever a page shows them', () => {
    const kind = fc.constantFrom('heading', 'paragraph', 'address', 'list', 'terms', 'box');
    const part = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.record({ text: fc.jsonValue(), href: fc.jsonValue() })),
    );
    const block = fc.record(
      {
        kind,
        level: part,
        id: part,
        start: part,
        inlines: part,
        items: part,
        entries: part,
        blocks: fc.array(part),
      },
      { requiredKeys: ['kind'] },
    );
    const textsOf = (blocks: ReturnType<typeof bloeckeOf>): unknown[] =>
      blocks.flatMap((one) => {
        if (one.kind === 'box') return textsOf(one.blocks);
        if (one.kind === 'terms') return one.entries.flatMap(({ term, place, text }) => [term, place, text]);
        const all = one.kind === 'list' ? one.items.flat() : one.inlines;
        return all.flatMap(({ text, href }) => [text, href ?? '']);
      });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ bloecke: fc.array(block) })), (answer) => {
        const texts = textsOf(readRechtstextAnswer(answer).bloecke);
        expect(texts.every((text) => typeof text === 'string')).toBe(true);
      }),
    );
  });
});
