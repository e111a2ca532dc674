import type { Page } from '@playwright/test';
import { noPassword } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { signIn } from '../accounts.ts';
import {
  benutzerRow,
  figures,
  message,
  openBenutzer,
  searchBox,
  shownBenutzer,
  watchCalls,
} from '../benutzer-page.ts';
import { installClock, stopTime } from '../clock.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { failedCall } from '../portfolio-calls.ts';

const seiten = (page: Page) => page.getByRole('navigation', { name: 'Seiten' });

test('the owner sees all people: figures, ten to a page, and all columns', {
  tag: ['@A16', '@A30'],
}, async ({ page, db }) => {
  const person = { vorname: 'Brigitte', nachname: 'Neuling', email: 'brigitte@kundschaft.example' };
  await createAccountWithKunde(db, { ...person, role: 'customer', passwordHash: noPassword }, new Date());
  await openBenutzer(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Benutzerverwaltung' })).toBeVisible();
  await expect.poll(() => figures(page)).toEqual({ Gesamt: '61', Aktiv: '56', Gesperrt: '3', Admins: '1' });
  await expect(page.getByRole('button', { name: 'Neu', exact: true })).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveText('AlleAktivGesperrtAusstehend');
  await expect(page.getByLabel('Rolle')).toHaveText('AlleAdministratorBenutzerKunde');

  // A person who has just registered is listed at once, with a number.
  const neu = benutzerRow(page, 'Brigitte Neuling');
  await expect(neu).toContainText(/KD-\d{6}/);
  await expect(neu).toContainText('brigitte@kundschaft.example');
  await expect(neu).toContainText(
    new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium' }).format(new Date()),
  );
  await expect(benutzerRow(page, 'Leonie Hartwig')).toContainText('0171 3920081');
  await expect(benutzerRow(page, 'Leonie Hartwig')).toContainText('Kunde');
  await expect(benutzerRow(page, 'Leonie Hartwig').getByText('Aktiv', { exact: true })).toBeVisible();
  expect(await shownBenutzer(page)).toHaveLength(10);

  const columns = [
    'Benutzer',
    'E-Mail',
    'Kundennummer',
    'Telefon',
    'Rolle',
    'Status',
    'Registriert',
    'Aktionen',
  ];
  if ((page.viewportSize()?.width ?? 0) >= 1200)
    await expect(page.getByRole('columnheader')).toHaveText(columns);
});

test('pages, their size and the filters are in the address and survive a reload and going back', {
  tag: ['@A16', '@desktop'],
}, async ({ page }) => {
  await openBenutzer(page);
  await expect(seiten(page)).toContainText('1–10 von 60');
  await expect(page.getByRole('button', { name: 'Vorherige Seite' })).toBeDisabled();
  const first = await shownBenutzer(page);

  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL('/admin/benutzer?page=2');
  await expect(seiten(page)).toContainText('11–20 von 60');
  await expect.poll(() => shownBenutzer(page)).not.toContain(first[0]);
  await page.reload();
  await expect(seiten(page)).toContainText('11–20 von 60');

  await page.getByLabel('Zeilen pro Seite').selectOption('50');
  await expect(page).toHaveURL('/admin/benutzer?limit=50');
  await expect(seiten(page)).toContainText('1–50 von 60');
  await expect.poll(() => shownBenutzer(page)).toHaveLength(50);
  await expect(page.getByLabel('Zeilen pro Seite')).toHaveText('102550100');

  await page.getByLabel('Status').selectOption('Gesperrt');
  await expect
    .poll(() => shownBenutzer(page))
    .toEqual(['Matthias Engelhardt', 'Lukas Steinbrecher', 'Karsten Ahlers']);
  await page.getByLabel('Status').selectOption('Alle');
  await page.getByLabel('Rolle').selectOption('Benutzer');
  await expect.poll(() => shownBenutzer(page)).toEqual(['Käthe Brandt', 'Jonas Lindner']);
  await page.getByLabel('Status').selectOption('Ausstehend');
  await expect(page.getByText('Keine Benutzer gefunden', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('');
  await expect.poll(() => shownBenutzer(page)).toEqual(['Käthe Brandt', 'Jonas Lindner']);
  await openAlive(page, '/admin/benutzer?page=99&status=quatsch');
  await expect(page).toHaveURL('/admin/benutzer?page=6');
  await expect(seiten(page)).toContainText('51–60 von 60');
});

/** With the clock stopped, answers are rendered only when it advances. */
async function untilShown(page: Page, names: string[]): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await shownBenutzer(page)).toEqual(names);
  }).toPass({ timeout: 10_000 });
}

