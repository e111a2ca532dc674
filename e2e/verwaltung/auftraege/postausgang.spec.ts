import type { Page } from '@playwright/test';
import { packInhalt, queueNachricht } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { signIn } from '../../arrange/accounts.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../../fixtures.ts';

const path = '/admin/post';
const snackbar = (page: Page) => page.getByRole('status', { name: 'Meldungen' });

/** Writes a message into the outbox of the shop, of which this is known; `html`: of one that is kept as it looked. */
function queue(
  db: Db,
  betreff: string,
  { html, ...known }: { html?: string; fehler?: string },
): Promise<void> {
  return db.transaction().execute(async (db) => {
    const id = await queueNachricht(
      db,
      {
        art: 'versandt',
        an: { email: 'mia@mail.example', name: 'Mia Sommer' },
        betreff,
        bloecke: [{ kind: 'titel', text: betreff }],
      },
      { adresse: 'http://localhost', now: new Date() },
    );
    const kept = html === undefined ? {} : { inhalt: packInhalt({ html, text: '' }) };
    const tried = known.fehler === undefined ? {} : { faelligAt: null, versuche: 1 };
    await db
      .updateTable('nachricht')
      .set({ ...known, ...kept, ...tried })
      .where('id', '=', id)
      .execute();
  });
}

test.describe('a message of another hand', () => {
  test.use({ expectedErrors: [/Blocked script|Content Security Policy|Blocked opening/] });
  test('nothing in a message runs or loads anything', { tag: '@desktop' }, async ({ page, db }) => {
    await openLaden(db);
    const html =
      '<p style="color: rgb(1, 2, 3)">Hallo</p><script>parent.document.title = "weg"</script><img src="https://fremd.example/a.png" alt=""><a href="https://fremd.example/">Hier</a>';
    await queue(db, 'Harmlos', { html });
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
    await expect(page).toHaveTitle(/^Ausgang – Post/);
    expect(loaded.filter((url) => url.includes('fremd.example'))).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  });
});

test.describe('with a mail server', () => {
  test.use({ shopEnv: { SMTP_URL: 'smtp://127.0.0.1:1' } });

  test('a message that never arrives is checked off, and the dashboard speaks of it no more', {
    tag: '@desktop',
  }, async ({ page, db }) => {
    await openLaden(db);
    await queue(db, 'Ihr Paket ist unterwegs', { fehler: '550 5.1.1 User unknown' });
    await signIn(page, 'admin');
    await openAlive(page, '/admin/dashboard');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Post', exact: true }) });
    await expect(card).toContainText('Eine Nachricht ist nicht angekommen.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await card.getByRole('link', { name: /Öffnen/ }).click();
    await expect(page).toHaveURL(path);
    await page.getByRole('button', { name: /^Ansehen: Ihr Paket ist unterwegs/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Ihr Paket ist unterwegs' });
    await dialog.getByRole('tab', { name: 'Text' }).click();
    await expect(dialog.getByRole('tabpanel')).toContainText('Ihr Paket ist unterwegs', { ignoreCase: true });
    // Here, because axe cannot run in a frame without scripts.
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Abhaken' }).click();
    await expect(snackbar(page)).toContainText('Abgehakt');
    await expect(dialog.getByRole('button', { name: 'Abhaken' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const list = page.getByLabel('Nachrichten', { exact: true });
    const zeile = list.getByRole('row').filter({ hasText: 'Ihr Paket ist unterwegs' });
    await expect(zeile).toContainText('abgehakt');
    await openAlive(page, '/admin/dashboard');
    await expect(card).toBeVisible();
    await expect(page.getByText('nicht angekommen')).toHaveCount(0);
  });
});
