import type { Page } from '@playwright/test';
import type { BenutzerData } from '#features/benutzer/contract.ts';
import { storedSession } from '../accounts.ts';
import { benutzerRow, figures, message, openBenutzer, watchCalls } from '../benutzer-page.ts';
import { installClock, stopTime } from '../clock.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { failedCall } from '../portfolio-calls.ts';
import { retype } from '../type-into.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** A visible field; the folded delivery address has fields of the same name. */
const field = (page: Page, label: string) =>
  dialog(page).getByLabel(label, { exact: true }).filter({ visible: true });

async function edit(page: Page, name: string): Promise<void> {
  await benutzerRow(page, name)
    .getByRole('button', { name: `${name} bearbeiten` })
    .click();
  await expect(dialog(page)).toHaveAccessibleName(`Benutzer bearbeiten: ${name}`);
}

/** Saves and returns the request's body. */
async function save(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  return (await sent).postDataJSON();
}

/** A person from the API. */
async function fetchBenutzer(page: Page, search: string): Promise<BenutzerData> {
  const { token } = await storedSession(page);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.get(`/api/kunden?search=${encodeURIComponent(search)}`, { headers });
  const { data } = await reply.json();
  return data[0];
}

test('creating validates, makes no call and says why', { tag: ['@A18', '@A19', '@desktop'] }, async ({
  page,
}) => {
  await openBenutzer(page);
  await expect(benutzerRow(page, 'Leonie Hartwig')).toBeVisible();
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Neu', exact: true }).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Neuen Benutzer erstellen');
  await expect(field(page, 'Vorname *')).toBeFocused();
  const create = dialog(page).getByRole('button', { name: 'Erstellen' });
  await expect(create).toBeDisabled();

  await field(page, 'Vorname *').fill('Brigitte');
  await field(page, 'Nachname *').fill('Neuling');
  await field(page, 'E-Mail *').fill('brigitte@kundschaft.example');
  await expect(dialog(page).getByText('Das Passwort muss mindestens 8 Zeichen haben.')).toHaveCount(0);
  await field(page, 'Passwort *').fill('1234567');
  await expect(dialog(page).getByText('Das Passwort muss mindestens 8 Zeichen haben.')).toBeVisible();
  await expect(create).toBeDisabled();
  await field(page, 'Passwort *').fill('12345678');
  await expect(create).toBeEnabled();
  for (const name of ['Vorname *', 'Nachname *', 'E-Mail *']) {
    const before = await field(page, name).inputValue();
    await field(page, name).fill(' ');
    await expect(create).toBeDisabled();
    await field(page, name).fill(before);
  }

  await field(page, 'Passwort *').press('Enter');
  await expect(message(page, 'Neue Kunden registrieren sich über die Registrierungsseite')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Neu', exact: true })).toBeFocused();
  expect(calls).toEqual([]);
});

test('changing a password validates, makes no call and says why', {
  tag: ['@A18', '@A19', '@desktop'],
}, async ({ page }) => {
  await openBenutzer(page);
  const open = page.getByRole('button', { name: 'Leonie Hartwig: Passwort ändern' });
  await expect(open).toBeVisible();
  const calls = watchCalls(page);
  await open.click();
  const change = dialog(page).getByRole('button', { name: 'Ändern' });
  await expect(change).toBeDisabled();
  await field(page, 'Neues Passwort *').fill('1234567');
  await expect(change).toBeDisabled();
  await field(page, 'Neues Passwort *').fill('12345678');
  await change.click();
  await expect(message(page, 'Passwort-Änderung erfolgt über das Kunden-Portal')).toBeVisible();
  expect(calls).toEqual([]);
});

test('blocking, unblocking and deleting make no call and say why, for six seconds', {
  tag: ['@A19', '@desktop'],
}, async ({ page }) => {
  await installClock(page);
  await openBenutzer(page, '?search=lukas');
  const lukas = benutzerRow(page, 'Lukas Steinbrecher');
  await expect(lukas).toBeVisible();
  // The jump of the clock would time out a call that is still under way, and it would be repeated.
  await expect.poll(() => figures(page)).toMatchObject({ Gesamt: '60' });
  await stopTime(page);
  const calls = watchCalls(page);
  const status = 'Kunden-Status-Änderung noch nicht implementiert';
  await lukas.getByRole('button', { name: 'Lukas Steinbrecher entsperren' }).click();
  await expect(message(page, status)).toBeVisible();
  const box = await message(page, status).boundingBox();
  const view = page.viewportSize();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((view?.width ?? 0) / 2);
  expect(box?.y).toBeGreaterThan((view?.height ?? 0) / 2);
  await page.clock.runFor(5900);
  await expect(message(page, status)).toBeVisible();
  await page.clock.runFor(200);
  await expect(message(page, status)).toHaveCount(0);

  await lukas.getByRole('button', { name: 'Lukas Steinbrecher löschen' }).click();
  await expect(
    message(page, 'Kunden können nicht gelöscht werden. Bitte deaktivieren Sie stattdessen.'),
  ).toBeVisible();
  await expect(lukas).toBeVisible();
  expect(calls).toEqual([]);
});

