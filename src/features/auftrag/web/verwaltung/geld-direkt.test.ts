import { expect, test } from 'vitest';
import { makeZeile } from '#test/auftrag/auftrag-antworten.ts';
import { zahlungDirekt } from './geld-direkt.ts';

test('who enters money of an order that is paid online hears that the shop does that itself', () => {
  const folge = (zahlart: 'vorkasse' | 'online') =>
    zahlungDirekt(makeZeile(1, { zahlart })).frage?.consequence;
  expect(folge('online')).toMatch(/^Was online bezahlt wird, trägt der Laden selbst ein: /);
  expect(folge('vorkasse')).toMatch(/^War es ein anderer Betrag/);
});
