import type { Page, Request } from '@playwright/test';
import { zugangCalls } from '#features/konto/calls.ts';
import { demoPassword, emailOf, signIn, storedSession } from '../accounts.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { openLaden } from '../offener-laden.ts';
import { greeting } from '../page-language.ts';
import { watchCalls } from '../portfolio-calls.ts';
import { frage, makeProfil, openForm, openProfil, serveProfil, teil } from '../profil-page.ts';
import { retype, typeInto } from '../type-into.ts';

const name = 'Name und Telefon';
const path = '**/api/konto/profil';
const refuse = (message: string, fehler: string[] = []) => ({ success: false, message, fehler });

/** Answers the saving of the profile; reading it stays as served. Collects what was sent. */
async function serveSave(page: Page, answer: (nr: number, request: Request) => object | undefined) {
  const sent: unknown[] = [];
  await page.route(path, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    sent.push(route.request().postDataJSON());
    const reply = answer(sent.length, route.request());
    return reply ? route.fulfill(reply) : route.abort();
  });
  return sent;
}

const saved = (profil: object) => ({ json: { success: true, message: 'Gespeichert.', data: profil } });

test.beforeEach(({ db }) => openLaden(db));

test('only what was changed is sent, and the greeting follows the name', { tag: '@phone' }, async ({
  page,
}) => {
  const { user, token } = await signIn(page, 'anna');
  await serveProfil(page, makeProfil());
  const sent = await serveSave(page, () => saved(makeProfil({ vorname: 'Annette' })));
  await openProfil(page);
  await openForm(page, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Annette');
  await page.keyboard.press('Enter');
  await expect(teil(page, name)).toContainText('Gespeichert.');
  await expect(teil(page, name)).toContainText('Annette Sommer');
  await expect(teil(page, name).getByRole('button', { name: /^Ändern/ })).toBeFocused();
  expect(sent).toEqual([{ vorname: 'Annette' }]);
  expect(await storedSession(page)).toEqual({ token, user: { ...user, name: 'Annette Sommer' } });
  await expect(
    greeting(page)
      .or(page.getByRole('button', { name: 'Menü öffnen' }))
      .first(),
  ).toBeVisible();

  // Nothing changed: nothing is sent.
  await openForm(page, name);
  await page.keyboard.press('Enter');
  await expect(teil(page, name).getByRole('button', { name: /^Ändern/ })).toBeFocused();
  expect(sent).toHaveLength(1);
});

test('an order of another server that lacks fields does not break the page', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, 'anna');
  const sitzung = { id: '1', geraet: 'Chrome', istDiese: true } as never;
  await serveProfil(page, { ...makeProfil(), sitzungen: [sitzung] });
  const data = [{ nummer: 'B-26-AAAAA', token: 'x' }, {}];
  await page.route('**/api/konto/bestellungen', (route) => route.fulfill({ json: { success: true, data } }));
  await openProfil(page);
  await expect(teil(page, 'Bestellungen')).toContainText('AAAAA');
  await expect(teil(page, name)).toContainText('Anna Sommer');
});

test('an empty name is refused without a call', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'anna');
  await serveProfil(page, makeProfil());
  const sent = await serveSave(page, () => saved(makeProfil()));
  await openProfil(page);
  const form = await openForm(page, name);
  await retype(form.getByLabel('Nachname'), ' ');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Nachname')).toBeFocused();
  await expect(form.getByLabel('Nachname')).toHaveAccessibleDescription(/Nachnamen ein/);
  expect(sent).toEqual([]);
});

