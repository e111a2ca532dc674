import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isPersonName } from './person-name.ts';
import { cleanLine, isSingleLine, lineInput, readableLine, singleLineText } from './single-line.ts';

const line = lineInput('fehlt');

/** The stored text, or the message of the refusal. */
function read(text: string): string | undefined {
  const { data, error } = line.safeParse(text);
  return data ?? error?.issues[0]?.message;
}

test.each([
  'Lavendeltraum',
  'Grüner Tee & Öl – „mild“',
  'O’Brien-Müller, Jr.',
  'Seife 👩‍🍳 🏳️‍🌈 👍🏽',
  '石鹸',
  '葛󠄀城',
  'Nguyễn Thị Ánh',
  'علی‌رضا',
  'श्री‍मती',
  'עַבְרִית',
  '',
])('%j is stored as it is typed', (text) => {
  expect(read(text)).toBe(text);
});

test.each([
  ['a space without width at the end', 'Anna\u200b', 'Anna'],
  ['a byte order mark', '\ufeffAnna', 'Anna'],
  ['a soft hyphen', 'Lavendel\u00adseife', 'Lavendelseife'],
  ['marks of direction', '\u200eAnna\u200f\u061c', 'Anna'],
  ['a joiner between Latin letters', 'An\u200dna\u200c', 'Anna'],
  ['a joiner beside a space', 'علی \u200cرضا', 'علی رضا'],
  ['a filler that looks like nothing', '\u3164', ''],
  ['a name of characters that show nothing', '\u2800\u{1d159} \ufffc', ''],
  ['several kinds of spaces', ' Anna \u00a0\u3000 Sommer\u2009', 'Anna Sommer'],
  ['a line break at the end', 'Anna\r\n', 'Anna'],
  ['a letter and its mark', 'Ju\u0308rgen', 'Jürgen'],
  ['a mark behind an invisible character', 'Ju\u034f\u0308rgen', 'Jürgen'],
])('%s is cleaned', (_, text, cleaned) => {
  expect(read(text)).toBe(cleaned);
});

test.each([
  ['a line break', 'a\nb'],
  ['a tab', 'a\tb'],
  ['a NUL', 'a\0b'],
  ['an escape of the terminal', '\u001b[2Ja'],
  ['a control of eight bits', 'a\u009b31mb'],
  ['a separator of lines', 'a\u2028b'],
  ['text that runs backwards', 'a\u202egnp.exe'],
  ['isolated text that runs backwards', '\u2067a\u2069'],
  ['half a character', 'a\ud83d'],
  ['a private character', 'a\uf8ff'],
  ['an unassigned character', 'a\u0378'],
  ['endless marks', `a${'\u0300'.repeat(20)}`],
  ['marks and joiners without an end', `श${'\u094d\u200d'.repeat(5)}श`],
  ['a mark on the text before it', '\u0300a'],
])('%s is refused', (_, text) => {
  expect(read(text)).toBe(singleLineText);
});

describe('a text with endless marks', () => {
  test.each([
    ['in a row', '\u0301\u0323'],
    ['between characters that are removed', '\u0301\u200b\u0323\u2800'],
    ['that are one character each and several when decomposed', '\u0344\u0f73'],
  ])('%s is refused before it is normalised', (_, marks) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    onTestFinished(() => normalize.mockRestore());
    expect(read(`a${marks.repeat(5000)}`)).toBe(singleLineText);
    expect(normalize).not.toHaveBeenCalled();
  });

  test('that was stored before can still be saved as it is shown', () => {
    const shown = readableLine(`Anna${'\u0301\u200d\u0323'.repeat(40)}`);
    expect(read(shown)).toBe(shown);
  });
});

test.each([
  ['Anna', true],
  ['Müller', true],
  ['石', true],
  ['R2-D2', true],
  ['3', true],
  ['', false],
  ['.', false],
  ['🌸', false],
  ['- –', false],
])('%j is a person’s name: %s', (line, isName) => {
  expect(isPersonName(line)).toBe(isName);
});

/** Texts of ordinary and of all difficult characters. */
const difficult = fc.constantFrom(
  ...'aÄ\u0308\u0300é -.\u00a0ی्श👩🏽🏳1',
  ...'\u0000\n\t\u001b\u0085\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u2028\u202a\u202e\u2060\u2066\u2069',
  ...'\u2800\ufffc\u{1d159}\u3164\ufe0f\ufeff\uffa0\uf8ff\u0378\ufffe\u{e0061}\u{e0100}',
  '\ud83d',
  '\ude00',
);
const anyText = fc.oneof(
  fc.array(difficult, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);
/** Written out a second time, as code points instead of properties. */
const forbidden: [first: number, last: number][] = [
  [0, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xd800, 0xf8ff],
  [0xfeff, 0xfeff],
  [0xfffe, 0xffff],
];
const isForbidden = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return forbidden.some(([first, last]) => first <= code && code <= last);
};

test('marks that change their order beside a joiner are settled at once', () => {
  const once = cleanLine('\u{300}\u{94d}\u{200d}\u{e0100}');
  expect(cleanLine(once)).toBe(once);
});

describe('every line', () => {
  test('that is accepted survives storing, reading, the form and saving, and contains nothing forbidden', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { data: stored } = line.safeParse(text);
        if (stored === undefined) return;
        expect([...stored].filter(isForbidden)).toEqual([]);
        expect(line.parse(JSON.parse(JSON.stringify(stored)))).toBe(stored);
        expect(readableLine(stored)).toBe(stored);
      }),
      { numRuns: 5000 },
    );
  });

  test('that was stored before can be shown, and saved as it is shown', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = readableLine(text);
        expect(isSingleLine(shown)).toBe(true);
        expect(line.parse(shown)).toBe(shown);
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
      { numRuns: 5000 },
    );
  });
});
