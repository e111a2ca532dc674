import { signIn } from '../../arrange/accounts.ts';
import { openWerkstatt } from '../../arrange/werkstatt.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';

const path = '/admin/inventory';

test('an employee makes what is missing: the form opens filled in, and the order can be packed', {
  tag: '@phone',
}, async ({ page, db }) => {
  const { fehlt } = await openWerkstatt(db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  const liste = page.getByRole('region', { name: 'Zu fertigen' });
  await expect(liste).toContainText('3 Stück');
  await expect(liste.getByRole('link', { name: fehlt.nummer })).toHaveAttribute(
    'href',
    `/admin/bestellungen/${fehlt.id}`,
  );
  await liste.getByRole('button', { name: 'Produktion: Lavendeltraum' }).click();
  const form = page.getByRole('dialog', { name: 'Produktion' });
  await expect(form.getByRole('combobox', { name: 'Produkt' }).locator('option:checked')).toHaveText(
    'Lavendeltraum',
  );
  await expect(form.getByLabel('Anzahl')).toHaveValue('3');
  await expect(
    form.getByText(/^Für Bestellungen fehlen 3\sStück, bis zum Mindestbestand \d+\sStück\.$/),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Produktion buchen' }).click();
  const booked = page.getByRole('dialog', { name: 'Produktion gebucht' });
  await expect(booked).toContainText(`Diese Bestellung kann jetzt gepackt werden: ${fehlt.nummer}.`);
  const nummer = booked.getByText(fehlt.nummer, { exact: true });
  await expect(nummer).toHaveCSS('white-space', 'nowrap');
  await expectAccessible(page);
  await booked.getByRole('button', { name: 'Fertig' }).click();
  await expect(liste).toContainText('reicht das Regal');
});
