import { ladenCalls } from '#features/einstellung/calls.ts';
import { nameOf } from '../../arrange/accounts.ts';
import { senderOf } from '../../arrange/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../../fixtures.ts';
import { karte, openEinstellungen, openGruppe, speichern } from '../../pages/einstellungen-page.ts';
import { dialog, field, meldung } from '../../pages/portfolio-page.ts';
import { retype } from '../../type-into.ts';

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
  await expect(verlauf.getByRole('heading', { level: 3 }).first()).toHaveText(
    new RegExp(`^\\d{2}\\.\\d{2}\\.\\d{4},? \\d{2}:\\d{2} Uhr, ${nameOf('admin')}$`),
  );
});

test.describe('in two tabs', () => {
  test.use({ expectedErrors: [/409/] });

  test('the second to save decides one field, and what only one of both changed is kept', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await openEinstellungen(page);
    const form = await openGruppe(page, 'Laden');
    const other = await context.newPage();
    await openAlive(other, '/admin/einstellungen');
    const first = await openGruppe(other, 'Laden');
    await retype(field(first, 'Slogan'), 'Von nebenan');
    await retype(field(first, 'Telefon'), '030 111111');
    await speichern(first);
    await expect(meldung(other, 'Laden gespeichert.')).toBeVisible();
    await other.close();

    await retype(field(form, 'Slogan'), 'Von hier');
    await retype(field(form, 'Verantwortliche Person (Kosmetik)'), 'Ada Beispiel');
    await speichern(form);
    const konflikt = dialog(page, 'Inzwischen wurde gespeichert');
    await expect(konflikt.getByRole('listitem')).toHaveCount(1);
    await expect(konflikt).toContainText('von Ihnen selbst, in einem anderen Fenster, geändert');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await konflikt
      .getByRole('radiogroup', { name: 'Slogan: Was soll gelten?' })
      .getByRole('radio', { name: 'Der jetzt gespeicherte Wert' })
      .click();
    await konflikt.getByRole('button', { name: 'So speichern' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const again = await openGruppe(page, 'Laden');
    await expect(field(again, 'Slogan')).toHaveValue('Von nebenan');
    await expect(field(again, 'Telefon')).toHaveValue('030 111111');
    await expect(field(again, 'Verantwortliche Person (Kosmetik)')).toHaveValue('Ada Beispiel');

    // What is typed survives the browser's own button, and a reload.
    await retype(field(again, 'Slogan'), 'Noch nicht fertig');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/admin/einstellungen');
    await page.reload();
    await expect(page.getByText('Ihre Eingaben in „Laden bearbeiten“ sind noch da.')).toBeVisible();
    await page.getByRole('link', { name: 'Weiter ausfüllen' }).click();
    await expect(field(dialog(page, 'Laden bearbeiten'), 'Slogan')).toHaveValue('Noch nicht fertig');
  });
});
