import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { belegCalls } from '#features/beleg/calls.ts';
import { makeAuftrag } from '#test/auftrag/auftrag-antworten.ts';
import { refusal } from '#test/ui/answers.ts';
import { fuehrt, openAuftrag } from '#test/ui/areas/auftraege.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { textsOf } from '#test/ui/texts-of.ts';
import type { AuftragVoll } from '../../../contract.ts';

const belege = page.getByRole('region', { name: 'Belege' });
const auftrag = makeAuftrag({
  ...{ stand: 'versendet', aufgabe: 'erledigt', aktionen: ['nachlass', 'notiz'] },
  belege: [
    { nummer: 'RE-2026-0040', art: 'rechnung', tag: '2026-03-03', brutto: 26.49 },
    { nummer: 'RE-2026-0041', art: 'korrektur', tag: '2026-03-05', brutto: -7.2 },
  ],
});

test('the owner sees the documents of an order; why one does not come is said', async () => {
  await openAuftrag(auftrag, {
    as: 'admin',
    isPhone: true,
    answers: (answers) => {
      fuehrt(answers, auftrag);
      answers.on(belegCalls.pdf, refusal(503, 'Bitte versuchen Sie es gleich noch einmal.'));
    },
  });
  const zeilen = belege.getByRole('listitem');
  await expect.element(zeilen.first()).toBeVisible();
  expect(textsOf(zeilen)).toEqual([
    expect.stringMatching(/^Rechnung RE-2026-0040\s?03\.03\.2026\s?26,49\s€PDF laden$/),
    expect.stringMatching(/^Rechnungs\u00ad?korrektur RE-2026-0041\s?05\.03\.2026\s?−7,20\s€PDF laden$/),
  ]);
  await expect
    .element(belege.getByRole('link', { name: 'RE-2026-0041' }))
    .toHaveAttribute('href', '/admin/belege/RE-2026-0041');
  await expectAccessible();
  await belege.getByRole('button', { name: 'RE-2026-0041 als PDF laden' }).click();
  const warum = 'RE-2026-0041 wurde nicht geladen: Bitte versuchen Sie es gleich noch einmal.';
  await expect.element(page.getByText(warum)).toBeVisible();
});

test('a file of which the connection breaks off in the middle is a failure of the network', async () => {
  const abgerissen = () => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('%PDF-1.7'));
        stream.error(new TypeError('network error'));
      },
    });
    return new Response(body);
  };
  await openAuftrag(auftrag, {
    as: 'admin',
    answers: (answers) => {
      fuehrt(answers, auftrag);
      answers.on(belegCalls.pdf, abgerissen);
    },
  });
  await belege.getByRole('button', { name: 'RE-2026-0040 als PDF laden' }).click();
  const warum = 'RE-2026-0040 wurde nicht geladen: Netzwerkfehler.';
  await expect.element(page.getByText(warum)).toBeVisible();
});

test.for([
  ['beim Versand', {}],
  ['bei der Abholung', { versandart: 'abholung', aktionen: ['abgeholt'] }],
] as const)('before there is one it is said that the shop writes it %s', async ([wann, changed]) => {
  await openAuftrag(makeAuftrag(changed as Partial<AuftragVoll>), { as: 'admin' });
  await expect.element(belege).toMatchTextContent(`Die Rechnung schreibt der Laden ${wann}.`);
});

test.for([
  ['partly', { stand: 'teilversendet' }],
  ['wholly', { stand: 'versendet', aktionen: ['notiz'] }],
] as const)(
  'of an order that was %s delivered before there were invoices none is promised, and the owner can ask for it',
  async ([, teil]) => {
    await openAuftrag(makeAuftrag({ ...teil, istAltbestand: true } as Partial<AuftragVoll>), { as: 'admin' });
    await expect.element(belege).toMatchTextContent(/Von selbst schreibt er hier keine\./);
    await expect.element(belege).not.toMatchTextContent('beim Versand');
    const weg = belege.getByRole('link', { name: 'Belege nachholen' });
    await expect.element(weg).toHaveAttribute('href', '/admin/belege/altbestand');
  },
);

test('an order that was invoiced by hand says so', async () => {
  const teil = { stand: 'versendet', aktionen: ['notiz'], istAltbestand: true, istVonHand: true };
  await openAuftrag(makeAuftrag(teil as Partial<AuftragVoll>), { as: 'admin' });
  await expect
    .element(belege)
    .toMatchTextContent(/^Belege\s?Von Hand berechnet: .* Ihre Rechnung von Hand\./);
  await expect
    .element(belege.getByRole('link', { name: 'Zu den Abgehakten' }))
    .toHaveAttribute('href', '/admin/belege/altbestand#von-hand');
});

test.for([
  ['who is employed', 'werkstatt', {}],
  ['an order that left without one', 'admin', { stand: 'versendet', aktionen: ['notiz'] }],
] as const)('%s has no such part', async ([, as, changed]) => {
  await openAuftrag(makeAuftrag(changed as Partial<AuftragVoll>), { as });
  await expect.element(page.getByRole('region', { name: 'Verlauf' })).toBeVisible();
  await expect.element(belege).not.toBeInTheDocument();
});
