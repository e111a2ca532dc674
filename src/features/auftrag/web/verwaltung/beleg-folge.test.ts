import { expect, test } from 'vitest';
import { makeAuftrag } from '#test/auftrag/auftrag-antworten.ts';
import { korrekturFolge } from './beleg-folge.ts';
import { erlassenDirekt } from './geld-direkt.ts';

const belege = [{ nummer: 'RE-2026-0040', art: 'rechnung', tag: '2026-03-03', brutto: 26.49 }] as const;

test('a document that follows is said where there are some, and never to who is shown none', () => {
  expect(korrekturFolge({ belege: [...belege] })).toBe('Der Laden schreibt dazu eine Rechnungskorrektur.');
  expect([korrekturFolge({ belege: [] }), korrekturFolge({})]).toEqual(['', '']);
});

test('the question before a rest is let go of says it too', () => {
  const consequence = (auftrag: ReturnType<typeof makeAuftrag>) => erlassenDirekt(auftrag).frage?.consequence;
  expect(consequence(makeAuftrag({ belege: [...belege] }))).toMatch(
    /Rest\..* Der Laden schreibt dazu eine Rechnungskorrektur\.$/,
  );
  expect(consequence(makeAuftrag())).not.toMatch(/korrektur|\s$/);
});
