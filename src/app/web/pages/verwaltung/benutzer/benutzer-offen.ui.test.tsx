import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { benutzerCalls } from '#features/benutzer/calls.ts';
import type { BenutzerData } from '#features/benutzer/contract.ts';
import { umgebungCalls } from '#features/einstellung/umgebung-calls.ts';
import { umgebung } from '#features/einstellung/umgebung-contract.ts';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { refusal } from '#test/ui/answers.ts';
import { gives, person, rowOf, shownNames } from '#test/ui/areas/benutzer.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { meldung } from '#test/ui/meldung.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';

const anna = person({
  _id: 'anna',
  vorname: 'Anna',
  nachname: 'Sommer',
  email: 'anna@b.de',
  status: 'active',
});
const maria = person({ _id: 'admin', vorname: 'Maria', nachname: 'Lindner', role: 'admin' });

const ohneServer = 'Es ist kein Mailserver eingerichtet';
const dialog = (name: string): Locator => page.getByRole('dialog', { name });
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const focus = (at: Locator) => (at.element() as HTMLElement).focus();

/** Opens the page of an open or pausing shop without a mail server. */
async function openBenutzer(people: BenutzerData[], phase: 'geoeffnet' | 'pausiert' = 'geoeffnet') {
  const { answers } = await openPage('/admin/benutzer', {
    as: 'admin',
    laden: { ...offenerLaden, phase },
    answers: (given) => {
      gives(given, people);
      given.on(umgebungCalls.read, ok(made(umgebung, { smtp: false })));
    },
  });
  await expect.poll(shownNames).toHaveLength(people.length);
  return answers;
}

test('a person is blocked with a reason, and unblocked after a question', async () => {
  const answers = await openBenutzer([anna]);
  await button('Anna Sommer sperren').click();
  const sperren = dialog('Sperren: Anna Sommer');
  await expect.element(sperren.getByLabelText('Grund')).toHaveFocus();
  await expect.element(sperren).toMatchTextContent('wird sofort auf allen Geräten abgemeldet');
  await expect.element(sperren).toMatchTextContent('Offene Bestellungen bleiben');
  const submit = sperren.getByRole('button', { name: 'Sperren', exact: true });
  await submit.click();
  await expect.element(sperren.getByText('Bitte geben Sie an, warum Sie das Konto sperren.')).toBeVisible();
  expect(answers.sent(benutzerCalls.sperren)).toEqual([]);

  const gesperrt = { ...anna, status: 'blocked', sperrgrund: 'Zwei Pakete nicht angenommen' } as const;
  answers.on(benutzerCalls.sperren, okWith('Das Konto ist gesperrt.', gesperrt));
  gives(answers, [gesperrt]);
  await typeInto(sperren.getByLabelText('Grund'), 'Zwei Pakete');
  await submit.click();
  await expect.element(meldung('Das Konto ist gesperrt.')).toBeVisible();
  await expect.element(sperren).not.toBeInTheDocument();
  expect(answers.sent(benutzerCalls.sperren)).toMatchObject([
    { params: { id: 'anna' }, body: { grund: 'Zwei Pakete' } },
  ]);
  await expect.element(rowOf('Anna Sommer')).toMatchTextContent('GesperrtZwei Pakete nicht angenommen');
  await expect.element(button('Anna Sommer entsperren')).toHaveFocus();

  answers.on(benutzerCalls.entsperren, okWith('Das Konto ist entsperrt.', anna));
  await userEvent.keyboard('{Enter}');
  const entsperren = dialog('Konto entsperren?');
  await expect.element(entsperren).toMatchTextContent(/Anna Sommer\s+anna@b\.de/);
  gives(answers, [anna]);
  await entsperren.getByRole('button', { name: 'Entsperren' }).click();
  await expect.element(meldung('Das Konto ist entsperrt.')).toBeVisible();
  await expect.element(rowOf('Anna Sommer').getByText('Aktiv', { exact: true })).toBeVisible();
  await expect.element(button('Anna Sommer sperren')).toHaveFocus();
});

test('a new person is invited by mail, without a password', async () => {
  const answers = await openBenutzer([anna]);
  focus(button('Neu'));
  await userEvent.keyboard('{Enter}');
  const einladen = dialog('Neuen Benutzer einladen');
  await expect.element(einladen.getByLabelText('Vorname')).toHaveFocus();
  await expect.element(einladen.getByLabelText(/Passwort/)).not.toBeInTheDocument();
  await expect.element(einladen.getByLabelText('Rolle')).toHaveTextContent('KundeAdministrator');
  await expect.element(einladen).toMatchTextContent('wählt damit selbst ihr Passwort');
  await expect.element(einladen.getByText(ohneServer)).toBeVisible();
  await einladen.getByRole('button', { name: 'Einladen' }).click();
  await expect.element(einladen.getByText('Bitte geben Sie den Vornamen ein.')).toBeVisible();
  expect(answers.sent(benutzerCalls.einladen)).toEqual([]);

  const taken = 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.';
  answers.on(benutzerCalls.einladen, refusal(409, taken, { fehler: [`email: ${taken}`] }));
  await typeInto(einladen.getByLabelText('Vorname'), 'Ida');
  await userEvent.keyboard('{Tab}Kern{Tab}anna@b.de{Enter}');
  await expect.element(einladen.getByText(taken)).toBeVisible();
  const ida = person({ vorname: 'Ida', nachname: 'Kern', status: 'pending' });
  const eingeladen = 'Eingeladen. Es ist kein Mailserver eingerichtet: Die E-Mail liegt unter „Post“.';
  answers.on(benutzerCalls.einladen, okWith(eingeladen, ida));
  gives(answers, [ida, anna]);
  await retype(einladen.getByLabelText('E-Mail'), 'ida@b.de');
  await userEvent.keyboard('{Enter}');
  await expect.element(einladen).not.toBeInTheDocument();
  await expect.element(meldung(eingeladen)).toBeVisible();
  await expect.element(button('Neu')).toHaveFocus();
  await expect.element(rowOf('Ida Kern')).toMatchTextContent('Ausstehend');
  expect(answers.sent(benutzerCalls.einladen).at(-1)?.body).toEqual({
    vorname: 'Ida',
    nachname: 'Kern',
    email: 'ida@b.de',
    role: 'customer',
  });
});

