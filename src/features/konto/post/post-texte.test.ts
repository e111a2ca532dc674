import { expect, test } from 'vitest';
import { storeAndRead } from '#test/store-and-read.ts';
import { linkArten, linkDauer } from '../link-art.ts';
import { dauerText, type KontoPost } from './konto-post.ts';
import { bestaetigungPost } from './post-bestaetigung.ts';
import { einladungPost } from './post-einladung.ts';
import { emailPost } from './post-email.ts';
import { geaendertPost } from './post-geaendert.ts';
import { passwortPost } from './post-passwort.ts';

const rahmen = {
  ladenName: 'Seifenhof',
  adresse: 'https://seifenhof.example',
  ende: ['Herzliche Grüße', 'Seifenhof'],
};
const textOf = ({ betreff, bloecke }: KontoPost) => [betreff, storeAndRead(bloecke, rahmen).text].join('\n');
const at = '2026-11-23T14:05:00.000Z';

test.each<[string, KontoPost]>([
  ['the confirmation of an address', bestaetigungPost('Seifenhof')],
  ['a forgotten password', passwortPost('Seifenhof')],
  ['a new password that the workshop sends', passwortPost('Seifenhof', 'Ada Lovelace')],
  ['an invitation', einladungPost('Seifenhof', { name: 'Jonas Muster', von: 'Ada Lovelace' })],
  ['the confirmation of a new address', emailPost('Seifenhof')],
  ['the note of a new password', geaendertPost('Seifenhof', { was: 'passwort', at })],
  ['the note of a new address', geaendertPost('Seifenhof', { was: 'email', at })],
  [
    'the note of a new address that the workshop entered',
    geaendertPost('Seifenhof', { was: 'emailDurchLaden', at }),
  ],
])('%s reads like this', (_name, post) => {
  expect(textOf(post)).toMatchSnapshot();
});

test('the messages say as long as a link works', () => {
  const units: Record<string, number> = { Minuten: 60_000, Stunden: 3_600_000, Tage: 86_400_000 };
  for (const art of linkArten) {
    const [count = '', unit = ''] = dauerText[art].split(' ');
    expect(Number(count) * (units[unit] ?? 0)).toBe(linkDauer[art]);
  }
});