test('typing searches after a pause, and the last search’s answer stays', {
  tag: ['@A16', '@desktop'],
}, async ({ page }) => {
  await installClock(page);
  await openBenutzer(page);
  await expect.poll(() => shownBenutzer(page)).toHaveLength(10);
  await stopTime(page);
  const calls = watchCalls(page);

  await searchBox(page).pressSequentially('LÖFFLER wolf');
  await page.clock.runFor(290);
  expect(calls).toHaveLength(0);
  await page.clock.runFor(20);
  await untilShown(page, ['Wolfgang Löffler']);
  await expect(page).toHaveURL(/\?search=L%C3%96FFLER\+wolf$/);
  expect(calls).toHaveLength(1);

  // The slower answer belongs to an earlier search.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search=oeffl/, async (route) => {
    await held;
    await route.continue();
  });
  await searchBox(page).fill('oeffl');
  await page.clock.runFor(310);
  await searchBox(page).fill('Krueger Bettina');
  await page.clock.runFor(310);
  await untilShown(page, ['Bettina Krüger']);
  const late = page.waitForResponse(/search=oeffl/);
  release();
  await (await late).finished();
  await page.clock.runFor(100);
  expect(await shownBenutzer(page)).toEqual(['Bettina Krüger']);

  await searchBox(page).fill('gibt es nicht');
  await page.clock.runFor(310);
  await untilShown(page, []);
  await expect(page.getByText('Keine Benutzer gefunden', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Alle zeigen' }).click();
  await expect(searchBox(page)).toHaveValue('');
  await expect(page).toHaveURL('/admin/benutzer');
});

test('a row opens by keyboard and shows all details', { tag: ['@A17', '@A30', '@desktop'] }, async ({
  page,
}) => {
  await openBenutzer(page, '?search=Oberl%C3%A4nder');
  const toggle = page.getByRole('button', { name: 'Details zu Franziska Oberländer' });
  await toggle.focus();
  await page.keyboard.press('Enter');

  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const section = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(section('Rechnungsadresse')).toContainText('Baldeplatz 2\n80469 München\nDeutschland');
  await expect(section('Lieferadresse')).toContainText(
    'Bettenhaus Oberländer\nFranziska Oberländer\nLindwurmstr. 71',
  );
  await expect(section('Kommunikation')).toContainText('Newsletter');
  await expect(section('Notizen')).toContainText('Führt ein Bettengeschäft');
  await expect(section('Konto')).toContainText('Anmeldeversuche');
  await expect(section('Konto')).toContainText(/Letzte Anmeldung\s*\d\d\.\d\d\.\d{4}, \d\d:\d\d/);
  await expect(section('Änderungen')).toContainText('Noch keine');
  await page.keyboard.press('Enter');
  await expect(section('Rechnungsadresse')).toHaveCount(0);

  await openAlive(page, '/admin/benutzer?search=Vollmer');
  await page.getByRole('button', { name: 'Details zu Jannik Vollmer' }).press(' ');
  await expect(section('Konto')).toContainText('Noch nie');
  await expect(section('Lieferadresse')).toHaveCount(0);
  await expect(section('Notizen')).toContainText('Keine Notizen');
});

