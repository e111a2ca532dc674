import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auftragCalls } from '#features/auftrag/calls.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { okWith } from '#shared/wire/envelope.ts';
import { bare, refusal } from '#test/ui/answers.ts';
import { dialog, snackbar } from '#test/ui/areas/auftraege.ts';
import {
  makeBegonnen,
  makeErstattung,
  makeLage,
  makeZurueck,
  openMitGeld,
  testIban,
  wird,
} from '#test/ui/areas/erstattung.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { erstattungCalls } from '../../../erstattung/erstattung-calls.ts';

const auftrag = makeZurueck();
const knopf = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const weg = (name: string) => dialog.getByRole('radio', { name });
const betrag = () => dialog.getByLabelText('Betrag');
const oeffne = async () => {
  await knopf('Geld zurückzahlen').click();
  await expect.element(betrag()).toHaveFocus();
};
const begonnen = makeLage({ frei: 0, erstattungen: [makeErstattung({ weg: 'anbieter', stand: 'laeuft' })] });

test('all of it goes back by the provider with Enter, and the order says that it is on its way', async () => {
  const { answers } = await openMitGeld(auftrag, makeLage({ bis: '2026-12-06' }));
  await oeffne();
  await expect.element(betrag()).toHaveValue('26,49');
  await expect.element(dialog).toMatchTextContent('Spätestens am 6. Dezember 2026 (§ 357 BGB)');
  await expect.element(weg('Über Stripe zurück')).toBeChecked();
  await expect.element(dialog).toMatchTextContent(/Bis zu 26,49\s€, auf dem Weg/);
  await expect.element(dialog).not.toMatchTextContent('Es fließt kein Geld');
  await expect.element(dialog.getByLabelText('IBAN')).not.toBeInTheDocument();
  await expectAccessible();
  wird(answers, 'beginnen', begonnen);
  const danach = makeBegonnen({ zurueckLaeuft: 26.49, aufgabe: 'erledigt', aktionen: ['notiz'] });
  answers.on(auftragCalls.read, okWith('', danach));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(snackbar).toMatchTextContent(/26,49\s€ sind auf dem Weg zurück/);
  await expect
    .element(page.getByRole('region', { name: 'Was zu tun ist' }))
    .toMatchTextContent(/26,49\s€ sind auf dem Weg zurück\. Es ist nichts zu tun\./);
  await expect
    .element(page.getByRole('region', { name: 'Zahlung', exact: true }))
    .toMatchTextContent(/Davon unterwegs\s*26,49/);
  await expect.element(page.getByRole('region', { name: 'Rückzahlungen' })).toMatchTextContent('unterwegs');
  // The button is gone; the focus is near it, not at the top of the page.
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy();
  expect(answers.sent(erstattungCalls.beginnen)).toMatchObject([
    { params: { id: auftrag._id }, body: { gesehen: 2, betrag: 26.49, weg: 'anbieter' } },
  ]);
});

test('what the provider can not return goes by transfer, and the shop says what is wrong at its field', async () => {
  const lage = makeLage({ anbieter: { betrag: 10, name: 'Mollie', modus: 'test' } });
  const { answers } = await openMitGeld(auftrag, lage);
  await oeffne();
  await expect.element(dialog).toMatchTextContent('Testmodus: Es fließt kein Geld.');
  await expect
    .element(dialog)
    .toMatchTextContent(/Über Mollie gehen nur 10,00\s€ zurück, die übrigen 16,49\s€ per Überweisung/);
  await expect.element(dialog).toMatchTextContent('fragt der Laden die Kundschaft per E-Mail');
  await typeInto(dialog.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 01');
  await typeInto(dialog.getByLabelText('Kontoinhaber'), 'Mia Sommer');
  await inDialog('Zurückzahlen');
  await expect.element(dialog).toMatchTextContent('Die Prüfziffern passen nicht');
  await retype(dialog.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00');
  answers.on(
    erstattungCalls.beginnen,
    refusal(400, 'Bitte prüfen.', {
      fehler: ['konto.inhaber: Bitte den vollen Namen.', 'betrag: Zurückzuzahlen sind nur 20,00 €.'],
    }),
  );
  await inDialog('Zurückzahlen');
  await expect
    .element(dialog.getByLabelText('Kontoinhaber'))
    .toHaveAccessibleDescription(/Bitte den vollen Namen\./);
  await expect.element(betrag()).toHaveAccessibleDescription(/Zurückzuzahlen sind nur 20,00\s€\./);
  await expect.element(dialog.getByLabelText('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
  await retype(betrag(), '20');
  wird(answers, 'beginnen', begonnen);
  await inDialog('Zurückzahlen');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(erstattungCalls.beginnen).at(-1)?.body).toEqual({
    ...{ gesehen: 2, betrag: 20, weg: 'anbieter' },
    konto: { iban: testIban, inhaber: 'Mia Sommer' },
  });
});

test('without a provider it is transferred; who has no mail has to be asked for the account first', async () => {
  const { anbieter: _, ...lage } = makeLage({ hatEmail: false });
  const { answers } = await openMitGeld(makeZurueck({ email: '' }), lage, { isPhone: true });
  await page.viewport(320, 740);
  await oeffne();
  await expect.element(weg('Per Überweisung')).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^Über/ })).not.toBeInTheDocument();
  await expect.element(dialog).toMatchTextContent('gibt es keine E-Mail-Adresse');
  await inDialog('Überweisung vorbereiten');
  await expect.element(dialog).toMatchTextContent('Bitte die IBAN angeben.');
  await expect.element(dialog).toMatchTextContent('Bitte angeben, wem das Konto gehört.');
  await expectAccessible();
  const { scrollWidth, clientWidth } = document.documentElement;
  await page.viewport(360, 740);
  expect(scrollWidth).toBe(clientWidth);
  expect(answers.sent(erstattungCalls.beginnen)).toEqual([]);
});

