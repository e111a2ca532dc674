import { describe, expect, test } from 'vitest';
import { linkLage, parseLink } from './link-lage.ts';

const link = `${'a-Z_9'.repeat(8)}xyz`;
const other = 'b'.repeat(43);
const getan = { art: 'passwort', email: 'mia@post.example', meldung: 'Ihr neues Passwort gilt.' };

describe('the page of links is about', () => {
  test.each([
    ['the link of the address', `#${link}`, null, { link }],
    ['the link that the history keeps', '', { link }, { link }],
    ['the newly opened link', `#${link}`, { link: other }, { link }],
    ['the kept link after a jump within the page', '#inhalt', { link }, { link }],
    ['what was done', '', { getan }, { getan }],
    [
      'what was done, in unknown words',
      '',
      { getan: { art: 'email', email: 1 } },
      { getan: { art: 'email', email: '', meldung: '' } },
    ],
    ['nothing without both', '', null, undefined],
    ['nothing with a cut link', `#${link.slice(1)}`, null, undefined],
    ['nothing with a longer one', `#${link}=`, null, undefined],
    ['nothing with a kept link that is none', '', { link: '<b>' }, undefined],
    ['nothing with something done that is unknown', '', { getan: { art: 'x' } }, undefined],
    ['nothing with other state', '', 'x', undefined],
  ])('%s', (_what, hash, state, expected) => {
    expect(linkLage(hash, state)).toEqual(expected);
  });
});

test.each([
  [
    { art: 'einladung', email: 'mia@post.example', name: 'Mia Sommer', more: 1 },
    { art: 'einladung', email: 'mia@post.example', name: 'Mia Sommer', istAngemeldet: false },
  ],
  [{ art: 'bestaetigung' }, { art: 'bestaetigung', email: '', name: '', istAngemeldet: false }],
  [
    { art: 'bestaetigung', istAngemeldet: true },
    { art: 'bestaetigung', email: '', name: '', istAngemeldet: true },
  ],
  [{ art: 'toString', email: 'mia@post.example' }, undefined],
  [{}, undefined],
  [null, undefined],
  ['passwort', undefined],
])('the answer %j', (data, expected) => {
  expect(parseLink(data)).toEqual(expected);
});
