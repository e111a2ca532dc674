import type { Locator, Page } from '@playwright/test';
import type { NachrichtZeile } from '#features/post/contract.ts';
import { queueNachricht } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { signIn } from '../accounts.ts';
import { karte, openEinstellungen } from '../einstellungen-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { openLaden, pauseLaden } from '../offener-laden.ts';
import { failedCall } from '../portfolio-calls.ts';
import { retype } from '../type-into.ts';

const path = '/admin/post';
const list = (page: Page) => page.getByLabel('Nachrichten', { exact: true });
const snackbar = (page: Page) => page.getByRole('status', { name: 'Meldungen' });
const question = (page: Page) => page.getByRole('dialog', { name: /noch einmal senden\?/ });

/** The row or card of a message. */
function rowOf(page: Page, betreff: string): Locator {
  return list(page).getByRole('row').or(list(page).getByRole('listitem')).filter({ hasText: betreff });
}

function makeZeile(nr: number, changed: Partial<NachrichtZeile> = {}): NachrichtZeile {
  return {
    _id: `nachricht-${nr}`,
    art: 'versandt',
    stand: 'gesendet',
    an: 'mia@mail.example',
    anName: 'Mia Sommer',
    betreff: `Ihr Paket ${nr} ist unterwegs`,
    createdAt: '2026-03-02T09:12:00.000Z',
    gesendetAt: '2026-03-02T09:12:02.000Z',
    zuerstGesendetAt: '2026-03-02T09:12:02.000Z',
    faelligAt: null,
    versuche: 1,
    fehler: '',
    istErledigt: false,
    auftragId: null,
    ...changed,
  };
}

const refused = {
  stand: 'nichtZugestellt',
  gesendetAt: null,
  fehler: '550 5.1.1 <mia@mail.example>: Recipient address rejected: User unknown in virtual mailbox table',
} as const;

/** Answers the list with these messages; `change` replaces them. */
async function serveList(page: Page, first: Partial<NachrichtZeile>[]) {
  let zeilen = first;
  await page.route(/\/api\/post(\?.*)?$/, (route) => {
    const stand = new URL(route.request().url()).searchParams.get('stand');
    const count = (name: string) => zeilen.filter((zeile) => zeile.stand === name).length;
    const anzahl = {
      wartet: count('wartet'),
      gesendet: count('gesendet'),
      nichtZugestellt: count('nichtZugestellt'),
      abgelegt: count('abgelegt'),
    };
    const nachrichten = zeilen.filter((zeile) => stand === null || zeile.stand === stand);
    return route.fulfill({
      json: { success: true, data: { nachrichten, weitere: false, anzahl, smtp: true } },
    });
  });
  return (next: Partial<NachrichtZeile>[]) => {
    zeilen = next;
  };
}

/** Writes a message into the outbox of the shop. */
function queue(db: Db, betreff: string): Promise<string> {
  return db.transaction().execute((db) =>
    queueNachricht(
      db,
      {
        art: 'versandt',
        an: { email: 'mia@mail.example', name: 'Mia Sommer' },
        betreff,
        bloecke: [{ kind: 'titel', text: betreff }],
      },
      { adresse: 'http://localhost', now: new Date() },
    ),
  );
}

test('each message says what became of it, in words and with what to do', async ({ page, db }) => {
  await openLaden(db);
  await serveList(page, [
    makeZeile(1, { stand: 'wartet', gesendetAt: null, versuche: 0 }),
    makeZeile(2),
    makeZeile(3, refused),
    makeZeile(4, { stand: 'abgelegt', gesendetAt: null }),
  ]);
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(rowOf(page, 'Paket 1')).toContainText('wird gleich gesendet');
  await expect(rowOf(page, 'Paket 2')).toContainText('gesendet');
  await expect(rowOf(page, 'Paket 3')).toContainText('Diese Adresse gibt es nicht.');
  await expect(rowOf(page, 'Paket 3')).toContainText('Der Mailserver sagt: 550 5.1.1');
  await expect(rowOf(page, 'Paket 4')).toContainText('nur abgelegt');
  await expect(page.getByRole('button', { name: /^Nochmal senden: Ihr Paket 1/ })).toHaveCount(0);

  await page.getByText('Nicht zugestellt (1)', { exact: true }).click();
  await expect(rowOf(page, 'Paket 3')).toBeVisible();
  await expect(rowOf(page, 'Paket 2')).toHaveCount(0);
});

