import { karte, openGruppe, speichern } from '../einstellungen-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';
import { field } from '../portfolio-page.ts';
import { typeInto } from '../type-into.ts';

test.use({ vorlage: 'leer' });

test('a new shop is led through its settings in steps, in any order', async ({ page, db }) => {
  await signInAsOwner(page, db);
  await openAlive(page, '/admin/einstellungen');

  const weg = page.getByRole('region', { name: 'Schön, dass Sie da sind.' });
  await expect(weg.getByText('0 von 7 erledigt')).toBeVisible();
  await weg.getByRole('button', { name: 'Anfangen: Laden' }).click();
  const form = page.getByRole('dialog', { name: 'Laden bearbeiten' });
  await typeInto(field(form, 'Name des Ladens'), 'Seifenhof');
  await speichern(form);
  const weiter = page.getByRole('region', { name: 'Weiter geht es.' });
  await expect(weiter.getByText('1 von 7 erledigt')).toBeVisible();
  await expect(weiter.getByRole('button', { name: 'Weiter: Steuer' })).toBeVisible();

  const versand = await openGruppe(page, 'Versand');
  await speichern(versand);
  await expect(weiter.getByText('2 von 7 erledigt')).toBeVisible();
  for (const titel of ['Steuer', 'Zahlung', 'Post', 'Texte', 'Nummern']) {
    await weiter.getByRole('button', { name: `Weiter: ${titel}` }).click();
    await speichern(page.getByRole('dialog', { name: `${titel} bearbeiten` }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByText(/von 7 erledigt/)).toHaveCount(0);
  await expect(karte(page, 'Laden').getByText('Seifenhof', { exact: true })).toBeVisible();
});
