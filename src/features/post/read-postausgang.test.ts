import { expect, test } from 'vitest';
import { parseNachricht, parsePostLage, readDnsLage, readPostausgang } from './read-postausgang.ts';

test('an answer without its fields is an empty outbox', () => {
  expect(readPostausgang({})).toEqual({
    nachrichten: [],
    weitere: false,
    anzahl: { wartet: 0, gesendet: 0, nichtZugestellt: 0, abgelegt: 0 },
    smtp: true,
  });
  expect(parsePostLage(undefined)).toEqual({ problem: '', nichtZugestellt: 0 });
  expect(readDnsLage(null)).toEqual({ domain: '', eintraege: [] });
});

test('a message needs nothing but its id', () => {
  expect(readPostausgang({ nachrichten: [{ _id: 'a' }, { an: 'ohne' }, null] }).nachrichten).toEqual([
    expect.objectContaining({ _id: 'a', stand: 'wartet', an: '', fehler: '', gesendetAt: null }),
  ]);
  expect(parseNachricht({ _id: 'a', anhaenge: [{ nr: 1 }, 'x'] })).toMatchObject({
    anhaenge: [{ nr: 1, name: 'Anhang' }],
    html: '',
  });
  expect(parseNachricht({})).toBeUndefined();
});
