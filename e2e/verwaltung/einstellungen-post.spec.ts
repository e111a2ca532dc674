import { karte, openEinstellungen, openGruppe, speichern } from '../einstellungen-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';
import { field, meldung } from '../portfolio-page.ts';
import { retype, typeInto } from '../type-into.ts';

test('the form shows how each mail ends while the signature is typed', { tag: '@desktop' }, async ({
  page,
}) => {
  await openEinstellungen(page);
  const form = await openGruppe(page, 'Post');
  await expect(form.getByText('Es ist noch kein Mailserver eingerichtet.')).toBeVisible();
  await form.getByText('So endet jede E-Mail').click();
  await expect(form.getByText('Am Lindenhof 7, 12345 Musterstadt')).toBeVisible();
  await retype(field(form, 'Unterschrift'), 'Bis bald am Hof');
  await expect(
    form.getByRole('paragraph').filter({ hasText: /^Bis bald am Hof\s+Lindenblatt · Maria Lindner/ }),
  ).toBeVisible();

  await typeInto(field(form, 'Antworten an'), 'antwort');
  await speichern(form);
  await expect(field(form, 'Antworten an')).toBeFocused();
  await expect(field(form, 'Antworten an')).toHaveAccessibleDescription(/vollständige E-Mail-Adresse/);
  await typeInto(field(form, 'Antworten an'), '@lindenblatt.example');
  await speichern(form);
  await expect(meldung(page, 'Post gespeichert.')).toBeVisible();
  await expect(karte(page, 'Post').getByText('antwort@lindenblatt.example')).toBeVisible();
});

test.describe('with a mail server and a public address', () => {
  test.use({
    vorlage: 'leer',
    shopEnv: {
      PUBLIC_URL: 'http://lindenblatt.example',
      SMTP_URL: 'smtp://laden:passwort@mail.lindenblatt.example:587',
    },
  });

  test('the form says so, never shows the password, and warns of a sender of another domain', {
    tag: '@desktop',
  }, async ({ page, db }) => {
    await signInAsOwner(page, db);
    await openAlive(page, '/admin/einstellungen');
    const form = await openGruppe(page, 'Post');
    await expect(form.getByText('Ein Mailserver ist eingerichtet.')).toBeVisible();
    await retype(field(form, 'Absender'), 'lindenblatt@mail.example');
    await expect(form.getByText(/gehört zu mail\.example, der Laden zu lindenblatt\.example/)).toBeVisible();
    expect(await page.content()).not.toContain('passwort@');
    await retype(field(form, 'Absender'), 'gruss@lindenblatt.example');
    await expect(form.getByText(/SPF, DKIM und DMARC/)).toHaveCount(0);
  });
});