test.describe('with a mail server that is away', () => {
  test.use({ shopEnv: { SMTP_URL: 'smtp://127.0.0.1:1' } });

  test('a message is looked at as it was, and sent again after a question', { tag: '@desktop' }, async ({
    page,
    db,
  }) => {
    await openLaden(db);
    const id = await queue(db, 'Ihr Paket ist unterwegs');
    const gesendetAt = new Date().toISOString();
    await db.updateTable('nachricht').set({ faelligAt: null, gesendetAt }).where('id', '=', id).execute();
    await signIn(page, 'admin');
    await openAlive(page, path);
    await page.getByRole('button', { name: 'Ansehen: Ihr Paket ist unterwegs an mia@mail.example' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ihr Paket ist unterwegs' });
    await expect(dialog).toContainText('Mia Sommer <mia@mail.example>');
    const frame = dialog.getByTitle('Die Nachricht, wie sie ankommt').contentFrame();
    await expect(frame.getByText('Ihr Paket ist unterwegs').first()).toBeVisible();
    await dialog.getByRole('tab', { name: 'Text' }).click();
    await expect(dialog.getByRole('tabpanel')).toContainText('Ihr Paket ist unterwegs', { ignoreCase: true });
    // Here, because axe cannot run in a frame without scripts.
    await expectAccessible(page);

    await dialog.getByRole('button', { name: /^Nochmal senden/ }).click();
    await expect(question(page)).toContainText('vielleicht kommt sie ein zweites Mal an');
    await question(page).getByRole('button', { name: 'Nochmal senden' }).click();
    await expect(snackbar(page)).toContainText('noch einmal gesendet');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 'Ihr Paket ist unterwegs')).not.toContainText('gesendet am');
  });
});

