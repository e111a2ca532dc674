import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import { makeAuftrag, makeEreignis, testAnschrift } from '#test/auftrag/auftrag-antworten.ts';
import { lost, refusal } from '#test/ui/answers.ts';
import { dialog, fuehrt, openAuftrag, snackbar } from '#test/ui/areas/auftraege.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { auftragCalls } from '../../../calls.ts';

const auftrag = makeAuftrag();
const offene = makeAuftrag({
  ...{ stand: 'offen', aufgabe: 'geld', gesamt: 20.7, bezahlt: 0, offen: 20.7, letzteNr: 1 },
  ...{ ereignisse: [makeEreignis(1)], aktionen: ['zahlung', 'stornieren', 'notiz'] },
});
const region = (name: string) => page.getByRole('region', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const betrag = () => dialog.getByLabelText('Betrag');

test('an order is cancelled with a reason, and says what money to return', async () => {
  const grund = 'Die Seifen sind zerbrochen.';
  const storniert = makeEreignis(3, { typ: 'storniert', text: 'Storniert', details: [grund] });
  const { answers } = await openAuftrag(auftrag, {
    as: 'admin',
    schritte: {
      stornieren: {
        ...{ stand: 'storniert', aufgabe: 'problem', zurueck: 26.49, aktionen: ['erstattung', 'notiz'] },
        ereignisse: [...auftrag.ereignisse, storniert],
      },
    },
  });
  await press('Stornieren');
  await expect.element(dialog).toMatchTextContent(/26,49\s€: Bitte zahlen Sie das Geld danach zurück/);
  await inDialog('Stornieren');
  await expect.element(dialog).toMatchTextContent('Bitte den Grund angeben.');
  await typeInto(dialog.getByLabelText('Grund'), grund);
  await inDialog('Stornieren');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(region('Was zu tun ist')).toMatchTextContent('storniert');
  await expect.element(region('Verlauf')).toMatchTextContent(grund);
  await expect.element(page.getByRole('button', { name: 'Geld zurückzahlen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Stornieren', exact: true })).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls.stornieren)).toMatchObject([{ body: { gesehen: 2, text: grund } }]);
});

test('a double click opens a dialog that stays; a click beside it closes it', async () => {
  await openAuftrag(offene);
  await page.getByRole('button', { name: 'Zahlung eintragen', exact: true }).dblClick();
  await expect.element(betrag()).toHaveFocus();
  // Its second press may come after the focus, and must not take it.
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  document.elementFromPoint(5, 5)?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await page.elementLocator(document.documentElement).click({ position: { x: 5, y: 5 } });
  await expect.element(dialog).not.toBeInTheDocument();
});

/** Another person has booked money meanwhile. */
const inzwischen = (betragText: string, offen: number) => ({
  message: `${offene.nummer} hat sich inzwischen geändert: Zahlung eingegangen: ${betragText} (Maria, 10:12 Uhr).`,
  jetzt: {
    ...{ ...offene, offen, bezahlt: 20.7 - offen, letzteNr: 2 },
    ereignisse: [...offene.ereignisse, makeEreignis(2, { typ: 'zahlung', text: `Zahlung: ${betragText}` })],
  },
});

test('who is second is told what the first did, keeps what was typed and can send it again', async () => {
  const { answers } = await openAuftrag(offene);
  await press('Zahlung eintragen');
  await expect.element(betrag()).toHaveValue('20,70');
  await retype(betrag(), '12,50');
  const { message, jetzt } = inzwischen('5,00 €', 15.7);
  answers.on(auftragCalls.read, ok(jetzt));
  answers.on(auftragCalls.zahlung, refusal(409, message));
  await inDialog('Eintragen');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(message);
  await expect.element(betrag()).toHaveValue('12,50');
  await expect.element(dialog).toMatchTextContent(/offen: 15,70\s€/);
  fuehrt(answers, jetzt, { zahlung: { offen: 3.2, bezahlt: 17.5 } });
  await inDialog('Eintragen');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(region('Zahlung')).toMatchTextContent(/3,20\s€/);
  expect(answers.sent(auftragCalls.zahlung)).toMatchObject([
    { body: { gesehen: 1, betrag: 12.5 } },
    { body: { gesehen: 2, betrag: 12.5 } },
  ]);
});

