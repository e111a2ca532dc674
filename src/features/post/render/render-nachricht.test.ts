import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, geheimMarke } from '../bloecke.ts';
import { renderNachricht } from './render-nachricht.ts';
import { spalten } from './render-umbruch.ts';

const rahmen = {
  ladenName: 'Seifen & Söhne',
  adresse: 'https://seifen.example',
  ende: [
    'Herzliche Grüße',
    'Ihre Ada Beispiel',
    '',
    'Seifen & Söhne · Ada Beispiel',
    'Hofweg 3, 04109 Leipzig',
  ],
};
const render = (...bloecke: Block[]) => renderNachricht(bloecke, rahmen);

/** One of each kind, with a text in every place that takes one. */
const everyKind = (text: string): Block[] => [
  { kind: 'titel', text },
  { kind: 'ueberschrift', text },
  { kind: 'text', stuecke: [text, { text, isBold: true }, { text, href: '/agb' }, ' Ende.'] },
  { kind: 'liste', punkte: [[text], [{ text, href: 'mailto:laden@seifen.example' }]] },
  {
    kind: 'posten',
    zeilen: [{ menge: text, name: text, details: [text], summe: text }],
    summen: [
      { name: text, wert: text },
      { name: text, wert: text, isStark: true },
    ],
    hinweis: text,
  },
  { kind: 'angaben', paare: [{ name: text, zeilen: [text, text] }] },
  {
    kind: 'kasten',
    bloecke: [
      { kind: 'text', stuecke: [text] },
      { kind: 'bild', cid: 'code', alt: text, breite: 160 },
    ],
  },
  { kind: 'knopf', text, href: '/bestellung/abc' },
  { kind: 'klein', stuecke: [text] },
];

const bestellung: Block[] = [
  { kind: 'titel', text: 'Vielen Dank für Ihre Bestellung' },
  {
    kind: 'text',
    stuecke: [
      'Guten Tag Käthe Muster,\nwir haben Ihre Bestellung ',
      { text: 'B-26-K7M4Q', isBold: true },
      ' angenommen. Alles dazu steht auch ',
      { text: 'auf Ihrer Bestellseite', href: '/bestellung/abc' },
      '.',
    ],
  },
  {
    kind: 'posten',
    zeilen: [
      { menge: '2 ×', name: 'Lavendeltraum', details: ['100 g · 79,00 €/kg'], summe: '15,80 €' },
      {
        menge: '10 ×',
        name: 'Bienenwabenseife mit einem Namen, der länger ist, als eine Zeile Platz hat',
        details: ['wird für Sie gefertigt'],
        summe: '129,00 €',
      },
    ],
    summen: [
      { name: 'Versand mit DHL', wert: '4,90 €' },
      { name: 'Gesamt', wert: '149,70 €', isStark: true },
    ],
    hinweis: 'Enthaltene Umsatzsteuer 19 %: 23,90 €',
  },
  { kind: 'ueberschrift', text: 'So bezahlen Sie' },
  {
    kind: 'kasten',
    bloecke: [
      {
        kind: 'angaben',
        paare: [
          { name: 'Kontoinhaber', zeilen: ['Ada Beispiel'] },
          { name: 'IBAN', zeilen: ['DE02 1203 0000 0000 2020 51'] },
        ],
      },
      { kind: 'bild', cid: 'girocode', alt: 'GiroCode der Überweisung', breite: 160 },
    ],
  },
  { kind: 'knopf', text: 'Bestellung ansehen', href: '/bestellung/abc' },
  { kind: 'liste', punkte: [['AGB'], ['Widerruf, auch ', { text: 'online', href: '/widerrufsbelehrung' }]] },
  { kind: 'klein', stuecke: ['Sie können binnen vierzehn Tagen widerrufen.'] },
];