test('both forms of a status are shown, with the reason of a block', {
  tag: ['@A20', '@A19', '@desktop'],
}, async ({ page }) => {
  await openBenutzer(page, '?search=engelhardt');
  const engelhardt = benutzerRow(page, 'Matthias Engelhardt');
  await expect(engelhardt.getByText('Gesperrt', { exact: true })).toBeVisible();
  await expect(engelhardt).toContainText('Drei Sendungen nicht angenommen');

  const people = [
    { nachname: 'Eins', status: { aktiv: true, gesperrt: true, sperrgrund: 'Mahnung offen' } },
    { nachname: 'Zwei', status: { aktiv: true, gesperrt: false } },
    { nachname: 'Drei', status: { aktiv: false, gesperrt: false } },
    { nachname: 'Vier', status: 'pending' },
    { nachname: 'Fünf', status: 'blocked' },
    { nachname: 'Sechs', status: 'active', rolle: 'user' },
  ];
  const users = people.map((person, at) => ({ id: String(at), ...person }));
  await page.route('**/api/kunden?*', (route) =>
    route.fulfill({ json: { success: true, users, pagination: { total: users.length } } }),
  );
  await openAlive(page, '/admin/benutzer');

  for (const [name, status, block] of [
    ['Eins', 'Gesperrt', 'entsperren'],
    ['Zwei', 'Aktiv', 'sperren'],
    ['Drei', 'Inaktiv', 'sperren'],
    ['Vier', 'Ausstehend', 'sperren'],
    ['Fünf', 'Gesperrt', 'entsperren'],
    ['Sechs', 'Aktiv', 'sperren'],
  ] as const) {
    const row = benutzerRow(page, name);
    await expect(row.getByText(status, { exact: true })).toBeVisible();
    const buttons = row.getByRole('button', { name: /sperren$/ });
    await expect(buttons).toHaveCount(1);
    await expect(buttons).toHaveAccessibleName(`${name} ${block}`);
  }
  await expect(benutzerRow(page, 'Eins')).toContainText('Mahnung offen');
  await expect(benutzerRow(page, 'Sechs')).toContainText('Benutzer');
  await expect(seiten(page)).toContainText('1–6 von 6');
});

test('an empty answer is an empty list, and one without most fields is still listed', {
  tag: ['@A17', '@desktop'],
}, async ({ page }) => {
  const leer = { success: true, data: null };
  await page.route('**/api/kunden**', (route) => route.fulfill({ json: leer }));
  await openBenutzer(page);
  await expect(page.getByText('Keine Benutzer gefunden', { exact: true })).toBeVisible();
  await expect.poll(() => figures(page)).toEqual({ Gesamt: '–', Aktiv: '–', Gesperrt: '–', Admins: '–' });

  const karg = { _id: '1', vorname: 'Karla', nachname: null, status: null, adresse: null, createdAt: null };
  await page.route('**/api/kunden?*', (route) => route.fulfill({ json: { data: [karg], total: 1 } }));
  await page.reload();
  await expect(benutzerRow(page, 'Karla')).toContainText('Inaktiv');
  await page.getByRole('button', { name: 'Details zu Karla' }).click();
  await expect(page.getByText('Noch nie')).toBeVisible();
  await page.getByRole('button', { name: 'Karla bearbeiten' }).click();
  await expect(page.getByRole('dialog').getByLabel('Rolle')).toHaveValue('customer');
});

test.describe('when the server does not answer', () => {
  test.use({ expectedErrors: [failedCall] });

  test('a message says so, and a retry loads the list', { tag: ['@A19', '@desktop'] }, async ({ page }) => {
    await page.route('**/api/kunden**', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Interna' } }),
    );
    await openBenutzer(page);
    await expect(message(page, 'Fehler beim Laden der Benutzer')).toBeVisible();
    await page.unroute('**/api/kunden**');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.poll(() => shownBenutzer(page)).toHaveLength(10);
    await expect.poll(async () => (await figures(page)).Gesamt).toBe('60');
  });
});

test('only an admin gets in', { tag: ['@A01', '@desktop'] }, async ({ page }) => {
  await signIn(page, 'werkstatt');
  await openAlive(page, '/admin/benutzer');
  await expect(page).toHaveURL('/');
});
