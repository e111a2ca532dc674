import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEinzelneAdresse, kopfzeile } from '#features/post/zustellung/kopfzeile.ts';
import { storeAndRead } from '#test/store-and-read.ts';
import { kontaktBody } from './contract.ts';
import { kontaktPost } from './kontakt-post.ts';

const rahmen = { ladenName: 'Seifenhof', adresse: 'https://seifenhof.example', ende: ['Seifenhof'] };
const eingabe = {
  ...{ name: 'Käthe Muster', email: 'kaethe@kundschaft.example', bestellnummer: 'B-26-K7M4Q' },
  nachricht: 'Guten Tag,\n\ngibt es die Seife <b>auch</b> größer?\nKäthe',
};

test('the workshop reads who wrote, about which order, and the text with its lines', () => {
  const { betreff, an, antwortAn, bloecke } = kontaktPost(eingabe);
  expect([betreff, an, antwortAn]).toEqual([
    'Nachricht von Käthe Muster',
    'werkstatt',
    'kaethe@kundschaft.example',
  ]);
  expect(storeAndRead(bloecke, rahmen).text).toBe(`Nachricht über das Kontaktformular
==================================

Name:          Käthe Muster
E-Mail:        kaethe@kundschaft.example
Bestellnummer: B-26-K7M4Q

    Guten Tag,

    gibt es die Seife <b>auch</b> größer?
    Käthe

Antworten Sie auf diese E-Mail, geht Ihre Antwort an die Adresse oben.
Name, Adresse und Bestellnummer stehen hier, wie sie eingegeben wurden;
geprüft sind sie nicht.

Seifenhof
`);
  expect(storeAndRead(bloecke, rahmen).html).toContain('&lt;b&gt;auch&lt;/b&gt; größer?<br>Käthe');
});

test('without an order there is no line for one', () => {
  const { bloecke } = kontaktPost({ ...eingabe, bestellnummer: '' });
  expect(storeAndRead(bloecke, rahmen).text).not.toContain('Bestellnummer:');
});

/** Pieces of attacks on headers, markup and addresses, and any other signs. */
const boese = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\u2028',
        'Bcc: b@x.example',
        '=?utf-8?Q?=0d=0a?=',
        '<script>',
        '"',
      ),
      fc.constantFrom("'><img src=x onerror=alert(1)>", ', ', ';', ' <c@x.example>', '@', '{{geheim}}', '.'),
      fc.constantFrom(
        '\u202e',
        '\u0000',
        '%0d%0a',
        '&#13;',
        '\u200d',
        'javascript:alert(1)',
        'a',
        'x.example',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const tagsOf = (html: string) => new Set(html.match(/<\/?[a-z]\w*/gi));

test('of 10,000 nasty messages none adds a header, a receiver or markup, even if it is built unchecked', () => {
  const allowed = tagsOf(storeAndRead(kontaktPost(eingabe).bloecke, rahmen).html);
  fc.assert(
    fc.property(boese, boese, boese, boese, (name, email, bestellnummer, nachricht) => {
      const { betreff, bloecke } = kontaktPost({ name, email, bestellnummer, nachricht });
      expect(kopfzeile(betreff)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|=\?/u);
      const { html, text } = storeAndRead(bloecke, rahmen);
      expect([...tagsOf(html).difference(allowed)].join()).toBe('');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be left.
      expect(`${html}${text}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    }),
    { numRuns: 10_000 },
  );
}, 300_000);

test('every address that is taken is one address, and every name and text that is taken has no hidden signs', () => {
  let taken = 0;
  fc.assert(
    fc.property(boese, fc.constantFrom('name', 'email', 'bestellnummer', 'nachricht'), (text, feld) => {
      const given = {
        id: 'x'.repeat(22),
        ...eingabe,
        [feld]: feld === 'email' ? `${text}@kundschaft.example` : text,
      };
      const body = kontaktBody.safeParse(given);
      if (!body.success) return;
      taken += 1;
      const { name, email, bestellnummer, nachricht } = body.data;
      expect(isEinzelneAdresse(email)).toBe(true);
      expect(`${name}${email}${bestellnummer}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u);
      expect(nachricht).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u);
    }),
    { numRuns: 10_000 },
  );
  expect(taken).toBeGreaterThan(1000);
});