describe('a whole message', () => {
  test('has this HTML', () => expect(render(...bestellung).html).toMatchSnapshot());
  test('has this plain text', () => expect(render(...bestellung).text).toMatchSnapshot());

  test('of an order with ten long lines is far smaller than the 102 kB that Gmail shows', () => {
    const name = 'Vanilleblütenseife '.repeat(6);
    const zeile = { menge: '10 ×', name, details: [name, name], summe: '1.234,56 €' };
    const zeilen = Array.from({ length: 10 }, () => zeile);
    const { html } = render(...bestellung, { kind: 'posten', zeilen, summen: [] });
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });

  test('loads nothing from the network', () => {
    const { html } = render(...bestellung, ...everyKind('https://fremd.example/bild.png'));
    expect(html).not.toMatch(/<(script|link|iframe|object|svg|form)|@import|url\(|src="(?!cid:)/);
  });

  test('begins with a hidden line that programs show beside the subject', () => {
    const { html } = render(
      { kind: 'titel', text: 'Titel' },
      { kind: 'text', stuecke: ['Guten Tag,\n', 'x'.repeat(500)] },
    );
    expect(html).toContain(`>Guten Tag, ${'x'.repeat(129)}</div>`);
    expect(html).toContain('<title>Titel</title>');
  });
});

test.each(everyKind('Rosen & "Honig" <3').map((block) => [block.kind, block] as const))(
  'a block of kind %s has these two forms',
  (_, block) => {
    const { html, text } = render(block);
    const karte = /<tr><td class="karte"[^>]*>\n([\s\S]*?)\n<\/td><\/tr>\n<tr>/.exec(html)?.[1];
    expect(`${karte}\n\n${text}`).toMatchSnapshot();
  },
);

describe('a link', () => {
  const linkOf = (href: string) => {
    const { html, text } = render(
      { kind: 'knopf', text: 'Hier', href },
      { kind: 'text', stuecke: [{ text: 'Dort', href }] },
    );
    return { html, text };
  };

  test.each([
    ['/bestellung/abc?x=1&y=2', 'https://seifen.example/bestellung/abc?x=1&y=2'],
    [`/konto/link/${geheimMarke}`, `https://seifen.example/konto/link/${geheimMarke}`],
    ['https://dhl.example/s?nr=1', 'https://dhl.example/s?nr=1'],
    ['mailto:laden@seifen.example', 'mailto:laden@seifen.example'],
  ])('to %s leads there in both forms', (href, full) => {
    const { html, text } = linkOf(href);
    expect(html.split(`href="${full.replaceAll('&', '&amp;')}"`)).toHaveLength(3);
    expect(text).toContain(`Dort: ${full.replace('mailto:', '')}`);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'cid:code',
    '//fremd.example',
    '/\\fremd.example',
    'https://a.example/"onclick="x',
    'https://',
    'agb',
    '',
  ])('to %j is no link: its text stays', (href) => {
    const { html, text } = linkOf(href);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, found]) => found)).toEqual([
      'https://seifen.example/',
    ]);
    expect(html).toContain('>Hier</strong>');
    expect(text).toMatch(/^Hier\n\nDort\n\nHerzliche/);
  });

  test('of any text has no other scheme', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'data:',
      'vbscript:',
      '//',
      '\\\\',
      'jav\tascript:',
      '&#106;avascript:',
      '',
    );
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (begin, rest) => {
        const { html } = linkOf(`${begin}${rest}`);
        const found = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
        expect(found.filter((href) => !/^(https?:\/\/|mailto:)/i.test(href))).toEqual([]);
      }),
    );
  });
});