test('an invitation is sent again after a question', async () => {
  const ida = person({ vorname: 'Ida', nachname: 'Kern', email: 'ida@b.de', status: 'pending' });
  const answers = await openBenutzer([ida]);
  answers.on(benutzerCalls.nochmalEinladen, okWith('Noch einmal eingeladen.', ida));
  await button('Ida Kern: Einladung noch einmal senden').click();
  const frage = dialog('Einladung noch einmal senden?');
  await expect.element(frage).toMatchTextContent(/Ida Kern\s+ida@b\.de/);
  await expect.element(frage).toMatchTextContent(ohneServer);
  await frage.getByRole('button', { name: 'Noch einmal einladen' }).click();
  await expect.element(meldung('Noch einmal eingeladen.')).toBeVisible();
  expect(answers.sent(benutzerCalls.nochmalEinladen)).toMatchObject([{ params: { id: 'kern' } }]);
});

test('resetting a password sends a link after a question, and a no does nothing', async () => {
  const answers = await openBenutzer([anna], 'pausiert');
  answers.on(benutzerCalls.passwort, okWith('Link angelegt.', anna));
  const reset = button('Anna Sommer: Passwort zurücksetzen');
  await reset.click();
  const frage = dialog('Passwort zurücksetzen?');
  await expect.element(frage).toMatchTextContent('Der Link gilt 30 Minuten.');
  await expect.element(frage).toMatchTextContent('Sie sehen das Passwort nie.');
  await expect.element(frage.getByText(ohneServer)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(frage).not.toBeInTheDocument();
  await expect.element(reset).toHaveFocus();
  expect(answers.sent(benutzerCalls.passwort)).toEqual([]);

  await reset.click();
  await frage.getByRole('button', { name: 'Link schicken' }).click();
  await expect.element(meldung('Link angelegt.')).toBeVisible();
  await expect.element(reset).toHaveFocus();
  expect(answers.sent(benutzerCalls.passwort)).toHaveLength(1);
});

test('a person is deleted after a question that says what stays', async () => {
  const answers = await openBenutzer([anna]);
  const message = 'Das Konto ist gelöscht.';
  answers.on(benutzerCalls.loeschen, { success: true, message });
  focus(button('Anna Sommer löschen'));
  await userEvent.keyboard('{Enter}');
  const frage = dialog('Konto endgültig löschen?');
  await expect.element(frage).toMatchTextContent('anna@b.de');
  await expect
    .element(frage)
    .toMatchTextContent('Bestellungen der Person bleiben ohne das Konto acht Jahre lang');
  await expect.element(frage.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Anna Sommer löschen')).toHaveFocus();
  expect(answers.sent(benutzerCalls.loeschen)).toEqual([]);

  await userEvent.keyboard('{Enter}');
  gives(answers, []);
  await frage.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(meldung(message)).toBeVisible();
  await expect.element(page.getByText('Keine Benutzer gefunden')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the own row says why it can be neither blocked nor deleted, and no call is made', async () => {
  await openBenutzer([maria]);
  await button('Maria Lindner sperren').click();
  await expect
    .element(meldung(/^Das ist Ihr eigenes Konto\. Sie können es nicht selbst sperren/))
    .toBeVisible();
  await button('Maria Lindner löschen').click();
  await expect
    .element(meldung(/^Das ist Ihr eigenes Konto\. Sie können es nicht selbst löschen/))
    .toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('what the server refuses is said in its words, and the list shows the new state', async () => {
  const answers = await openBenutzer([anna]);
  const gesperrt = 'Dieses Konto ist gesperrt. Bitte entsperren Sie es zuerst.';
  answers.on(benutzerCalls.passwort, refusal(409, gesperrt));
  gives(answers, [{ ...anna, status: 'blocked' }]);
  await button('Anna Sommer: Passwort zurücksetzen').click();
  await dialog('Passwort zurücksetzen?').getByRole('button', { name: 'Link schicken' }).click();
  await expect.element(meldung(`Es wurde kein Link geschickt: ${gesperrt}`)).toBeVisible();
  await expect.element(rowOf('Anna Sommer')).toMatchTextContent('Gesperrt');

  answers.on(benutzerCalls.loeschen, refusal(404, 'Benutzer nicht gefunden'));
  gives(answers, []);
  await button('Anna Sommer löschen').click();
  await dialog('Konto endgültig löschen?').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(meldung('Das Konto wurde nicht gelöscht: Benutzer nicht gefunden')).toBeVisible();
  await expect.poll(shownNames).toEqual([]);
});
