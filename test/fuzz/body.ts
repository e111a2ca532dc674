import fc from 'fast-check';
import type { z } from 'zod';
import { inputFor, type Taste } from './from-schema.ts';
import { oddText, oddValue, toJsonText } from './odd-values.ts';

/** A body with its content type. */
export type Body = { contentType: string | undefined; content: Buffer };

export const json = 'application/json';
const oddTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/vnd.api+json',
  'json',
  '/',
  ';',
  'application/json, text/plain',
  `application/${'x'.repeat(2000)}`,
  '*/*',
  'text/xml',
];

/** Bodies for `schema` and, unless tame, invalid ones; calls without a schema may get a body too. */
export function bodyFor(
  schema: z.ZodType | undefined,
  { stored, ...taste }: Taste & { stored?: object | undefined },
): fc.Arbitrary<Body> {
  const generated = schema ? inputFor(schema, '', taste) : oddValue;
  const asked = stored ? changed(stored, generated, taste) : generated;
  const text = asked.map(toJsonText);
  if (taste.isTame) return text.map((value) => ({ contentType: json, content: Buffer.from(value) }));
  const content = fc.oneof(
    { weight: 20, arbitrary: text.map((value) => Buffer.from(value)) },
    { weight: 3, arbitrary: fc.tuple(text, breakage).map(([value, breakIt]) => Buffer.from(breakIt(value))) },
    { weight: 1, arbitrary: oddValue.map((value) => Buffer.from(toJsonText(value))) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', 'null', '[]', '{}', '{', 'NaN', '"', 'undefined', '\ufeff{}', '{}{}')
        .map((value) => Buffer.from(value)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: text.map((value) => Buffer.from(value, 'latin1')) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(200_000, 262_144, 400_000, 1_000_000)
        .map((size) => Buffer.from(`{"x":"${'x'.repeat(size)}"}`)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(largeBodies)).map((make) => make()) },
  );
  const contentType = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom<string | undefined>(json, json, `${json}; charset=utf-8`) },
    { weight: 1, arbitrary: fc.constantFrom<string | undefined>(undefined, ...oddTypes) },
  );
  return fc.record({ contentType, content });
}

/**
 * What is stored, and unless tame with one of its fields as generated: a body of many fields is rarely valid
 * as a whole.
 */
function changed(stored: object, generated: fc.Arbitrary<unknown>, { isTame }: Taste): fc.Arbitrary<unknown> {
  if (isTame) return fc.constant(stored);
  const one = fc.tuple(fc.constantFrom(...Object.keys(stored)), generated).map(([key, value]) => {
    const field = Object.entries(value ?? {}).find(([name]) => name === key);
    return field ? { ...stored, [key]: field[1] } : stored;
  });
  return fc.oneof({ weight: 3, arbitrary: one }, { weight: 1, arbitrary: generated });
}

/** Bodies just below 256 kB that are quick to send and may be slow to parse or to look through. */
export const largeBodies = {
  flat: () => Buffer.from(`[${'0,'.repeat(124_999)}0]`),
  deep: () => Buffer.from(`${'['.repeat(125_000)}${']'.repeat(125_000)}`),
  keys: () => Buffer.from(`{${Array.from({ length: 21_000 }, (_, n) => `"k${n}":0`).join(',')}}`),
  escapes: () => Buffer.from(`{"x":"${'\\u0061'.repeat(41_000)}"}`),
};

/** Makes JSON syntactically invalid. */
const breakage: fc.Arbitrary<(text: string) => string> = fc
  .tuple(fc.nat(), fc.nat(7), fc.constantFrom(...'{}[]",:\\0-e.\u0000\u00e4'))
  .map(([at, kind, char]) => (text) => {
    const place = at % (text.length + 1);
    const ways = [
      text.slice(0, place),
      text.slice(0, place) + char + text.slice(place),
      text.slice(0, place) + text.slice(place + 1),
      text.replace(/"/g, "'"),
      text.replace(/\}$/, ',}'),
      text.replace(/:(\d+)/, ':NaN'),
      `${text}//`,
      text.replace(/^\{(.+)\}$/s, '{$1,$1,"__proto__":{"x":1}}'),
    ];
    return ways[kind] ?? text;
  });

type Part = { head: string; content: Buffer };
export type Images = { whole: Buffer[]; broken: Buffer[] };