test('a transfer without an account is begun as well: its customer is asked', async () => {
  const { answers } = await openMitGeld(auftrag, makeLage());
  await oeffne();
  await weg('Per Überweisung').click();
  wird(answers, 'beginnen', begonnen);
  await inDialog('Überweisung vorbereiten');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(erstattungCalls.beginnen).map(({ body }) => body)).toEqual([
    { gesehen: 2, betrag: 26.49, weg: 'ueberweisung' },
  ]);
});

test('what was returned already is entered with its day, without anything that moves money', async () => {
  const { answers } = await openMitGeld(auftrag, makeLage(), {
    address: '?aktion=erstattung',
    schritte: { erstattung: { zurueck: 16.49, bezahlt: 16.49 } },
  });
  await expect.element(betrag()).toHaveFocus();
  await retype(betrag(), '10');
  await weg('Schon zurückgezahlt').click();
  await expect.element(dialog.getByLabelText('Zurückgezahlt am')).toHaveValue(tagOf(new Date()));
  await inDialog('Eintragen');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(erstattungCalls.beginnen)).toEqual([]);
  expect(answers.sent(auftragCalls.erstattung)).toMatchObject([
    { body: { gesehen: 2, betrag: 10, tag: tagOf(new Date()) } },
  ]);
});

test('the second of two owners hears what the first did, and sends what she has seen then', async () => {
  const { answers } = await openMitGeld(auftrag, makeLage());
  await oeffne();
  await retype(betrag(), '5');
  const message = `${auftrag.nummer} hat sich inzwischen geändert: Notiz (Maria, 10:12 Uhr).`;
  answers.on(auftragCalls.read, okWith('', { ...auftrag, letzteNr: 3 }));
  answers.on(erstattungCalls.beginnen, refusal(409, message));
  await inDialog('Zurückzahlen');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(message);
  await expect.element(betrag()).toHaveValue('5');
  wird(answers, 'beginnen', begonnen);
  await inDialog('Zurückzahlen');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(erstattungCalls.beginnen)).toMatchObject([
    { body: { gesehen: 2, betrag: 5 } },
    { body: { gesehen: 3, betrag: 5 } },
  ]);
});

test('an employee enters what was returned, and begins nothing', async () => {
  const { answers } = await openMitGeld(makeZurueck({ zurueckLaeuft: 6.49 }), makeLage(), {
    as: 'werkstatt',
    schritte: { erstattung: { zurueck: 6.49, aktionen: ['notiz'] } },
  });
  await oeffne();
  await expect.element(betrag()).toHaveValue('20,00');
  await expect.element(dialog).toMatchTextContent('was schon zurückgezahlt ist');
  await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument();
  await inDialog('Eintragen');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(erstattungCalls.list)).toEqual([]);
  expect(answers.sent(auftragCalls.erstattung)).toMatchObject([{ body: { betrag: 20 } }]);
});

test('what can not be read is said, and asked for again with the next press', async () => {
  const { answers } = await openMitGeld(auftrag, makeLage(), {
    answers: (given) => given.on(erstattungCalls.list, bare({ success: true, data: { frei: 'viel' } })),
  });
  await knopf('Geld zurückzahlen').click();
  await expect.element(page.getByText(/lässt sich gerade nicht laden/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  // Of a later version: the provider has no name, and its mode is not known.
  answers.on(
    erstattungCalls.list,
    bare({ success: true, data: { frei: 5, anbieter: { betrag: 5, modus: 'x' }, erstattungen: [] } }),
  );
  await knopf('Geld zurückzahlen').click();
  await expect.element(betrag()).toHaveValue('5,00');
  await expect.element(weg('Über den Zahlungsanbieter zurück')).toBeChecked();
  await expect.element(dialog).not.toMatchTextContent(/undefined|NaN|Invalid/);
});
