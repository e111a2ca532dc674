import { expect, test } from 'vitest';
import { anmeldeHinweis } from './anmelde-hinweis.ts';

const none = { email: '', meldung: '' };

test.each([
  [null, none],
  [undefined, none],
  ['mia@post.example', none],
  [{ from: '/checkout' }, none],
  [{ email: 7, meldung: ['x'] }, none],
  [{ email: 'mia@post.example' }, { email: 'mia@post.example', meldung: '' }],
  [
    { email: 'mia@post.example', meldung: 'Gespeichert.', from: '/' },
    { email: 'mia@post.example', meldung: 'Gespeichert.' },
  ],
])('%j in the history', (state, expected) => {
  expect(anmeldeHinweis(state)).toEqual(expected);
});