/** The declared form with a file; unless tame also with missing, duplicate or too many parts, and broken boundaries. */
export function formFor(images: Images, isTame: boolean, hinweisVersion?: string): fc.Arbitrary<Body> {
  const finish = (form: { parts: Part[]; frame: number }) =>
    toForm(
      hinweisVersion === undefined
        ? form
        : { ...form, parts: form.parts.map((part) => asHinweis(part, hinweisVersion)) },
    );
  const good = fc
    .tuple(fc.constantFrom(...images.whole), fc.constantFrom('true', 'false'))
    .map(([content, main]) => declared(imagePart(content, 'bild.jpg'), main, 'Seife Produktbild'));
  if (isTame) return good.map((parts) => finish({ parts, frame: 0 }));
  const image = oddImage(images);
  const oddParts = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(image, fc.constantFrom('true', 'false'), oddText)
        .map((parts) => declared(...parts)),
    },
    { weight: 3, arbitrary: fc.array(fc.oneof(image, oddField), { maxLength: 5 }) },
    { weight: 1, arbitrary: fc.array(oddField, { minLength: 11, maxLength: 20 }) },
  );
  return fc
    .oneof(
      { weight: 1, arbitrary: fc.record({ parts: good, frame: fc.nat(8) }) },
      {
        weight: 9,
        arbitrary: fc.record({ parts: oddParts, frame: fc.nat(12).map((frame) => Math.max(0, frame - 4)) }),
      },
    )
    .map(finish);
}

/** The same part in the form of the guarantee notice. */
function asHinweis({ head, content }: Part, version: string): Part {
  const isVersion = head.includes('"isHauptbild"') && /^(true|false)$/.test(content.toString());
  const names = { image: 'datei', isHauptbild: 'version', alt_text: 'name' };
  return {
    head: head.replace(
      /name="(image|isHauptbild|alt_text)"/,
      (_, name: keyof typeof names) => `name="${names[name]}"`,
    ),
    content: isVersion ? Buffer.from(version) : content,
  };
}

function oddImage({ broken }: Images): fc.Arbitrary<Part> {
  const anything = fc.uint8Array({ maxLength: 3000 }).map((bytes) => Buffer.from(bytes));
  const content = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...broken) },
    { weight: 4, arbitrary: anything },
  );
  return fc.tuple(content, oddText).map(([bytes, name]) => imagePart(bytes, headText(name)));
}

const oddField: fc.Arbitrary<Part> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('isHauptbild', 'alt_text', 'image'),
      oddText.map((text) => headText(text)),
    ),
    oddText,
  )
  .map(([key, value]) => part(key, Buffer.from(value)));

function imagePart(content: Buffer, filename: string): Part {
  return part('image', content, `; filename="${filename}"`);
}

function declared(image: Part, main: string, altText: string): Part[] {
  return [image, part('isHauptbild', Buffer.from(main)), part('alt_text', Buffer.from(altText))];
}

function headText(text: string): string {
  return text.replace(/[\r\n"]/g, '').slice(0, 300);
}

function part(name: string, content: Buffer, more = ''): Part {
  return { head: `Content-Disposition: form-data; name="${name}"${more}`, content };
}

function toForm({ parts, frame }: { parts: Part[]; frame: number }): Body {
  const boundary = frame === 1 ? 'x'.repeat(200) : 'grenze';
  const head = (one: Part) => {
    if (frame === 2) return one.head.replace('form-data; ', '');
    if (frame === 3) return `${one.head}\r\n${'X-Y: z\r\n'.repeat(40)}Z: z`;
    return frame === 4 ? `${one.head}\r\nContent-Transfer-Encoding: base64` : one.head;
  };
  const pieces = parts.flatMap((one) => [
    Buffer.from(`--${boundary}\r\n${head(one)}\r\n\r\n`),
    one.content,
    Buffer.from('\r\n'),
  ]);
  const whole = Buffer.concat([...pieces, Buffer.from(frame === 5 ? '' : `--${boundary}--\r\n`)]);
  const content = frame === 6 ? whole.subarray(0, Math.floor(whole.length / 2)) : whole;
  const declared = frame === 7 ? 'andere' : boundary;
  return {
    contentType: frame === 8 ? 'multipart/form-data' : `multipart/form-data; boundary=${declared}`,
    content,
  };
}