test('guests sign in first and come back', { tag: '@phone' }, async ({ page }) => {
  await serveProfil(page, makeProfil());
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await typeInto(page.getByLabel('E-Mail'), emailOf('anna'));
  await typeInto(page.getByLabel('Passwort', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  await expect(teil(page, name)).toContainText('Anna Sommer');
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/status of (400|401|500)|net::ERR/] });

  test('a delivery address is sent with its switch; faults stand at their fields', { tag: '@phone' }, async ({
    page,
  }) => {
    await signIn(page, 'anna');
    await serveProfil(page, makeProfil());
    const fault = refuse('Ungültige Eingabe', [
      'lieferadresse.plz: Eine deutsche Postleitzahl hat fünf Ziffern.',
    ]);
    const sent = await serveSave(page, (nr) =>
      nr === 1 ? { status: 400, json: fault } : saved(makeProfil()),
    );
    await openProfil(page);
    const form = await openForm(page, 'Adressen');
    await form.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).click();
    const lieferung = form.getByRole('group', { name: 'Lieferadresse' });
    await typeInto(lieferung.getByLabel('Vorname'), 'Oma');
    await typeInto(lieferung.getByLabel('PLZ'), '0410');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(lieferung.getByLabel('PLZ')).toBeFocused();
    await expect(lieferung.getByLabel('PLZ')).toHaveAccessibleDescription(/fünf Ziffern/);
    await expectAccessible(page);
    await page.keyboard.press('End');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect(teil(page, 'Adressen')).toContainText('Gespeichert.');
    expect(sent.at(-1)).toEqual({ lieferadresse: { verwendet: true, vorname: 'Oma', plz: '04109' } });
  });

  test('a lost connection keeps what was typed, and a second try saves it', { tag: '@phone' }, async ({
    page,
  }) => {
    await signIn(page, 'anna');
    await serveProfil(page, makeProfil());
    // Tried twice, as every change that may be repeated.
    const sent = await serveSave(page, (nr) =>
      nr <= 2 ? undefined : saved(makeProfil({ telefon: '0341 55' })),
    );
    await openProfil(page);
    const form = await openForm(page, name);
    await retype(form.getByLabel('Telefon'), '0341 55');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toContainText('Netzwerkfehler');
    await expect(form.getByLabel('Telefon')).toHaveValue('0341 55');
    await expect(form.getByRole('button', { name: 'Speichern' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(teil(page, name)).toContainText('0341 55');
    expect(sent).toHaveLength(3);
  });

  test('a lost answer to a new password says that it may have worked', { tag: '@phone' }, async ({
    page,
  }) => {
    await signIn(page, 'anna');
    await serveProfil(page, makeProfil());
    await page.route(`**/api${zugangCalls.passwort.path}`, (route) => route.abort());
    await openProfil(page);
    const form = await openForm(page, 'Passwort');
    await typeInto(form.getByLabel('Bisheriges Passwort'), demoPassword);
    await typeInto(form.getByLabel('Neues Passwort'), 'Seifenkiste am Fenster');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toHaveText(
      /^Netzwerkfehler.* Vielleicht hat es schon geklappt: Bitte melden Sie sich neu an\.$/,
    );
  });

  test('the end of the session leads to the sign-in and back to what was typed', {
    tag: '@phone',
  }, async ({ page }) => {
    await signIn(page, 'anna');
    await serveProfil(page, makeProfil());
    const sent = await serveSave(page, (nr) =>
      nr === 1
        ? { status: 401, json: refuse('Sitzung abgelaufen.') }
        : saved(makeProfil({ telefon: '0341 55' })),
    );
    await openProfil(page);
    const form = await openForm(page, name);
    await retype(form.getByLabel('Telefon'), '0341 55');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await typeInto(page.getByLabel('E-Mail'), emailOf('anna'));
    await typeInto(page.getByLabel('Passwort', { exact: true }), demoPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile');
    await expect(form.getByLabel('Telefon')).toHaveValue('0341 55');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(teil(page, name)).toContainText('Gespeichert.');
    expect(sent.at(-1)).toEqual({ telefon: '0341 55' });
  });

  test('a profile that cannot be loaded can be tried again; so can the orders', { tag: '@phone' }, async ({
    page,
  }) => {
    await signIn(page, 'anna');
    const calls = watchCalls(page, '/konto/bestellungen');
    await page.route('**/api/konto/*', (route) => route.fulfill({ status: 500, json: refuse('Nein') }));
    await page.goto('/profile');
    await expect(page.getByRole('alert')).toContainText('Ihr Profil konnte gerade nicht geladen werden.');
    await page.route(path, (route) => route.fulfill({ json: { success: true, data: makeProfil() } }));
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(teil(page, name)).toContainText('Anna Sommer');
    const bestellungen = teil(page, 'Bestellungen');
    await expect(bestellungen.getByRole('alert')).toContainText('konnten gerade nicht geladen werden');
    // One call and its two repetitions, whoever shows the failure.
    expect(calls.length).toBeLessThanOrEqual(3);
    await serveProfil(page, makeProfil());
    await bestellungen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(bestellungen).toContainText('Hier stehen Ihre Bestellungen');
  });

  test('the account stays when the deletion is refused, and its words are shown', { tag: '@phone' }, async ({
    page,
  }) => {
    await signIn(page, 'anna');
    await serveProfil(page, makeProfil());
    await page.route('**/api/auth/loeschen', (route) =>
      route.fulfill({
        status: 400,
        json: refuse('Ungültige Eingabe', ['password: Das Passwort stimmt nicht.']),
      }),
    );
    await openProfil(page);
    const form = await openForm(page, 'Konto löschen');
    await page.keyboard.type('falsch');
    await page.keyboard.press('Enter');
    await frage(page).getByRole('button', { name: 'Ja, endgültig löschen' }).click();
    const password = form.getByLabel('Ihr Passwort');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription('Das Passwort stimmt nicht.');
    await expect(password).toHaveValue('falsch');
  });
});
