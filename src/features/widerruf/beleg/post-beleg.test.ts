import { expect, test } from 'vitest';
import { storeAndRead } from '#test/store-and-read.ts';
import { belegPost } from './post-beleg.ts';

test('the receipt promises the money for what was withdrawn, not for the whole order, and names nobody else', () => {
  const erklaerung = {
    ...{ name: 'Erika Beispiel', bestellung: 'B-26-K7M4Q', email: 'erika@kundschaft.example', stuecke: '' },
    ...{ teile: [{ nr: 1, menge: 1, name: 'Rose' }], link: '', eingangAt: '2026-11-26T09:14:00.000Z' },
  };
  const post = belegPost(erklaerung, { name: 'Seifenhof', anschrift: ['Hofweg 3', '04109 Leipzig'] });
  const text = JSON.stringify(post.bloecke);
  expect(text).toContain('Was Sie für die widerrufene Ware bezahlt haben');
  for (const teil of ['26. November 2026 um 10:14 Uhr', '1\u00a0×\u00a0Rose', 'Hofweg 3, 04109 Leipzig'])
    expect(text).toContain(teil);
  expect(post.an).toEqual({ email: 'erika@kundschaft.example', name: 'Erika Beispiel' });
});

test('nothing that was typed leads anywhere: its reader may be a stranger', () => {
  const post = belegPost(
    {
      ...{
        name: 'www.evil.example',
        bestellung: 'https://evil.example/1',
        email: 'Gewinn auf evil.example/2 <opfer@kundschaft.example>',
      },
      stuecke: 'Gewinn: evil.example\nhttp://203.0.113.7/x',
      teile: [{ nr: 1, menge: 1, name: 'gewinn@evil.example' }],
      ...{ link: '', eingangAt: '2026-11-26T09:14:00.000Z' },
    },
    { name: 'Seifenhof', anschrift: ['Hofweg 3', '04109 Leipzig'] },
  );
  const { html, text } = storeAndRead(post.bloecke, {
    ladenName: 'Seifenhof',
    adresse: 'https://seifenhof.example',
    ende: [],
    widerruf: '/widerruf',
  });
  for (const one of [html, text, JSON.stringify(post.an)]) expect(one).not.toMatch(/evil\.\S|\/203/);
  expect(text).toContain('https:// evil. example/1');
  expect(post.an.email).toBe('opfer@kundschaft.example');
  // The reader's own address and the shop's stay whole.
  expect(text).toContain('opfer@kundschaft.example');
  expect(html).toContain('href="https://seifenhof.example/widerruf"');
});