/** Names, addresses and goods as a hostile shopper would type them. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '<script>alert(1)</script>',
          '"><img src=x onerror=alert(1)>',
          "' onclick='x",
          '-->',
          '<![endif]-->',
          '&lt;',
          '&amp;lt;',
        ],
        ...[
          '</style>',
          '</title>',
          '\r\nBcc: x@fremd.example',
          '\u2028',
          '\0',
          '\ud800',
          '{{geheim}}',
          '$&',
          'Straße',
          ' ',
        ],
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);

/** A text as both forms show it: without what they cannot carry, with any space as one. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, (sign) => (/[\r\n\t]/.test(sign) ? ' ' : ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function unescaped(html: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '');
}

describe('any text of a shopper', () => {
  const tagsOf = (html: string) =>
    html.match(/<[^>]*>/g)?.filter((tag) => tag !== '<br>' && !tag.startsWith('<strong'));
  const attributesToo = (html: string) => tagsOf(html.replaceAll(/ (alt)="[^"]*"/g, ''));

  test('changes no tag and no attribute of a message', () => {
    const harmless = attributesToo(render(...everyKind('Muster')).html)?.join('\n');
    const anyTexts = fc.property(hostile, (text) => {
      const { html } = render(...everyKind(`Muster ${text}`));
      expect(attributesToo(html)?.join('\n')).toBe(harmless);
    });
    fc.assert(anyTexts, { numRuns: 10_000 });
  }, 300_000);

  test('is read in both forms as it was typed', () => {
    fc.assert(
      fc.property(hostile, (typed) => {
        const { html, text } = render({ kind: 'text', stuecke: ['Von ', typed, ' an uns'] });
        const said = readable(`Von ${typed} an uns`);
        expect(readable(text)).toContain(said);
        const shown = /<p [^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1]?.replaceAll('<br>', ' ') ?? '';
        expect(readable(unescaped(shown))).toBe(said);
      }),
      { numRuns: 2_000 },
    );
  });

  test('loses each sign that the forms cannot carry, also where it is the only one', () => {
    const controls = Array.from({ length: 0xa0 }, (_, at) => at).filter((at) => at < 0x20 || at > 0x7e);
    const planes = Array.from({ length: 17 }, (_, plane) => plane * 0x1_0000 + 0xfffe);
    const signs = [...controls, 0x2028, 0x2029, 0xd83d, 0xfdd0, ...planes].map((at) =>
      String.fromCodePoint(at),
    );
    for (const sign of signs) {
      const { html, text } = render({ kind: 'text', stuecke: [`Von${sign}uns`] });
      const rest =
        sign === '\t' ? ' ' : /[\r\n\u2028\u2029]/.test(sign) ? '\n' : sign.isWellFormed() ? '' : '\ufffd';
      expect(text).toContain(`Von${rest}uns`);
      expect(html).toContain(`Von${rest.replace('\n', '<br>')}uns`);
    }
  });

  test('of words never makes a line of the plain text wider than 72 columns', () => {
    const words = fc.array(
      fc.string({ unit: fc.constantFrom('a', 'ß', 'Ö', '.'), minLength: 1, maxLength: 16 }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ');
        const { text: plain } = render(
          { kind: 'text', stuecke: [text] },
          { kind: 'liste', punkte: [[text]] },
          { kind: 'kasten', bloecke: [{ kind: 'angaben', paare: [{ name: 'Name', zeilen: [text] }] }] },
          {
            kind: 'posten',
            zeilen: [{ menge: '10 ×', name: text, details: [text], summe: '1.234,56 €' }],
            summen: [],
          },
        );
        const widest = Math.max(...plain.split('\n').map((line) => line.length));
        expect(widest).toBeLessThanOrEqual(spalten);
      }),
    );
  });
});

test('a message to a customer ends with the way to withdraw, in both forms', () => {
  const mit = { ...rahmen, widerruf: '/widerruf#abc' };
  const { html, text } = renderNachricht([{ kind: 'titel', text: 'Hallo' }], mit);
  expect(text).toMatch(/04109 Leipzig\n\nVertrag widerrufen: https:\/\/seifen\.example\/widerruf#abc\n$/);
  expect(html).toContain('<a href="https://seifen.example/widerruf#abc" class="leise"');
  expect(render({ kind: 'titel', text: 'Hallo' }).text).not.toContain('widerrufen');
});
