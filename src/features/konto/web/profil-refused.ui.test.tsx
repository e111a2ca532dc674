import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { profilCalls, zugangCalls } from '#features/konto/calls.ts';
import { okWith } from '#shared/wire/envelope.ts';
import { lost, refusal } from '#test/ui/answers.ts';
import { signedIn, storedSession } from '#test/ui/areas/auth.ts';
import { frage, makeProfil, oeffnen, openForm, openProfil, serveProfil, teil } from '#test/ui/areas/konto.ts';
import { people } from '#test/ui/people.ts';

const name = 'Name und Telefon';
const allOf = '{Control>}a{/Control}';
const main = page.getByRole('main');
const refused = (...fehler: string[]) => refusal(400, 'Ungültige Eingabe', { fehler });
const saved = okWith('Gespeichert.', makeProfil({ telefon: '0341 55' }));

test('a delivery address is sent with its switch; faults stand at their fields', async () => {
  const { answers } = await openProfil((given) => {
    const fault = 'lieferadresse.plz: Eine deutsche Postleitzahl hat fünf Ziffern.';
    given.on(profilCalls.save, refused(fault));
  });
  const form = await openForm('Adressen');
  await form.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).click();
  const lieferung = form.getByRole('group', { name: 'Lieferadresse' });
  const plz = lieferung.getByLabelText('PLZ');
  await userEvent.type(lieferung.getByLabelText('Vorname'), 'Oma');
  await userEvent.type(plz, '0410');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(plz).toHaveFocus();
  await expect.element(plz).toHaveAccessibleDescription(/fünf Ziffern/);
  answers.on(profilCalls.save, saved);
  await userEvent.keyboard('{End}9{Enter}');
  await expect.element(teil('Adressen')).toMatchTextContent('Gespeichert.');
  expect(answers.sent(profilCalls.save).at(-1)?.body).toEqual({
    lieferadresse: { verwendet: true, vorname: 'Oma', plz: '04109' },
  });
});

test('a lost connection keeps what was typed, and a second try saves it', async () => {
  const { answers } = await openProfil((given) => given.on(profilCalls.save, lost));
  const form = await openForm(name);
  await form.getByLabelText('Telefon').click();
  await userEvent.keyboard(`${allOf}0341 55{Enter}`);
  await expect.element(form.getByRole('alert')).toMatchTextContent('Netzwerkfehler');
  await expect.element(form.getByLabelText('Telefon')).toHaveValue('0341 55');
  await expect.element(form.getByLabelText('Telefon')).toHaveFocus();
  answers.on(profilCalls.save, saved);
  await userEvent.keyboard('{Enter}');
  await expect.element(teil(name)).toMatchTextContent('0341 55');
  // Tried twice, as every change that may be repeated.
  expect(answers.sent(profilCalls.save)).toHaveLength(3);
});

