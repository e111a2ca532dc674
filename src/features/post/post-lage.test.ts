import { expect, test } from 'vitest';
import { ohneMailserver, type PostFakten, postLageOf } from './post-lage.ts';

const gut: PostFakten = { nichtZugestellt: 0, haengt: 0, smtp: true, oeffentlich: true, hasAbsender: true };

test.each<[string, Partial<PostFakten>, string]>([
  ['all goes well', {}, ''],
  ['a public shop has no mail server', { smtp: false, nichtZugestellt: 2 }, ohneMailserver],
  ['a shop for this machine has no mail server', { smtp: false, oeffentlich: false }, ''],
  ['one was refused', { nichtZugestellt: 1 }, 'Eine Nachricht ist nicht angekommen.'],
  ['three were refused', { nichtZugestellt: 3, haengt: 1 }, '3 Nachrichten sind nicht angekommen.'],
  ['one waits', { haengt: 1 }, 'Eine Nachricht wartet seit über einer Stunde.'],
  ['two wait', { haengt: 2 }, '2 Nachrichten warten seit über einer Stunde.'],
  [
    'there is no sender',
    { hasAbsender: false, haengt: 2 },
    'Es geht keine Post hinaus: In Einstellungen › Post fehlt der Absender.',
  ],
  ['there is no sender, but nothing to send', { hasAbsender: false }, ''],
])('%s', (_, fakten, problem) => {
  expect(postLageOf({ ...gut, ...fakten }).problem).toBe(problem);
});