test('the owner corrects a person’s data, and the row shows who did it', {
  tag: ['@A18', '@A19', '@A31', '@desktop'],
}, async ({ page }) => {
  await openBenutzer(page, '?search=Goldschmidt');
  await edit(page, 'Miriam Goldschmidt');
  await expect(field(page, 'Kundennummer')).not.toBeEditable();
  await expect(field(page, 'Kundennummer')).toHaveValue(/^KD-\d{6}$/);
  await expect(field(page, 'Rolle')).toHaveValue('customer');
  await expect(field(page, 'Land')).toHaveValue('Deutschland');

  await field(page, 'Vorname *').fill('');
  await retype(field(page, 'PLZ'), '6031');
  await field(page, 'Geburtsdatum').fill('2999-01-01');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog(page).getByText('Bitte geben Sie den Vornamen ein.')).toBeVisible();
  await expect(field(page, 'Vorname *')).toBeFocused();

  await field(page, 'Vorname *').fill('Mirjam');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog(page).getByText('Eine deutsche Postleitzahl hat fünf Ziffern.')).toBeVisible();
  await expect(dialog(page).getByText('Das Geburtsdatum muss in der Vergangenheit liegen.')).toBeVisible();

  await retype(field(page, 'PLZ'), '60316');
  await field(page, 'Geburtsdatum').fill('1976-12-12');
  await retype(field(page, 'Telefon'), '');
  await field(page, 'Geschlecht').selectOption('Keine Angabe');
  await dialog(page).getByRole('switch', { name: 'Newsletter' }).press(' ');
  expect(await save(page)).toEqual({
    vorname: 'Mirjam',
    nachname: 'Goldschmidt',
    email: 'miriam.goldschmidt@kundschaft.example',
    telefon: '',
    geschlecht: '',
    geburtsdatum: '1976-12-12',
    rolle: 'kunde',
    adresse: {
      strasse: 'Oeder Weg',
      hausnummer: '30',
      zusatz: '',
      plz: '60316',
      stadt: 'Frankfurt am Main',
      land: 'Deutschland',
    },
    kommunikation: { newsletter: true, sms: false },
  });
  await expect(message(page, 'Benutzer erfolgreich aktualisiert')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  const row = benutzerRow(page, 'Mirjam Goldschmidt');
  await expect(row).toContainText('–');
  await page.getByRole('button', { name: 'Details zu Mirjam Goldschmidt' }).click();
  const change = page.getByRole('listitem').filter({ hasText: 'Maria Lindner' }).last();
  await expect(change).toContainText(
    'Vorname, Telefon, Geschlecht, Geburtsdatum, Rechnungsadresse: PLZ, Kommunikation: Newsletter',
  );
  await expect(change).toContainText(/\d\d\.\d\d\.\d{4}, \d\d:\d\d, Maria Lindner/);
});

test('notes, delivery address and channel are saved, and another admin’s concurrent changes stay', {
  tag: ['@A17', '@A18', '@A31', '@desktop'],
}, async ({ page }) => {
  await openBenutzer(page, '?search=Goldschmidt');
  await edit(page, 'Miriam Goldschmidt');
  const lieferadresse = dialog(page).getByRole('group', { name: 'Lieferadresse' });
  await expect(lieferadresse).toBeHidden();
  await dialog(page).getByText('wie die Rechnungsadresse').click();
  await lieferadresse.getByRole('switch').press(' ');
  await lieferadresse.getByLabel('Firma').fill('Goldschmidt Optik');
  await retype(lieferadresse.getByLabel('PLZ'), '123');
  await dialog(page).getByText('eine eigene', { exact: true }).click();
  await expect(lieferadresse).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(lieferadresse.getByLabel('PLZ')).toHaveAccessibleDescription(/fünf Ziffern/);
  await expect(lieferadresse.getByLabel('PLZ')).toBeFocused();
  await retype(lieferadresse.getByLabel('PLZ'), '60313');
  await lieferadresse.getByLabel('Stadt').fill('Frankfurt am Main');
  await field(page, 'Bevorzugter Kanal').selectOption('Post');
  await field(page, 'Notizen').fill('Klingelt nicht.\nBitte klopfen.');

  const { token } = await storedSession(page);
  const { _id } = await fetchBenutzer(page, 'Goldschmidt');
  const headers = { authorization: `Bearer ${token}` };
  const other = await page.request.put(`/api/kunden/${_id}`, { headers, data: { telefon: '069 1234567' } });
  expect(other.status()).toBe(200);

  expect(await save(page)).toMatchObject({
    telefon: '069 1234567',
    notizen: 'Klingelt nicht.\nBitte klopfen.',
    lieferadresse: { verwendet: true, firmenname: 'Goldschmidt Optik', plz: '60313' },
    kommunikation: { bevorzugterKanal: 'post' },
  });
  await expect(dialog(page)).toHaveCount(0);
  await expect(benutzerRow(page, 'Miriam Goldschmidt')).toContainText('069 1234567');
  await page.getByRole('button', { name: 'Details zu Miriam Goldschmidt' }).click();
  await expect(page.getByRole('group', { name: 'Lieferadresse' })).toContainText('Goldschmidt Optik');
  await expect(page.getByRole('group', { name: 'Notizen' })).toContainText('Bitte klopfen.');
});