test('a new password is refused at its field, the old one at its own; then this device stays', async () => {
  const { answers } = await openProfil((given) =>
    given.on(zugangCalls.passwort, refused('password: Das Passwort stimmt nicht.')),
  );
  const form = await openForm('Passwort');
  const bisher = form.getByLabelText('Bisheriges Passwort', { exact: true });
  const neu = form.getByLabelText('Neues Passwort', { exact: true });
  await userEvent.type(bisher, 'nicht meines');
  await userEvent.type(neu, 'passwort');
  await expect.element(form.getByRole('meter', { name: 'Passwortstärke' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(bisher).toHaveFocus();
  await expect.element(bisher).toHaveAccessibleDescription('Das Passwort stimmt nicht.');
  await userEvent.keyboard(`${allOf}ihr Passwort`);
  answers.on(zugangCalls.passwort, refused('neu: Dieses Passwort ist schnell erraten.'));
  await userEvent.keyboard('{Enter}');
  await expect.element(neu).toHaveFocus();
  await expect.element(neu).toHaveAccessibleDescription(/schnell erraten/);
  await userEvent.keyboard(`${allOf}Seifenkiste am Fenster`);
  answers.on(zugangCalls.passwort, signedIn('anna'));
  const reads = answers.sent(profilCalls.read).length;
  await form.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect.element(oeffnen('Passwort')).toHaveFocus();
  expect(storedSession().token).toBe(signedIn('anna').token);
  // The list of devices is read again.
  await expect.poll(() => answers.sent(profilCalls.read).length).toBeGreaterThan(reads);
  expect(answers.sent(zugangCalls.passwort).at(-1)?.body).toEqual({
    password: 'ihr Passwort',
    neu: 'Seifenkiste am Fenster',
  });
});

test('a lost answer to a new password says that it may have worked', async () => {
  await openProfil((answers) => answers.on(zugangCalls.passwort, lost));
  const form = await openForm('Passwort');
  await userEvent.type(form.getByLabelText('Bisheriges Passwort', { exact: true }), 'ihr Passwort');
  await userEvent.type(
    form.getByLabelText('Neues Passwort', { exact: true }),
    'Seifenkiste am Fenster{Enter}',
  );
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent(
      /^Netzwerkfehler.* Vielleicht hat es schon geklappt: Bitte melden Sie sich neu an\.$/,
    );
});

test('the end of the session leads to the sign-in and back to what was typed', async () => {
  const { answers, router } = await openProfil((given) => {
    given.on(profilCalls.save, refusal(401, 'Sitzung abgelaufen.'));
    given.on(authCalls.login, signedIn('anna'));
  });
  const form = await openForm(name);
  await form.getByLabelText('Telefon').click();
  await userEvent.keyboard(`${allOf}0341 55{Enter}`);
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  // Until then its fields may be those of the page that is left.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  answers.on(profilCalls.save, saved);
  await userEvent.type(main.getByLabelText('E-Mail'), people.anna.email);
  await userEvent.type(main.getByLabelText('Passwort', { exact: true }), 'ihr Passwort{Enter}');
  await expect.element(form.getByLabelText('Telefon')).toHaveValue('0341 55');
  expect(router.state.location.pathname).toBe('/profile');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(teil(name)).toMatchTextContent('Gespeichert.');
  expect(answers.sent(profilCalls.save).at(-1)?.body).toEqual({ telefon: '0341 55' });
});

test('a profile that cannot be loaded can be tried again; so can the orders', async () => {
  const no = refusal(500, 'Nein');
  const { answers } = await openProfil((given) =>
    given.on(profilCalls.read, no).on(profilCalls.bestellungen, no),
  );
  await expect
    .element(main.getByRole('alert'))
    .toMatchTextContent('Ihr Profil konnte gerade nicht geladen werden.');
  serveProfil(answers);
  answers.on(profilCalls.bestellungen, no);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(teil(name)).toMatchTextContent('Anna Sommer');
  const bestellungen = teil('Bestellungen');
  await expect
    .element(bestellungen.getByRole('alert'))
    .toMatchTextContent('konnten gerade nicht geladen werden');
  // One call and its two repetitions, whoever shows the failure.
  expect(answers.sent(profilCalls.bestellungen).length).toBeLessThanOrEqual(3);
  serveProfil(answers);
  await bestellungen.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(bestellungen).toMatchTextContent('Hier stehen Ihre Bestellungen');
});

test('the account stays when the deletion is refused, and its words are shown', async () => {
  await openProfil((answers) =>
    answers.on(zugangCalls.loeschen, refused('password: Das Passwort stimmt nicht.')),
  );
  const password = (await openForm('Konto löschen')).getByLabelText('Ihr Passwort', { exact: true });
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('falsch{Enter}');
  await frage.getByRole('button', { name: 'Ja, endgültig löschen' }).click();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription('Das Passwort stimmt nicht.');
  await expect.element(password).toHaveValue('falsch');
});
