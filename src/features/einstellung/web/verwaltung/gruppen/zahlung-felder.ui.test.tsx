import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  einstellungenPath,
  field,
  gruppeCalls,
  karte,
  openEinstellungen,
  openGruppe,
  settings,
  speichern,
} from '#test/ui/areas/einstellungen.ts';
import { laden } from '#test/ui/laden.ts';
import { meldung } from '#test/ui/meldung.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype } from '#test/ui/type-into.ts';

test('an IBAN is grouped when its field is left, what is wrong with it is said, and the right one is sent', async () => {
  const { answers } = await openEinstellungen();
  await expect.element(karte('Zahlung').getByText('DE … 3000', { exact: true })).toBeVisible();
  const form = await openGruppe('Zahlung');
  const iban = field(form, 'IBAN');
  await expect.element(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
  await expect.element(form.getByText('„bei Abholung bezahlt“')).toBeVisible();

  await retype(iban, 'de02 1203 0000 0000 2020 5');
  await userEvent.keyboard('{Tab}');
  await expect.element(iban).toHaveValue('DE02 1203 0000 0000 2020 5');
  await expect
    .element(iban)
    .toHaveAccessibleDescription('Eine deutsche IBAN hat 22 Stellen; hier fehlt eine.');
  await retype(iban, 'DE20 1203 0000 0000 2020 51');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(iban)
    .toHaveAccessibleDescription(expect.stringMatching(/^Die Prüfziffern passen nicht/));
  await speichern(form);
  await expect.element(iban).toHaveFocus();
  expect(answers.sent(gruppeCalls.zahlung.save)).toEqual([]);
  await retype(iban, 'DE02120300000000202051');
  await userEvent.keyboard('{Tab}');
  await expect.element(iban).toHaveValue('DE02 1203 0000 0000 2020 51');
  await speichern(form);

  await expect.element(meldung('Zahlung gespeichert.')).toBeVisible();
  await expect.element(karte('Zahlung').getByText('DE … 2051', { exact: true })).toBeVisible();
  expect(answers.sent(gruppeCalls.zahlung.save)).toMatchObject([
    { body: { vorkasse: { iban: 'DE02120300000000202051' } } },
  ]);
});

test('a way to pay that is on is complete, or is switched off', async () => {
  await openEinstellungen('?feld=zahlung.vorkasse.kontoinhaber');
  const form = page.getByRole('dialog', { name: 'Zahlung bearbeiten' });
  const inhaber = field(form, 'Kontoinhaber, genau wie bei der Bank');
  await expect.element(inhaber).toHaveFocus();
  await retype(inhaber, '');
  await retype(field(form, 'IBAN'), '');
  await speichern(form);
  await expect.element(inhaber).toHaveFocus();
  await expect
    .element(inhaber)
    .toHaveAccessibleDescription(expect.stringMatching(/fehlt, wem das Konto gehört/));
  await expect
    .element(field(form, 'IBAN'))
    .toHaveAccessibleDescription(expect.stringMatching(/fehlt die IBAN/));
  await form.getByRole('switch', { name: 'Vorkasse: vorab überweisen' }).click();
  await speichern(form);
  await expect.element(karte('Zahlung').getByText('aus', { exact: true })).toBeVisible();
});

test('paying at pick-up without pick-up is said at its switch', async () => {
  const ohne = { ...laden.versand, abholung: { aktiv: false, ort: '', zeiten: '' } };
  await openPage(einstellungenPath, {
    as: 'admin',
    laden: { ...laden, versand: ohne },
    answers: settings,
  });
  const form = await openGruppe('Zahlung');
  const hint = form.getByText('Die Abholung selbst ist noch aus.');
  await expect.element(hint).toBeVisible();
  await form.getByRole('switch', { name: 'Bezahlen bei der Abholung' }).click();
  await expect.element(hint).not.toBeInTheDocument();
});
