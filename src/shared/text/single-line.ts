import { z } from 'zod';

export const singleLineText =
  'Bitte ohne Zeilenumbrüche und unsichtbare Zeichen: am besten neu tippen statt einfügen.';

/**
 * Characters that Unicode does not call ignorable and that show nothing: the empty Braille cell, a note
 * without a head, a gap.
 */
const blank = String.raw`\u2800\u{1d159}\ufffc`;
/** Without a shape and without a meaning in one line: spaces of no width, soft hyphens, marks of direction, fillers. */
const invisible = new RegExp(
  String.raw`(?![\u200c-\u200d\u202a-\u202e\u2066-\u2069\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}${blank}]`,
  'gu',
);

/**
 * U+200C and U+200D outside of what they are for: between letters of a script that joins (Persian, Hindi),
 * and inside emoji. Between Latin letters they would only make two names that look the same different.
 */
const joining = String.raw`(?:(?![\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}])[\p{L}\p{M}]|\p{Extended_Pictographic}|\p{Emoji_Modifier})`;
const strayJoiner = new RegExp(
  String.raw`(?<!${joining})[\u200c-\u200d]|[\u200c-\u200d](?!${joining})`,
  'gu',
);

/** Line breaks and other controls. */
const control = String.raw`[\p{Cc}\p{Zl}\p{Zp}]`;
/**
 * Characters that reorder the text around them, or that no font or no other system knows: half, private and
 * unassigned ones.
 */
const unreadable = String.raw`(?![\u200c-\u200d])\p{Cf}|[\p{Cs}\p{Co}\p{Cn}]`;
/** More marks on one letter than any script needs run over the lines around it; joiners do not interrupt them. */
const mark = String.raw`[\p{M}\u200c-\u200d]`;
const maxMarks = 8;
const refused = new RegExp(String.raw`${control}|${unreadable}|^\p{M}|${mark}{${maxMarks + 1}}`, 'u');

/**
 * Marks and invisible characters in a row. Ordering marks (NFC) takes the square of their number, so a text
 * with very many is refused unread; 30 are far more than any line needs.
 */
const endless = new RegExp(String.raw`[\p{M}\p{Default_Ignorable_Code_Point}${blank}]{31}`, 'u');

/**
 * A line of text as it is stored: composed (NFC), trimmed, with single spaces, without invisible characters.
 * A name that was copied from a page or a message often has some; nobody can see or delete them, so they are
 * removed without a word.
 */
export function cleanLine(text: string): string {
  const visible = text.normalize('NFC').replace(invisible, '').replace(strayJoiner, '');
  const clean = visible
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  // What was removed may have kept apart two characters that compose now, or change their order.
  return clean === text ? clean : cleanLine(clean);
}

/**
 * Whether a text can stand in one line, read the same everywhere. What it refuses is not removed silently: a
 * text with a line break or an override of the direction (U+202E) reads otherwise than it was meant, and only
 * its author can say how.
 */
export function isSingleLine(text: string): boolean {
  return !refused.test(text);
}

/**
 * The readable part of a stored text: what a screen shows and a form offers for a name from before this rule,
 * so that it moves nothing around it and can be saved.
 */
export function readableLine(text: string): string {
  const readable = cleanLine(text)
    .replace(new RegExp(control, 'gu'), ' ')
    .replace(new RegExp(unreadable, 'gu'), '')
    .replace(new RegExp(`(${mark}{${maxMarks}})${mark}+`, 'gu'), '$1');
  return cleanLine(readable.replace(/^[\p{M}\s\u200c-\u200d]+/u, ''));
}

/** The schema of a line of text that a person types; `expected` is the message for another value. */
export function lineInput(expected: string) {
  return z
    .string(expected)
    .refine((text) => !endless.test(text), { error: singleLineText, abort: true })
    .overwrite(cleanLine)
    .refine(isSingleLine, singleLineText);
}
