import { expect, test } from 'vitest';
import { makeAuftrag, makeEreignis } from '#test/auftrag/auftrag-antworten.ts';
import type { AuftragVoll } from '../../contract.ts';
import { isIrrtumGefragt, ruecknahmeFrage } from './ruecknahme-frage.ts';

const bezahlt = makeAuftrag();
const storniert = makeAuftrag({ stand: 'storniert', aufgabe: 'problem', zurueck: 26.49 });
const zahlung = makeEreignis(2, { typ: 'zahlung', text: 'Zahlung eingegangen: 26,49 €', betrag: 26.49 });
const frage = (...[auftrag, ereignis]: Parameters<typeof ruecknahmeFrage>) => {
  const { question, what, consequence, yes } = ruecknahmeFrage(auftrag, ereignis) ?? {};
  return [question, what, consequence, yes];
};

test('a payment is taken back after a question that names order, amount and what is missing then', () => {
  expect(frage(bezahlt, zahlung)).toEqual([
    'Zahlung zurücknehmen?',
    'B-26-AAA01, Mia Sommer: Zahlung eingegangen: 26,49 €',
    'Dann fehlen 26,49\u00a0€, und die Bestellung wartet wieder auf Geld.',
    'Zurücknehmen',
  ]);
  expect(isIrrtumGefragt(bezahlt, zahlung)).toBe(false);
});

test('one whose money is owed to the customer only as a mistake', () => {
  const [question, , consequence, yes] = frage(storniert, zahlung);
  expect([question, yes]).toEqual(['War diese Zahlung ein Irrtum?', 'Ja, ein Irrtum']);
  expect(consequence).toMatch(/^Die Bestellung ist storniert: 26,49\s€ sind der Kundschaft zurückzuzahlen\./);
  expect(isIrrtumGefragt(storniert, zahlung)).toBe(true);
});

test.each([
  ['erstattung', storniert, 5, /^Dann sind der Kundschaft wieder 31,49\s€ zurückzuzahlen\.$/],
  ['nachlass', makeAuftrag({ zurueck: 5 }), 5, /^Dann sind 5,00\s€ weniger zurückzuzahlen\.$/],
  ['erlassen', makeAuftrag({ bezahlt: 25, erlassen: 1.49 }), 1.49, /^Dann fehlen wieder 1,49\s€/],
  ['storniert', storniert, undefined, /reserviert.* Die 26,49\s€ gelten dann wieder für sie/],
] as const)('%s is asked for with its consequence', (typ, auftrag, betrag, consequence) => {
  const ereignis = makeEreignis(3, { typ, betrag });
  expect(frage(auftrag, ereignis)[2]).toMatch(consequence);
  expect(isIrrtumGefragt(auftrag, ereignis)).toBe(false);
});

test.each([
  ['nachlass', 5],
  ['erlassen', 1.49],
] as const)('%s that a document says is taken back with one more document', (typ, betrag) => {
  const belege: AuftragVoll['belege'] = [
    { nummer: 'RE-2026-0040', art: 'rechnung', tag: '2026-03-03', brutto: 26.49 },
  ];
  const [, , consequence] = frage(makeAuftrag({ belege, zurueck: 5 }), makeEreignis(3, { typ, betrag }));
  expect(consequence).toMatch(/Geschriebene Belege bleiben: .* eine weitere Rechnungskorrektur\.$/);
});

test('what is undone for free needs no question, unless a mail has said it already', () => {
  const gepackt = makeEreignis(3, { typ: 'gepackt', text: 'Gepackt' });
  expect(ruecknahmeFrage(bezahlt, gepackt)).toBeUndefined();
  const gesagt = { ...gepackt, hinausgegangen: ['Liegt bereit'] };
  expect(ruecknahmeFrage(bezahlt, gesagt)).toMatchObject({
    question: 'Trotzdem zurücknehmen?',
    warning: expect.stringContaining('„Liegt bereit“'),
  });
});
