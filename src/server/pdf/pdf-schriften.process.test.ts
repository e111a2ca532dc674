import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { undruckbareWorte } from '#shared/text/druckbar.ts';
import { laeufeOf, registerSchriften } from './pdf-schriften.ts';

/** Everything that a language of Europe is written in, and some others. */
const bis = 0x3400;
const weitere = [
  '☺',
  '🌸',
  '👩‍🌾',
  '王',
  '小明',
  '한',
  'ﬁ',
  '\ufeff',
  '\ufffd',
  '\ud800',
  '\ua69f',
  'x\u0331',
];

test.each(['normal', 'fett'] as const)(
  'what the screen calls printable is what the font has, %s',
  (gewicht) => {
    const doc = new PDFDocument({ font: null as unknown as string });
    registerSchriften(doc);
    const isDrawn = (sign: string) => {
      const drawn = laeufeOf(doc, sign, gewicht)
        .map(({ text }) => text)
        .join('');
      // A mark that the font lacks is left out.
      const marks = sign.normalize('NFC').match(/(?!\p{Variation_Selector})\p{Mn}/gu) ?? [];
      return !drawn.includes('[?]') && marks.every((mark) => drawn.includes(mark));
    };
    const signs = Array.from({ length: bis }, (_, at) => String.fromCodePoint(at));
    const wrong = [...signs, ...weitere].filter(
      (sign) => !/^\s$/u.test(sign) && isDrawn(sign) !== (undruckbareWorte(sign).length === 0),
    );
    expect(wrong.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([]);
  },
);
