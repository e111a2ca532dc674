import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import { refusal } from '#test/ui/answers.ts';
import { signedIn, startPage } from '#test/ui/areas/auth.ts';
import {
  field,
  gruppeCalls,
  karte,
  openEinstellungen,
  openGruppe,
  settings,
  speichern,
  standOf,
} from '#test/ui/areas/einstellungen.ts';
import { meldung } from '#test/ui/meldung.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';

test('people of the workshop are added, moved and taken away, and the focus stays with them', async () => {
  const { answers, router } = await openEinstellungen();
  const form = await openGruppe('Laden');
  await expect.element(field(form, 'Name des Ladens')).toHaveFocus();
  await retype(field(form, 'Name des Ladens'), 'Hof');
  await form.getByRole('button', { name: 'Person hinzufügen' }).click();
  await expect.element(field(form, 'Name').nth(3)).toHaveFocus();
  await userEvent.keyboard('Ada');
  await form.getByRole('button', { name: 'Person 4 nach oben' }).click();
  await expect.element(form.getByRole('button', { name: 'Person 3 nach oben' })).toHaveFocus();
  await form.getByRole('button', { name: 'Person 1 entfernen' }).click();
  await speichern(form);

  await expect.element(meldung('Laden gespeichert.')).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(karte('Laden').getByText('Hof', { exact: true })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/admin/einstellungen', search: '' });
  expect(answers.sent(gruppeCalls.laden.save)).toMatchObject([
    {
      body: {
        version: 1,
        name: 'Hof',
        team: [{ name: 'Jonas Lindner' }, { name: 'Ada' }, { name: 'Clara Lindner' }],
      },
    },
  ]);
});

test('a wrong value is explained at its field, which gets the focus', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Laden');
  await retype(field(form, 'PLZ'), '123');
  await form.getByRole('button', { name: 'Person hinzufügen' }).click();
  await speichern(form);
  await expect.element(form.getByText('Eine deutsche Postleitzahl hat fünf Ziffern.')).toBeVisible();
  await expect.element(form.getByText('Bitte den Namen eingeben.')).toBeVisible();
  await expect.element(field(form, 'PLZ')).toHaveFocus();
  await retype(field(form, 'PLZ'), '12345');
  await speichern(form);
  await expect.element(field(form, 'Name').nth(3)).toHaveFocus();
  expect(answers.sent(gruppeCalls.laden.save)).toEqual([]);
  await form.getByRole('button', { name: 'Person 4 entfernen' }).click();
  await speichern(form);
  await expect.element(form).not.toBeInTheDocument();
});

test('when the session ends, what was typed is there again, rows of lists as well', async () => {
  const { answers, router } = await openEinstellungen();
  const form = await openGruppe('Laden');
  await retype(field(form, 'Slogan'), 'Neu');
  await form.getByRole('button', { name: 'Person hinzufügen' }).click();
  await userEvent.keyboard('Ada');
  answers.on(gruppeCalls.laden.save, refusal(401, 'Bitte melden Sie sich an.'));
  await speichern(form);
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  // Until then its fields may be those of the page that is left.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();

  answers.on(authCalls.login, signedIn('admin'));
  startPage(answers);
  settings(answers);
  await typeInto(page.getByLabelText('E-Mail'), 'admin@b.de');
  await typeInto(page.getByLabelText('Passwort', { exact: true }), 'geheim');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('link', { name: 'Weiter ausfüllen' }).first().click();
  await expect.element(form.getByText(/sind wieder da\.$/)).toBeVisible();
  await expect.element(field(form, 'Slogan')).toHaveValue('Neu');
  await expect.element(field(form, 'Name').nth(3)).toHaveValue('Ada');
  await speichern(form);
  await expect.element(meldung('Laden gespeichert.')).toBeVisible();
});

test('an employee sees the shop’s data, changes nothing, and no other call is made', async () => {
  const { router } = await openPage('/admin/dashboard', {
    as: 'werkstatt',
    answers: (answers) => answers.on(gruppeCalls.laden.read, ok(standOf('laden'))),
  });
  await page.getByRole('link', { name: 'Ladendaten ansehen' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Laden\u00addaten');
  expect(router.state.location.pathname).toBe('/admin/einstellungen');
  await expect.element(karte('Laden').getByText('Maria Lindner', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('button')).not.toBeInTheDocument();
});
