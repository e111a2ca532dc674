import { nameOf } from '../accounts.ts';
import { gruppeOf, openEinstellungen, openGruppe, speichern } from '../einstellungen-page.ts';
import { expect, test } from '../fixtures.ts';
import { dialog, field, meldung } from '../portfolio-page.ts';
import { retype } from '../type-into.ts';

test('the history of a group says who changed what and when, and what it was before', {
  tag: '@desktop',
}, async ({ page }) => {
  await openEinstellungen(page);
  const form = await openGruppe(page, 'Versand');
  await retype(field(form, 'Werktage bis zum Packen'), '5');
  await speichern(form);
  await expect(meldung(page, 'Versand gespeichert.')).toBeVisible();

  await page.getByRole('button', { name: 'Verlauf von Versand' }).click();
  const verlauf = dialog(page, 'Verlauf: Versand');
  const eintrag = verlauf.getByRole('heading', { level: 3 }).first();
  await expect(eintrag).toHaveText(
    new RegExp(`^\\d{2}\\.\\d{2}\\.\\d{4},? \\d{2}:\\d{2} Uhr, ${nameOf('admin')}$`),
  );
  const tage = verlauf.getByRole('listitem').filter({ hasText: 'Werktage bis zum Packen' }).first();
  await expect(tage).toHaveText(/vorher2nachher5$/);
});

test('more than twenty changes are loaded on demand', { tag: '@desktop' }, async ({ page }) => {
  const token = await openEinstellungen(page);
  const nummern = gruppeOf(page.request, { token, gruppe: 'nummern' });
  for (let nummer = 101; nummer <= 121; nummer++) await nummern.change({ naechsteRechnung: nummer });

  await page.getByRole('button', { name: 'Verlauf von Nummern' }).click();
  const eintraege = dialog(page, 'Verlauf: Nummern').getByRole('heading', { level: 3 });
  await expect(eintraege).toHaveCount(20);
  const weitere = page.getByRole('button', { name: 'Weitere laden' });
  await weitere.click();
  await expect(eintraege).toHaveCount(22);
  await expect(weitere).toHaveCount(0);
  await expect(eintraege.last()).toContainText('Beispielwerkstatt');
});
