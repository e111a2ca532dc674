import { karte, openEinstellungen, openGruppe, speichern } from '../einstellungen-page.ts';
import { expect, goOffline, openAlive, test } from '../fixtures.ts';
import { dialog, field, meldung } from '../portfolio-page.ts';
import { retype } from '../type-into.ts';

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
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/net::ERR/] });

  test('the form says so and keeps what was typed, and the next attempt saves it', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await openEinstellungen(page);
    const form = await openGruppe(page, 'Versand');
    await retype(field(form, 'Abholzeiten'), 'Samstag 10–12 Uhr');
    await goOffline(page);
    await speichern(form);
    await expect(form.getByRole('alert')).toContainText('Netzwerkfehler');
    await expect(field(form, 'Abholzeiten')).toHaveValue('Samstag 10–12 Uhr');
    await context.setOffline(false);
    await speichern(form);
    await expect(form).toHaveCount(0);
    await expect(karte(page, 'Versand').getByText('Samstag 10–12 Uhr')).toBeVisible();
  });
});
