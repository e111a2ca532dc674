import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeAuftrag, makeEreignis } from '#test/auftrag/auftrag-antworten.ts';
import { dialog, openAuftrag } from '#test/ui/areas/auftraege.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { auftragCalls } from '../../../calls.ts';
import type { AuftragVoll } from '../../../contract.ts';

const vorlage = makeAuftrag();
const [lavendel, minze] = vorlage.posten;
const rechnung = { nummer: 'RE-2026-0040', art: 'rechnung', tag: '2026-03-03', brutto: 26.49 } as const;
const verschickt = makeAuftrag({
  belege: [rechnung],
  ...{ stand: 'versendet', aufgabe: 'erledigt', aktionen: ['zahlung', 'nachlass', 'notiz'] },
  posten: [
    { ...lavendel, nr: 1, rest: 0, geliefert: 2, nachlassbar: 2 },
    { ...minze, nr: 2, rest: 0, geliefert: 1, nachlassbar: 0, nachgelassen: 1 },
  ] as typeof vorlage.posten,
});
const nachher: Partial<AuftragVoll> = {
  ...{ aufgabe: 'problem', gesamt: 14.4, zurueck: 12.09 },
  aktionen: ['erstattung', 'nachlass', 'notiz'],
  ereignisse: [
    ...verschickt.ereignisse,
    makeEreignis(3, { typ: 'nachlass', text: '12,09 € nachgelassen', betrag: 12.09, kannZurueck: false }),
  ],
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const betrag = () => dialog.getByLabelText('Betrag');

test('a part of the price is let go of: the sum follows the choice, and says what is to be returned', async () => {
  const { answers } = await openAuftrag(verschickt, { as: 'admin', schritte: { nachlass: nachher } });
  await press('Preis nachlassen');
  await expect.element(dialog.getByLabelText('Lavendeltraum: Stück')).toHaveTextContent('0 von 2');
  // What was let go of before is not offered.
  await expect.element(dialog.getByLabelText('Minzmorgen: Stück')).not.toBeInTheDocument();
  await inDialog('Lavendeltraum: ein Stück mehr');
  await expect.element(betrag()).toHaveValue('7,20');
  await expect.element(dialog.getByLabelText('Lavendeltraum: wieder verkaufen')).not.toBeChecked();
  await dialog.getByLabelText('Porto erlassen').click();
  await expect.element(betrag()).toHaveValue('12,09');
  await expect.element(dialog).toMatchTextContent(/Danach sind 12,09\s€ zurückzuzahlen\./);
  await expect.element(dialog).toMatchTextContent('Der Laden schreibt dazu eine Rechnungskorrektur.');
  await inDialog('Nachlassen');
  await expect.element(dialog).toMatchTextContent('Bitte den Grund angeben.');
  await typeInto(dialog.getByLabelText('Grund'), 'Eine kam zerbrochen an.');
  await inDialog('Nachlassen');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls.nachlass).map(({ body }) => body)).toEqual([
    {
      ...{ gesehen: 2, betrag: 12.09, text: 'Eine kam zerbrochen an.', versand: 4.89 },
      teile: [{ nr: 1, menge: 1, regal: false }],
    },
  ]);
  // The next thing is to return it.
  const tun = page.getByRole('region', { name: 'Was zu tun ist' });
  await expect.element(tun.getByRole('button', { name: 'Geld zurückzahlen' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Produkte' })).toMatchTextContent(/1 nachgelassen/);
  await expect
    .element(page.getByRole('region', { name: 'Produkte' }))
    .toMatchTextContent(/Davon nachgelassen−12,09\s€/);
});

test('a sum that is typed stays, whatever is chosen, and pieces go back to the shelf only when it is said', async () => {
  const { answers } = await openAuftrag(verschickt, { as: 'admin', schritte: { nachlass: nachher } });
  await press('Preis nachlassen');
  await retype(betrag(), '30');
  await typeInto(dialog.getByLabelText('Grund'), 'Kulanz');
  await inDialog('Nachlassen');
  await expect.element(dialog).toMatchTextContent(/Höchstens 26,49\s€\./);
  await retype(betrag(), '3');
  await inDialog('Lavendeltraum: ein Stück mehr');
  await dialog.getByLabelText('Lavendeltraum: wieder verkaufen').click();
  await expect.element(betrag()).toHaveValue('3');
  await inDialog('Nachlassen');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls.nachlass)).toMatchObject([
    { body: { betrag: 3, teile: [{ nr: 1, menge: 1, regal: true }] } },
  ]);
});

test('only the owner is offered it', async () => {
  await openAuftrag(verschickt);
  await expect.element(page.getByRole('button', { name: 'Weitere Zahlung eintragen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Preis nachlassen' })).not.toBeInTheDocument();
});
