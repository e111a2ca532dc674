import { expect, test } from 'vitest';
import { sammelNachricht, stundeOf } from './sammel-nachricht.ts';

const sammel = { was: 'Widerrufe', href: '/admin/widerrufe' };
const geschrieben = (at: string) => sammelNachricht({ art: 'widerrufMeldung', sammel }, new Date(at));

test('messages of one hour are told once, at its end', () => {
  const erste = geschrieben('2026-11-26T09:00:00.000Z');
  const letzte = geschrieben('2026-11-26T09:59:59.999Z');
  expect(erste).toEqual(letzte);
  expect(erste.erstAb).toEqual(new Date('2026-11-26T10:00:00.000Z'));
  expect(geschrieben('2026-11-26T10:00:00.000Z').schluessel).not.toBe(erste.schluessel);
  expect(stundeOf(new Date('2026-11-26T09:14:00.000Z')).von).toEqual(new Date('2026-11-26T09:00:00.000Z'));
});

test('it says the hour in the workshop, and where the others are seen', () => {
  const { bloecke } = geschrieben('2026-11-26T09:14:00.000Z');
  expect(JSON.stringify(bloecke)).toContain(
    'Am 26. November 2026 sind zwischen 10:00 und 11:00 Uhr mehr als 5 Widerrufe eingegangen.',
  );
  expect(bloecke.at(-1)).toMatchObject({ kind: 'knopf', href: '/admin/widerrufe' });
});
