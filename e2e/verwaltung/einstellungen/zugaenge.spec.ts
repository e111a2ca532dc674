import type { Page } from '@playwright/test';
import { startSmtp } from '#test/smtp.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures.ts';
import { karte, openEinstellungen, speichern } from '../../pages/einstellungen-page.ts';
import { dialog, field, meldung } from '../../pages/portfolio-page.ts';
import { retype, typeInto } from '../../type-into.ts';

const falsch = 'Vertippt: 1/2@3';
const passwort = 'Geheim: 1/2@3';

/** All that the server sends from now on. */
function answersTo(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) texts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(texts)).join('\n');
}

test('an owner enters the mail server, which is checked, used, and taken away again', {
  tag: '@desktop',
}, async ({ page }) => {
  const smtp = await startSmtp({ user: { name: 'post@lindenblatt.example', pass: passwort } });
  const answers = answersTo(page);
  await openEinstellungen(page);
  const teil = page.getByRole('region', { name: 'Mailserver', exact: true });
  await teil.getByRole('button', { name: 'Mailserver eintragen' }).click();
  const form = dialog(page, 'Mailserver');
  await typeInto(field(form, 'Server'), '127.0.0.1');
  await retype(field(form, 'Port'), `${smtp.port}`);
  await typeInto(field(form, 'Benutzer'), 'post@lindenblatt.example');
  const eingabe = form.getByLabel('Passwort', { exact: true });
  await typeInto(eingabe, falsch);
  await speichern(form);
  await expect(form.getByRole('alert')).toContainText('Benutzername oder Passwort');
  await expect(form.getByRole('button', { name: 'Trotzdem speichern' })).toBeVisible();
  await expect(page.getByText('Noch keiner. Ohne Mailserver')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await retype(eingabe, passwort);
  await speichern(form);
  await expect(
    meldung(page, 'Der Zugang ist gespeichert. Der Mailserver hat die Zugangsdaten angenommen.'),
  ).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(teil).toContainText('127.0.0.1');
  await teil.getByRole('button', { name: 'Mailserver: Verbindung prüfen' }).click();
  await expect(teil.getByRole('alert')).toContainText('angenommen');

  const post = karte(page, 'Post prüfen');
  await retype(post.getByLabel('Testnachricht an'), 'mia@mail.example');
  await page.keyboard.press('Enter');
  await expect(post.getByRole('alert')).toBeVisible();
  await expect
    .poll(async () => (await smtp.mails()).flatMap(({ to }) => to?.map(({ address }) => address)))
    .toEqual(['mia@mail.example']);

  await openEinstellungen(page);
  await teil.getByRole('button', { name: 'Mailserver: Zugang ändern' }).click();
  await expect(field(form, 'Server')).toHaveValue('127.0.0.1');
  await expect(eingabe).toHaveValue('');
  const everywhere = (await page.content()) + (await answers());
  expect(everywhere).toContain('post@lindenblatt.example');
  for (const secret of [falsch, passwort]) expect(everywhere).not.toContain(secret);
  await page.keyboard.press('Escape');
  await teil.getByRole('button', { name: 'Mailserver: entfernen' }).click();
  await dialog(page, 'Mailserver entfernen?').getByRole('button', { name: 'Entfernen' }).click();
  await expect(teil.getByRole('button', { name: 'Mailserver eintragen' })).toBeVisible();
  await smtp.close();
});
