import { expect, test } from 'vitest';
import { belegPost } from './post-beleg.ts';

test('the receipt promises the money for what was withdrawn, not for the whole order, and names nobody else', () => {
  const erklaerung = {
    ...{ name: 'Erika Beispiel', bestellung: 'B-26-K7M4Q', email: 'erika@kundschaft.example', stuecke: '' },
    ...{ teile: [{ nr: 1, menge: 1, name: 'Rose' }], link: '', eingangAt: '2026-11-26T09:14:00.000Z' },
  };
  const post = belegPost(erklaerung, { name: 'Seifenhof', anschrift: ['Hofweg 3', '04109 Leipzig'] });
  const text = JSON.stringify(post.bloecke);
  expect(text).toContain('Was Sie für die widerrufene Ware bezahlt haben');
  for (const teil of ['26. November 2026 um 10:14 Uhr', '1\u00a0× Rose', 'Hofweg 3, 04109 Leipzig'])
    expect(text).toContain(teil);
  expect(post.an).toEqual({ email: 'erika@kundschaft.example', name: 'Erika Beispiel' });
});