test('a lost step keeps what was typed, and is sent again', async () => {
  const { answers } = await openAuftrag(offene, { isPhone: true });
  await press('Zahlung eintragen');
  await retype(betrag(), '3');
  answers.on(auftragCalls.zahlung, lost);
  await inDialog('Eintragen');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Netzwerkfehler');
  await expect.element(betrag()).toHaveValue('3');
  fuehrt(answers, offene, { zahlung: { offen: 17.7 } });
  await inDialog('Eintragen');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(snackbar).toMatchTextContent(offene.nummer);
});

test('a part is sent with its number, and the days on which the rest follows', async () => {
  const { answers, router } = await openAuftrag(makeAuftrag({ offen: 5, isZuFertigen: true }), {
    address: '?aktion=versendet',
    schritte: { versendet: { stand: 'teilversendet', aktionen: ['versendet', 'notiz'] } },
  });
  await expect.poll(() => router.state.location.search).toBe('');
  // What is not on the shelf is not offered.
  await expect.element(dialog.getByLabelText('Lavendeltraum: Stück')).toHaveTextContent('2 von 2');
  await expect.element(dialog.getByLabelText('Minzmorgen: Stück')).toHaveTextContent('0 von 1');
  await typeInto(dialog.getByLabelText('Sendungsnummer'), '00340434161094042557');
  await expect
    .element(dialog)
    .toMatchTextContent(
      /Der Laden schreibt damit die Rechnung und schickt sie in der E-Mail mit\. Das lässt sich nicht/,
    );
  await inDialog('Lavendeltraum: ein Stück weniger');
  await inDialog('Eintragen');
  await expect.element(dialog).toMatchTextContent('Bitte bestätigen Sie das.');
  await expect.element(dialog).toMatchTextContent('Bitte einen Tag angeben.');
  await dialog.getByLabelText('Trotzdem verschicken').click();
  await dialog.getByLabelText('Von').fill('2026-12-01');
  await dialog.getByLabelText('Bis').fill('2026-12-03');
  await inDialog('Eintragen');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(snackbar).toMatchTextContent('Verschickt.');
  expect(answers.sent(auftragCalls.versendet).map(({ body }) => body)).toEqual([
    {
      ...{ gesehen: 2, dienst: 'DHL', nummer: '00340434161094042557', ohneZahlung: true },
      ...{ teile: [{ nr: 1, menge: 1 }], rest: { von: '2026-12-01', bis: '2026-12-03' } },
    },
  ]);
});

test('an address that no paper can show is said at the order, and in the dialog until it is written in Latin letters', async () => {
  const lieferung = { ...auftrag.rechnung, vorname: 'محمد' };
  await openAuftrag({ ...auftrag, lieferung });
  const versand = page.getByRole('region', { name: 'Versand' });
  await expect.element(versand).toMatchTextContent(/Auf Papier stünde „\[\?\]“ statt .*محمد/);
  await press('Adresse ändern');
  await expect.element(dialog).toMatchTextContent('Bitte hier mit lateinischen Buchstaben schreiben.');
  await retype(dialog.getByLabelText('Vorname'), 'Mohammed');
  await expect.element(dialog).not.toMatchTextContent('Auf Papier');
  await retype(dialog.getByLabelText('Straße'), 'DHL-Packstation 145');
  await expect.element(dialog.getByLabelText('Postnummer')).toBeVisible();
});

