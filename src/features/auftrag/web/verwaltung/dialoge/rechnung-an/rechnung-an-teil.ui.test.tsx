import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { makeAuftrag, testAnschrift } from '#test/auftrag/auftrag-antworten.ts';
import { refusal } from '#test/ui/answers.ts';
import { dialog, fuehrt, openAuftrag } from '#test/ui/areas/auftraege.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { typeInto } from '#test/ui/type-into.ts';
import { auftragCalls } from '../../../../calls.ts';
import type { AuftragVoll } from '../../../../contract.ts';

const rechnung = { ...leereAnschrift, vorname: 'Erika', nachname: 'Beispiel' };
const teuer = makeAuftrag({
  ...{ stand: 'abholbereit', aufgabe: 'abholbereit', versandart: 'abholung', zahlart: 'abholung' },
  ...{ gesamt: 312, bezahlt: 0, offen: 312, rechnung, brauchtRechnungAn: true },
  aktionen: ['zahlung', 'abgeholt', 'notiz'],
});
const abgeholt: Partial<AuftragVoll> = { stand: 'abgeholt', aktionen: ['notiz'], rechnungAn: testAnschrift };
const versendet: Partial<AuftragVoll> = { stand: 'versendet', aktionen: ['notiz'] };
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const an = dialog.getByRole('group', { name: /^Rechnung über 250/ });

test('who hands over goods for more than 250 € says whom the invoice is made out to', async () => {
  const { answers } = await openAuftrag(teuer, { as: 'admin', isPhone: true, address: '?aktion=abgeholt' });
  await expect.element(an.getByLabelText('Nachname')).toHaveValue('Beispiel');
  await expect
    .element(dialog)
    .toMatchTextContent('Der Laden schreibt damit die Rechnung und schickt sie per E-Mail.');
  await expectAccessible();
  await inDialog('Mit Zahlung eintragen');
  for (const fehlt of ['Bitte die Straße eingeben.', 'Bitte die Postleitzahl eingeben.'])
    await expect.element(an).toMatchTextContent(fehlt);
  expect(answers.sent(auftragCalls.abgeholt)).toEqual([]);
  for (const [label, text] of [
    ['Straße', testAnschrift.strasse],
    ['Hausnummer', testAnschrift.hausnummer],
    ['PLZ', testAnschrift.plz],
    ['Ort', testAnschrift.stadt],
  ] as const)
    await typeInto(an.getByLabelText(label), text);

  // The server may know better.
  const fehler = ['rechnungAn.stadt: Diesen Ort gibt es nicht.'];
  answers.on(auftragCalls.abgeholt, refusal(400, 'Bitte prüfen Sie die Eingaben.', { fehler }));
  await inDialog('Mit Zahlung eintragen');
  await expect.element(an.getByLabelText('Ort')).toHaveAccessibleDescription('Diesen Ort gibt es nicht.');
  fuehrt(answers, teuer, { abgeholt });
  await inDialog('Ohne Zahlung eintragen');
  await expect.element(dialog).not.toBeInTheDocument();
  // What was said is seen beside what was known before.
  await expect
    .element(page.getByRole('region', { name: 'Abholung' }))
    .toMatchTextContent(/Erika Beispiel.*Rechnung an.*Lindenallee 12/);
  const rechnungAn = testAnschrift;
  expect(answers.sent(auftragCalls.abgeholt).map(({ body }) => body)).toEqual([
    { gesehen: 2, bezahlt: true, rechnungAn },
    { gesehen: 2, ohneZahlung: true, rechnungAn },
  ]);
});

const paket: Partial<AuftragVoll> = { aktionen: ['versendet', 'notiz'], rechnung };

test('a parcel for more than 250 € asks the same', async () => {
  const auftrag = makeAuftrag({ ...paket, brauchtRechnungAn: true });
  const { answers } = await openAuftrag(auftrag, { address: '?aktion=versendet' });
  await inDialog('Eintragen');
  await expect.element(an).toMatchTextContent('Bitte den Ort eingeben.');
  expect(answers.sent(auftragCalls.versendet)).toEqual([]);
});

test('an invoice goes to a company, which has no names', async () => {
  const posten = makeAuftrag().posten.map((one) => ({ ...one, imLager: 8, gedeckt: one.rest }));
  const leer = { ...testAnschrift, vorname: '', nachname: '' };
  const auftrag = makeAuftrag({ ...paket, rechnung: leer, posten, brauchtRechnungAn: true });
  const { answers } = await openAuftrag(auftrag, { address: '?aktion=versendet', schritte: { versendet } });
  await inDialog('Eintragen');
  await expect.element(an).toMatchTextContent('Bitte den Nachnamen eingeben.');
  await expect.element(an).toHaveAccessibleDescription('Mit Vor- und Nachnamen oder mit Firma.');
  await expect.element(an.getByLabelText('Nachname')).not.toBeRequired();
  const firma = 'Kita Sonnenschein e. V.';
  await typeInto(an.getByLabelText('Firma'), firma);
  await inDialog('Eintragen');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls.versendet)).toMatchObject([{ body: { rechnungAn: { ...leer, firma } } }]);
});

test('any other is not asked, and nothing of it is sent', async () => {
  const posten = makeAuftrag().posten.map((one) => ({ ...one, imLager: 8, gedeckt: one.rest }));
  const { answers } = await openAuftrag(makeAuftrag({ ...paket, posten }), {
    address: '?aktion=versendet',
    schritte: { versendet },
  });
  await expect.element(dialog.getByLabelText('Sendungsnummer')).toBeVisible();
  await expect.element(an).not.toBeInTheDocument();
  await inDialog('Eintragen');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls.versendet).map(({ body }) => body)).toEqual([
    { gesehen: 2, dienst: 'DHL', nummer: '' },
  ]);
});