test.describe('a message of another hand', () => {
  test.use({ expectedErrors: [/Blocked script|Content Security Policy|Blocked opening/] });
  test('nothing in a message runs or loads anything', { tag: '@desktop' }, async ({ page, db }) => {
    await openLaden(db);
    const id = await queue(db, 'Harmlos');
    const html =
      '<p style="color: rgb(1, 2, 3)">Hallo</p><script>parent.document.title = "weg"</script><img src="https://fremd.example/a.png" alt=""><a href="https://fremd.example/">Hier</a>';
    await db.updateTable('nachricht').set({ html }).where('id', '=', id).execute();
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    await page.route('https://fremd.example/**', (route) => route.fulfill({ body: 'da' }));
    await signIn(page, 'admin');
    await openAlive(page, path);
    await page.getByRole('button', { name: /^Ansehen: Harmlos/ }).click();
    const frame = page.getByTitle('Die Nachricht, wie sie ankommt').contentFrame();
    await expect(frame.getByText('Hallo')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await frame.getByRole('link', { name: 'Hier' }).click();
    await expect(frame.getByText('Hallo')).toBeVisible();
    await expect(page).toHaveTitle(/Postausgang/);
    expect(loaded.filter((url) => url.includes('fremd.example'))).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  });
});

test('a message that never arrives is checked off, and the dashboard speaks of it no more', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  const id = await queue(db, 'Ihr Paket ist unterwegs');
  const fehler = '550 5.1.1 User unknown';
  await db
    .updateTable('nachricht')
    .set({ faelligAt: null, fehler, versuche: 1 })
    .where('id', '=', id)
    .execute();
  await signIn(page, 'admin');
  await openAlive(page, path);
  await page.getByRole('button', { name: /^Ansehen: Ihr Paket ist unterwegs/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Ihr Paket ist unterwegs' });
  await dialog.getByRole('button', { name: 'Abhaken' }).click();
  await expect(snackbar(page)).toContainText('Abgehakt');
  await expect(dialog.getByRole('button', { name: 'Abhaken' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Ihr Paket ist unterwegs')).toContainText('abgehakt');
  await openAlive(page, '/admin/dashboard');
  await expect(page.getByRole('article').filter({ hasText: 'Postausgang' })).toBeVisible();
  await expect(page.getByText('nicht angekommen')).toHaveCount(0);
});

test('while a message waits the list looks again by itself', { tag: '@desktop' }, async ({ page, db }) => {
  await openLaden(db);
  const change = await serveList(page, [makeZeile(1, { stand: 'wartet', gesendetAt: null, versuche: 0 })]);
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(rowOf(page, 'Paket 1')).toContainText('wartet');
  change([makeZeile(1)]);
  await expect(rowOf(page, 'Paket 1')).toContainText('gesendet');
});

test('without a mail server it says that nobody gets anything, also on the dashboard', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  await signIn(page, 'admin');
  await openAlive(page, path);
  const banner = page.getByText(
    'Niemand bekommt die Nachrichten des Ladens: Es ist kein Mailserver eingerichtet.',
  );
  await expect(banner).toBeVisible();
  await expect(page.getByText('Noch keine Post')).toBeVisible();
  await expectAccessible(page);
  await openAlive(page, '/admin/dashboard');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Postausgang' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the dashboard marks a stuck outbox, and its card leads there', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await pauseLaden(db, 'Wir machen Ferien.');
  const data = { problem: '2 Nachrichten sind nicht angekommen.', nichtZugestellt: 2 };
  await page.route('**/api/post/lage', (route) => route.fulfill({ json: { success: true, data } }));
  await signIn(page, 'admin');
  await openAlive(page, '/admin/dashboard');
  const card = page.getByRole('article').filter({ hasText: 'Postausgang' });
  await expect(card).toContainText('2 Nachrichten sind nicht angekommen.');
  await expectAccessible(page);
  await card.getByRole('link', { name: /Öffnen/ }).click();
  await expect(page).toHaveURL(path);
});

test('while the shop is announced the Admin menu is as it was', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/');
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('link', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Postausgang' })).toHaveCount(0);
});

test('employees find no outbox on the dashboard', { tag: '@desktop' }, async ({ page, db }) => {
  await openLaden(db);
  await signIn(page, 'werkstatt');
  await openAlive(page, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Bestand' })).toBeVisible();
  await expect(page.getByText('Postausgang')).toHaveCount(0);
});

test('once the shop has opened the Admin menu has the outbox', { tag: '@desktop' }, async ({ page, db }) => {
  await openLaden(db);
  await signIn(page, 'admin');
  await openAlive(page, '/');
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('link', { name: 'Postausgang' }).click();
  await expect(page).toHaveURL(path);
});

test.describe('a list', () => {
  test.use({ expectedErrors: [failedCall] });
  test('that cannot be had says so and tries again; missing fields do not break it', {
    tag: '@desktop',
  }, async ({ page, db }) => {
    await openLaden(db);
    let isBroken = true;
    await page.route(/\/api\/post$/, (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { success: false, message: 'Serverfehler.' } })
        : route.fulfill({ json: { success: true, data: { nachrichten: [{ _id: 'a' }, {}, null] } } }),
    );
    await page.route('**/api/post/a', (route) =>
      route.fulfill({ json: { success: true, data: { _id: 'a' } } }),
    );
    await signIn(page, 'admin');
    await openAlive(page, path);
    await expect(page.getByRole('alert').filter({ hasText: 'gerade nicht zu bekommen' })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await rowOf(page, 'ohne Betreff').getByRole('button', { name: 'Ansehen' }).click();
    await expect(page.getByRole('dialog', { name: 'Nachricht' })).toBeVisible();
  });
});

test('the test message shows what the mail server says', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/post/test', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: 'Der Mailserver hat die Testnachricht nicht angenommen.',
        data: { isGesendet: false, fehler: '535 5.7.8 Error: authentication failed' },
      },
    }),
  );
  await openEinstellungen(page);
  const form = karte(page, 'Post prüfen');
  // What stands above has come: nothing moves under the finger any more.
  await expect(form.getByText('Ohne Mailserver wird nichts verschickt')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bereit zum Öffnen?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Datei hochladen' })).toBeVisible();
  await expect(form.getByLabel('Testnachricht an')).toHaveValue(/@/);
  await retype(form.getByLabel('Testnachricht an'), 'maria@mail.example');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Benutzername oder Passwort');
  await expect(form.getByRole('alert')).toContainText('535 5.7.8');
});

test('the settings check the domain of the sender', { tag: '@desktop' }, async ({ page }) => {
  const eintraege = [
    { name: 'SPF', stand: 'da', wert: 'v=spf1 include:mail.example ~all', hinweis: 'In Ordnung.' },
    { name: 'DMARC', stand: 'fehlt', wert: '', hinweis: 'Legen Sie einen TXT-Eintrag an.' },
  ];
  await page.route('**/api/post/dns', (route) =>
    route.fulfill({ json: { success: true, data: { domain: 'lindenblatt.example', eintraege } } }),
  );
  await openEinstellungen(page);
  const form = karte(page, 'Post prüfen');
  await form.getByRole('button', { name: 'Domain prüfen' }).click();
  const found = form.getByRole('list', { name: 'Einträge von lindenblatt.example' });
  await expect(found.getByRole('listitem').nth(0)).toContainText('vorhanden');
  await expect(found.getByRole('listitem').nth(1)).toContainText('fehlt');
});
