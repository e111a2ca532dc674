import { ladenCalls } from '#features/einstellung/calls.ts';
import type { Db } from '#server/db/connect.ts';
import { demoPassword, emailOf, signIn } from '../accounts.ts';
import { gruppeOf, karte, openEinstellungen, openGruppe, speichern } from '../einstellungen-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { dialog, field, meldung } from '../portfolio-page.ts';
import { senderOf } from '../send.ts';
import { retype, typeInto } from '../type-into.ts';

test('the shop’s data are changed, are public at once, and have a history', { tag: '@desktop' }, async ({
  page,
}) => {
  await openEinstellungen(page);
  await expect(karte(page, 'Laden').getByText('Maria Lindner', { exact: true })).toBeVisible();
  const form = await openGruppe(page, 'Laden');
  await expect(field(form, 'Name des Ladens')).toBeFocused();
  await retype(field(form, 'Name des Ladens'), 'Seifenhof');
  await form.getByRole('button', { name: 'Person hinzufügen' }).click();
  await expect(field(form, 'Name').nth(3)).toBeFocused();
  await page.keyboard.type('Ada Beispiel');
  await form.getByRole('button', { name: 'Person 4 nach oben' }).click();
  await expect(form.getByRole('button', { name: 'Person 3 nach oben' })).toBeFocused();
  await form.getByRole('button', { name: 'Person 1 entfernen' }).click();
  await expectNoSidewaysScroll(page);
  await speichern(form);

  await expect(meldung(page, 'Laden gespeichert.')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/admin/einstellungen');
  await expect(karte(page, 'Laden').getByText('Seifenhof', { exact: true })).toBeVisible();
  const { data } = await senderOf(page.request)(ladenCalls.read);
  expect(data.name).toBe('Seifenhof');
  const { data: texte } = await senderOf(page.request)(ladenCalls.readTexte);
  expect(texte.team.map(({ name }) => name)).toEqual(['Jonas Lindner', 'Ada Beispiel', 'Clara Lindner']);

  await page.getByRole('button', { name: 'Verlauf von Laden' }).click();
  const verlauf = dialog(page, 'Verlauf: Laden');
  const name = verlauf.getByRole('listitem').filter({ hasText: 'Name des Ladens' }).first();
  await expect(name).toHaveText(/vorherLindenblattnachherSeifenhof$/);
  await expect(verlauf.getByText('Beispielwerkstatt')).toBeVisible();
});

test('a wrong value is explained at its field, which gets the focus', { tag: '@desktop' }, async ({
  page,
}) => {
  await openEinstellungen(page);
  const form = await openGruppe(page, 'Laden');
  await retype(field(form, 'PLZ'), '123');
  await form.getByRole('button', { name: 'Person hinzufügen' }).click();
  await speichern(form);
  await expect(form.getByText('Eine deutsche Postleitzahl hat fünf Ziffern.')).toBeVisible();
  await expect(form.getByText('Bitte den Namen eingeben.')).toBeVisible();
  await expect(field(form, 'PLZ')).toBeFocused();
  await retype(field(form, 'PLZ'), '12345');
  await speichern(form);
  await expect(field(form, 'Name').nth(3)).toBeFocused();
  await form.getByRole('button', { name: 'Person 4 entfernen' }).click();
  await speichern(form);
  await expect(form).toHaveCount(0);
});

test('an address opens a form at its field, and back closes it', async ({ page }) => {
  await openEinstellungen(page, '?feld=laden.lucid');
  const form = dialog(page, 'Laden bearbeiten');
  await expect(field(form, 'LUCID-Nummer')).toBeFocused();
  await expect(field(form, 'LUCID-Nummer')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/admin/einstellungen');

  await openGruppe(page, 'Versand');
  await expect(page).toHaveURL('/admin/einstellungen?feld=versand');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await typeInto(field(dialog(page, 'Versand bearbeiten'), 'Abholort'), 'Hof');
  await page.goBack();
  await dialog(page, 'Änderungen verwerfen?').getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openGruppe(page, 'Versand');
  await speichern(dialog(page, 'Versand bearbeiten'));
  await expect(page).toHaveURL('/admin/einstellungen');
  await page.getByRole('button', { name: 'Verlauf von Versand' }).click();
  await expect(dialog(page, 'Verlauf: Versand')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/einstellungen');
  await page.getByRole('button', { name: 'Verlauf von Versand' }).click();
  await expect(dialog(page, 'Verlauf: Versand')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/einstellungen');

  await openAlive(page, '/admin/einstellungen?feld=versand.dhl.tabelle');
  await expect(dialog(page, 'Versand bearbeiten').getByLabel('Bis').first()).toBeFocused();
  for (const feld of ['laden.gibtesnicht', 'unbekannt', '']) {
    await openAlive(page, `/admin/einstellungen?feld=${feld}`);
    await expect(page.getByRole('button', { name: 'Laden bearbeiten' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test.describe('when another person saves meanwhile', () => {
  test.use({ expectedErrors: [/409/] });

  test('both changes are kept, and one field in two versions is decided by the second to save', {
    tag: '@desktop',
  }, async ({ page }) => {
    const token = await openEinstellungen(page);
    const laden = gruppeOf(page.request, { token, gruppe: 'laden' });
    const form = await openGruppe(page, 'Laden');
    await laden.change({ slogan: 'Von nebenan' });
    await retype(field(form, 'Telefon'), '030 123456');
    await speichern(form);
    await expect(meldung(page, 'Laden gespeichert.')).toBeVisible();
    await expect(meldung(page, 'Inzwischen von anderen geändert und übernommen: Slogan.')).toBeVisible();
    expect((await laden.read()).angaben).toMatchObject({ slogan: 'Von nebenan', telefon: '030 123456' });

    await openGruppe(page, 'Laden');
    await laden.change({ telefon: '030 999999', slogan: 'Von gegenüber', lucid: 'DE1111111111111' });
    await retype(field(form, 'Telefon'), '030 777777');
    await retype(field(form, 'Slogan'), 'Von hier');
    await retype(field(form, 'Verantwortliche Person (Kosmetik)'), 'Ada Beispiel');
    await speichern(form);
    const konflikt = dialog(page, 'Inzwischen wurde gespeichert');
    await expect(konflikt.getByRole('listitem')).toHaveCount(2);
    await expect(konflikt.getByRole('listitem').nth(1)).toHaveText(
      /Telefon.*Vorher030 123456.*Jetzt030 999999.*Ihre Eingabe030 777777/,
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await konflikt
      .getByRole('radiogroup', { name: 'Slogan: Was soll gelten?' })
      .getByRole('radio', { name: 'Der jetzt gespeicherte Wert' })
      .click();
    await konflikt.getByRole('button', { name: 'So speichern' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await laden.read()).angaben).toMatchObject({
      telefon: '030 777777',
      slogan: 'Von gegenüber',
      lucid: 'DE1111111111111',
      verantwortlich: 'Ada Beispiel',
    });
  });
});

test.describe('when the session ends', () => {
  test.use({ expectedErrors: [/401/] });

  test('what was typed is there again, rows of lists as well', { tag: '@desktop' }, async ({ page, db }) => {
    await openEinstellungen(page);
    const form = await openGruppe(page, 'Laden');
    await retype(field(form, 'Slogan'), 'Neuer Slogan');
    await form.getByRole('button', { name: 'Person hinzufügen' }).click();
    await page.keyboard.type('Ada Beispiel');
    await endSession(db);
    await speichern(form);

    await expect(page).toHaveURL('/login');
    await typeInto(page.getByLabel('E-Mail'), emailOf('admin'));
    await typeInto(page.getByLabel('Passwort', { exact: true }), demoPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Weiter ausfüllen' }).first().click();
    await expect(form.getByText(/sind wieder da\.$/)).toBeVisible();
    await expect(field(form, 'Slogan')).toHaveValue('Neuer Slogan');
    await expect(field(form, 'Name').nth(3)).toHaveValue('Ada Beispiel');
    await speichern(form);
    await expect(meldung(page, 'Laden gespeichert.')).toBeVisible();
  });
});

const endSession = (db: Db) => db.deleteFrom('session').execute();

test('an employee sees the shop’s data, changes nothing, and no other call is made', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page, 'werkstatt');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await openAlive(page, '/admin/dashboard');
  await page.getByRole('link', { name: 'Ladendaten ansehen' }).click();
  await expect(page).toHaveURL('/admin/einstellungen');
  await expect(page.getByRole('heading', { level: 1, name: 'Ladendaten' })).toBeVisible();
  await expect(karte(page, 'Laden').getByText('Maria Lindner', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(calls.filter((path) => path.startsWith('/api/einstellungen'))).toEqual(['/api/einstellungen/laden']);
});
