import { expect, test } from 'vitest';
import { leererLaden } from '../gruppen/laden-angaben.ts';
import { postAngaben } from '../gruppen/post-angaben.ts';
import { postEnde } from './post-ende.ts';

const laden = {
  ...leererLaden,
  name: 'Seifenhof',
  inhaberin: 'Ada Beispiel',
  adresse: { strasse: 'Hofweg', hausnummer: '1', plz: '12345', stadt: 'Musterstadt', land: 'Deutschland' },
  email: 'hallo@seifenhof.example',
  telefon: '030 123456',
};

test('a mail ends with the signature, and with who sends it', () => {
  expect(postEnde({ signatur: 'Bis bald\n\nAda' }, laden)).toEqual([
    'Bis bald',
    '',
    'Ada',
    '',
    'Seifenhof · Ada Beispiel',
    'Hofweg 1, 12345 Musterstadt',
    'hallo@seifenhof.example · 030 123456',
  ]);
});

test('without a signature it ends with greetings of the shop, and without data with nothing odd', () => {
  expect(postEnde({ signatur: ' ' }, { ...leererLaden, name: 'Seifenhof' })).toEqual([
    'Herzliche Grüße',
    'Seifenhof',
    '',
    'Seifenhof',
  ]);
});

test.each(['absenderName', 'absender', 'antwortAn'])(
  'a line break in %s is refused, so that no value can add a header to a mail',
  (name) => {
    for (const lineBreak of ['\r\n', '\n', '\r', '\u2028', '\u0085']) {
      const leer = { absenderName: '', absender: '', antwortAn: '', signatur: '' };
      const result = postAngaben.safeParse({
        ...leer,
        [name]: `a@laden.example${lineBreak}Bcc: b@laden.example`,
      });
      expect(result.success).toBe(false);
    }
  },
);
