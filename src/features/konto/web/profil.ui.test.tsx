import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { profilCalls } from '#features/konto/calls.ts';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { okList, okWith } from '#shared/wire/envelope.ts';
import { bare } from '#test/ui/answers.ts';
import { signedIn, storedSession } from '#test/ui/areas/auth.ts';
import {
  frage,
  makeProfil,
  makeProfilBestellung,
  oeffnen,
  openForm,
  openProfil,
  serveProfil,
  teil,
} from '#test/ui/areas/konto.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';

const name = 'Name und Telefon';
const allOf = '{Control>}a{/Control}';
const main = page.getByRole('main');
const warenkorb = page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ });

test('only what was changed is sent, and the greeting follows the name', async () => {
  const { answers } = await openProfil((given) =>
    given.on(profilCalls.save, okWith('Gespeichert.', makeProfil({ vorname: 'Annette' }))),
  );
  const form = await openForm(name);
  await expect.element(form.getByLabelText('Vorname')).toHaveFocus();
  await userEvent.keyboard(`${allOf}Annette{Enter}`);
  await expect.element(teil(name)).toMatchTextContent('Gespeichert.');
  await expect.element(teil(name)).toMatchTextContent('Annette Sommer');
  await expect.element(oeffnen(name)).toHaveFocus();
  expect(answers.sent(profilCalls.save).map(({ body }) => body)).toEqual([{ vorname: 'Annette' }]);
  const user = { ...people.anna, name: 'Annette Sommer' };
  expect(storedSession()).toEqual({ token: 'token-of-anna', user });
  await expect.element(page.getByRole('button', { name: 'Hallo, Annette Sommer' })).toBeVisible();

  // Nothing changed: nothing is sent.
  await openForm(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(oeffnen(name)).toHaveFocus();
  expect(answers.sent(profilCalls.save)).toHaveLength(1);
});

test('an order of another server that lacks fields does not break the page', async () => {
  await openProfil((answers) => {
    const sitzung = { id: '1', geraet: 'Chrome', istDiese: true };
    answers.on(profilCalls.read, bare({ success: true, data: { ...makeProfil(), sitzungen: [sitzung] } }));
    const data = [{ nummer: 'B-26-AAAAA', token: 'x' }, {}];
    answers.on(profilCalls.bestellungen, bare({ success: true, data }));
  });
  await expect.element(teil('Bestellungen')).toMatchTextContent('AAAAA');
  await expect.element(teil(name)).toMatchTextContent('Anna Sommer');
});

test('an empty name is refused without a call', async () => {
  const { answers } = await openProfil();
  const nachname = (await openForm(name)).getByLabelText('Nachname');
  await nachname.click();
  await userEvent.keyboard(`${allOf} {Enter}`);
  await expect.element(nachname).toHaveFocus();
  await expect.element(nachname).toHaveAccessibleDescription(/Nachnamen ein/);
  expect(answers.sent(profilCalls.save)).toEqual([]);
});

test('guests sign in first and come back', async () => {
  const { router } = await openPage('/profile', {
    laden: offenerLaden,
    answers: (answers) => {
      serveProfil(answers);
      answers.on(authCalls.login, signedIn('anna'));
    },
  });
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  // Until then its fields may be those of the page that is left.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await userEvent.type(main.getByLabelText('E-Mail'), people.anna.email);
  await userEvent.type(main.getByLabelText('Passwort', { exact: true }), 'ihr Passwort{Enter}');
  await expect.element(teil(name)).toMatchTextContent('Anna Sommer');
  expect(router.state.location.pathname).toBe('/profile');
});

test('five orders are shown at first, all of them on request', async () => {
  const orders = [1, 2, 3, 4, 5, 6].map((nr) => makeProfilBestellung(nr));
  await openProfil((answers) => answers.on(profilCalls.bestellungen, okList(orders)));
  const bestellungen = teil('Bestellungen');
  const lines = bestellungen.getByRole('listitem');
  await expect.poll(() => lines.elements()).toHaveLength(5);
  await expect.element(lines.first()).toMatchTextContent(/22\.11\.2026.*24,90.€.*Bezahlt/);
  await bestellungen.getByRole('button', { name: 'Alle 6 Bestellungen zeigen' }).click();
  await expect.poll(() => lines.elements()).toHaveLength(6);
  await expect
    .element(bestellungen.getByRole('link', { name: 'Ansehen (Bestellung B-26-K7M6)' }))
    .toHaveAttribute('href', '/bestellung/bestellung-6');
});

test('without an order the way to the products is offered; a pause changes nothing', async () => {
  const { router } = await openPage('/profile', {
    as: 'anna',
    laden: { ...offenerLaden, phase: 'pausiert', pause: { text: 'Wir machen Ferien.', bis: '' } },
    answers: (answers) => {
      serveProfil(answers);
      answers.on(portfolioCalls.listWithPrices, okList([]));
    },
  });
  const zuSeifen = teil('Bestellungen').getByRole('link', { name: 'Zu unseren Seifen' });
  await expect.element(zuSeifen).toBeVisible();
  await zuSeifen.click();
  await expect.poll(() => router.state.location.pathname).toBe('/products');
});

test('who works here reads that an administrator deletes the account', async () => {
  await openProfil((answers) => serveProfil(answers, makeProfil({ istLoeschbar: false })));
  const loeschen = teil('Konto löschen');
  await expect.element(loeschen).toMatchTextContent('kann das eigene Konto nicht selbst löschen');
  await expect.element(loeschen).toMatchTextContent('Bitte wenden Sie sich an einen Administrator');
  await expect.element(loeschen.getByRole('button')).not.toBeInTheDocument();
});

test('an address that waits for its confirmation is shown', async () => {
  await openProfil((answers) => serveProfil(answers, makeProfil({ neueEmail: 'neu@sommer.example' })));
  await expect.element(teil('E-Mail-Adresse')).toMatchTextContent('Neue Adresse: neu@sommer.example');
});

test('what was typed is not lost without a question', async () => {
  const { router } = await openProfil();
  const form = await openForm(name);
  const vorname = form.getByLabelText('Vorname');
  await userEvent.keyboard('bell');
  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(frage).toMatchTextContent('Möchten Sie Ihre Eingaben verwerfen?');
  await frage.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect.element(vorname).toHaveValue('Annabell');

  // On the way to another page as well.
  await warenkorb.click();
  await expect.element(frage).toMatchTextContent('Möchten Sie die Seite verlassen?');
  await frage.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect.element(frage).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/profile');
  await expect.element(vorname).toHaveValue('Annabell');

  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await frage.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(oeffnen(name)).toHaveFocus();
  await openForm(name);
  await expect.element(vorname).toHaveValue('Anna');
  await userEvent.keyboard('x');
  await warenkorb.click();
  await frage.getByRole('button', { name: 'Verlassen' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/cart');
});