test('an employee is shown as Mitarbeiter and stays one unless the role is changed', {
  tag: ['@A18', '@desktop'],
}, async ({ page }) => {
  await openBenutzer(page, '?search=brandt');
  const row = benutzerRow(page, 'Käthe Brandt');
  await expect(row).toContainText('Mitarbeiter');
  await edit(page, 'Käthe Brandt');
  await expect(field(page, 'Rolle')).toHaveValue('employee');
  await expect(field(page, 'Rolle')).toHaveText('AdministratorMitarbeiterBenutzerKunde');
  await retype(field(page, 'Telefon'), '0171 3920099');
  const untouched = await save(page);
  expect(untouched.rolle).toBe('kunde');
  expect(untouched).not.toHaveProperty('role');
  await expect(row).toContainText('0171 3920099');
  await expect(row).toContainText('Mitarbeiter');
  expect((await fetchBenutzer(page, 'brandt')).role).toBe('employee');

  for (const [label, rolle, role, shown] of [
    ['Benutzer', 'kunde', 'customer', 'Kunde'],
    ['Administrator', 'admin', 'admin', 'Administrator'],
    ['Kunde', 'kunde', 'customer', 'Kunde'],
  ] as const) {
    await expect(dialog(page)).toHaveCount(0);
    await edit(page, 'Käthe Brandt');
    await field(page, 'Rolle').selectOption(label);
    await expect(dialog(page).getByText(/auf allen Geräten ab/)).toBeVisible();
    expect((await save(page)).rolle).toBe(rolle);
    await expect(row).toContainText(shown);
    expect((await fetchBenutzer(page, 'brandt')).role).toBe(role);
  }
});

test('choosing Benutzer for a customer gives no staff rights, and the form explains it', {
  tag: ['@A18', '@desktop'],
}, async ({ page }) => {
  await openBenutzer(page, '?search=Goldschmidt');
  await edit(page, 'Miriam Goldschmidt');
  await expect(field(page, 'Rolle')).toHaveText('AdministratorBenutzerKunde');
  await field(page, 'Rolle').selectOption('Benutzer');
  await expect(dialog(page).getByText(/werden als Kunde gespeichert/)).toBeVisible();
  await expect(dialog(page).getByText(/auf allen Geräten ab/)).toHaveCount(0);
  await expectAccessible(page);
  expect((await save(page)).rolle).toBe('kunde');
  await expect(dialog(page)).toHaveCount(0);
  await expect(benutzerRow(page, 'Miriam Goldschmidt')).toContainText('Kunde');
  expect((await fetchBenutzer(page, 'Goldschmidt')).role).toBe('customer');
});

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [failedCall] });

  test('its messages appear at the field and below, and no input is lost', {
    tag: ['@A18', '@A19', '@desktop'],
  }, async ({ page }) => {
    await openBenutzer(page, '?search=Maria');
    await edit(page, 'Maria Lindner');
    await field(page, 'Rolle').selectOption('Kunde');
    await save(page);
    const lastAdmin = 'Das ist der letzte Admin. Bitte zuerst einen zweiten anlegen.';
    await expect(dialog(page).getByText(lastAdmin)).toBeVisible();
    await expect(message(page, lastAdmin).last()).toBeVisible();
    await expect(field(page, 'Rolle')).toHaveAccessibleDescription(lastAdmin);

    await field(page, 'Rolle').selectOption('Administrator');
    await field(page, 'E-Mail *').fill('Anna@Lindenblatt.example');
    await save(page);
    const taken = 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.';
    await expect(field(page, 'E-Mail *')).toHaveAccessibleDescription(taken);
    await expect(field(page, 'E-Mail *')).toBeFocused();
    await expectAccessible(page);

    await page.route('**/api/kunden/*', (route) => route.abort());
    await field(page, 'E-Mail *').fill('maria@lindenblatt.example');
    await save(page);
    await expect(message(page, 'Fehler beim Aktualisieren')).toBeVisible();
    await expect(field(page, 'E-Mail *')).toHaveValue('maria@lindenblatt.example');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible();
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect((await fetchBenutzer(page, 'admin@lindenblatt')).role).toBe('admin');
  });
});