test('pieces are cancelled, the address is corrected, a message is written', async () => {
  const { answers } = await openAuftrag(auftrag, {
    schritte: { teilStornieren: {}, adresse: {}, nachricht: {}, notiz: {} },
  });
  await press('Teil stornieren');
  await inDialog('Minzmorgen: ein Stück mehr');
  await expect.element(dialog).toMatchTextContent(/Ware für 7,20\s€ wird storniert/);
  await inDialog('Teil stornieren');
  await expect.element(dialog).not.toBeInTheDocument();

  await press('Adresse ändern');
  await retype(dialog.getByLabelText('PLZ'), '123');
  await inDialog('Speichern');
  await expect.element(dialog).toMatchTextContent('Eine deutsche Postleitzahl hat fünf Ziffern.');
  await retype(dialog.getByLabelText('PLZ'), '04229');
  await inDialog('Speichern');
  await expect.element(dialog).not.toBeInTheDocument();

  await press('Nachricht schreiben');
  await expect.element(dialog).toMatchTextContent('mia@kundschaft.example');
  await typeInto(dialog.getByLabelText('Nachricht'), 'Es dauert einen Tag.');
  await inDialog('Absenden');
  await expect.element(dialog).not.toBeInTheDocument();

  await press('Notiz schreiben');
  await inDialog('Speichern');
  await expect.element(dialog).toMatchTextContent('Bitte etwas schreiben.');
  await typeInto(dialog.getByLabelText('Notiz'), 'Karte beilegen');
  await inDialog('Speichern');
  await expect.element(dialog).not.toBeInTheDocument();
  const { teilStornieren, adresse, nachricht, notiz } = auftragCalls;
  const sent = [teilStornieren, adresse, nachricht, notiz].flatMap((call) =>
    answers.sent(call).map(({ body }) => body),
  );
  expect(sent).toEqual([
    { gesehen: 2, teile: [{ nr: 2, menge: 1 }] },
    { gesehen: 3, anschrift: { ...testAnschrift, plz: '04229' } },
    { gesehen: 4, text: 'Es dauert einen Tag.' },
    { gesehen: 5, text: 'Karte beilegen' },
  ]);
});

test('a note that was begun is no message to the customer, and another form of the order leaves it', async () => {
  await openAuftrag(auftrag, { as: 'admin' });
  const leave = async () => {
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await press('Notiz schreiben');
  await typeInto(dialog.getByLabelText('Notiz'), 'Karte beilegen');
  await leave();
  await press('Nachricht schreiben');
  await expect.element(dialog.getByLabelText('Nachricht')).toHaveValue('');
  await leave();
  await press('Stornieren');
  await leave();
  await press('Notiz schreiben');
  await expect.element(dialog.getByLabelText('Notiz')).toHaveValue('Karte beilegen');
});

test('what is fetched is paid there or later, and is never called cash', { tags: ['@R44'] }, async () => {
  const { lieferung: _, ...abholung } = makeAuftrag({
    ...{ versandart: 'abholung', zahlart: 'abholung', stand: 'abholbereit', aufgabe: 'abholbereit' },
    ...{ offen: 26.49, bezahlt: 0, aktionen: ['zahlung', 'abgeholt', 'notiz'] },
    abholung: { ort: 'Hofweg 3, Leipzig', zeiten: 'Freitag 15–18 Uhr' },
  });
  const { answers } = await openAuftrag(abholung, {
    schritte: { abgeholt: { stand: 'abgeholt', aktionen: ['notiz'] } },
  });
  await expect.element(region('Abholung')).toMatchTextContent('Hofweg 3, Leipzig');
  await press('Abholung eintragen');
  await expect.element(dialog.getByRole('button', { name: 'Mit Zahlung eintragen' })).toBeVisible();
  await expect.element(page.elementLocator(document.body)).not.toMatchTextContent(/\bbar(geld)?\b/i);
  await inDialog('Ohne Zahlung eintragen');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls.abgeholt).map(({ body }) => body)).toEqual([
    { gesehen: 2, ohneZahlung: true },
  ]);
});

test('a forgiven rest that comes all the same is not said to be returned', async () => {
  const geld = { gesamt: 26.49, bezahlt: 26.4, erlassen: 0.09, offen: 0 };
  await openAuftrag(makeAuftrag({ stand: 'bezahlt', aufgabe: 'packen', ...geld, aktionen: ['zahlung'] }), {
    address: '?aktion=zahlung',
  });
  await expect
    .element(dialog)
    .toMatchTextContent(/Erlassen waren 0,09\s€: Nur was darüber kommt, ist zurückzuzahlen\./);
});
