import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { newAccount } from '#test/factories.ts';
import { signIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { failedCall, fetchProdukt } from '../portfolio-calls.ts';
import { choice, dialog, field, meldung, openBearbeiten, verwaltungOf } from '../portfolio-page.ts';
import { retype } from '../type-into.ts';

test.use({ expectedErrors: [failedCall] });

test('the second of two to save sees who changed what, and loses nothing', {
  tag: ['@A06', '@desktop'],
}, async ({ page, db }) => {
  test.slow();
  await signIn(page, 'admin');
  const colleague = await createAccountWithKunde(
    db,
    newAccount({ role: 'admin', vorname: 'Jonas', nachname: 'Weber' }),
    new Date(),
  );
  if (!colleague) throw new Error('the account exists already');
  const jonas = verwaltungOf(page.request, await startSession(db, colleague, new Date()));
  await openAlive(page, '/admin/portfolio');
  const form = await openBearbeiten(page, 'Honigwabe');
  const konflikt = dialog(page, 'Das Produkt wurde inzwischen geändert');
  const row = (name: string) =>
    konflikt.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

  await jonas.change('Honigwabe', { preis: '9,90', aroma: 'Honig', gramm: 125 });
  await field(form, 'Zusatz').fill('mit Propolis');
  await retype(field(form, 'Gramm'), '130');
  await form.getByRole('button', { name: 'Aktualisieren' }).click();

  await expect(konflikt.getByText(/^Jonas Weber hat „Honigwabe“ am .* geändert/)).toBeVisible();
  await expect(row('Preis')).toHaveText(/Vorher8,50Jetzt9,90$/);
  await expect(row('Aroma')).toHaveText(/VorherVanilleJetztHonig$/);
  await expect(row('Gramm')).toHaveText(/Vorher110Jetzt125Ihre Eingabe130$/);
  await expect(konflikt.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await konflikt.getByRole('button', { name: 'Meine Änderungen übernehmen' }).click();
  await expect(meldung(page, 'Produkt aktualisiert')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const merged = await jonas.find('Honigwabe');
  expect(merged).toMatchObject({ preis: 9.9, aroma: 'Honig', gramm: 130, zusatz: 'mit Propolis' });

  await openBearbeiten(page, 'Honigwabe');
  await jonas.change('Honigwabe', { reihenfolge: 77 });
  await jonas.deleteGaleriebild('Honigwabe', 0);
  await field(form, 'Optional').fill('ohne Palmöl');
  await form.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(form).toHaveCount(0);
  expect(await jonas.find('Honigwabe')).toMatchObject({ reihenfolge: 77, optional: 'ohne Palmöl' });

  await openBearbeiten(page, 'Honigwabe');
  await jonas.change('Honigwabe', { aroma: 'Minze' });
  await field(form, 'Zusatz').fill('verworfen');
  await form.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(konflikt).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(konflikt).toHaveCount(0);
  await expect(field(form, 'Zusatz')).toHaveValue('verworfen');
  await form.getByRole('button', { name: 'Aktualisieren' }).click();
  await konflikt.getByRole('button', { name: 'Neu laden' }).click();
  await expect(konflikt).toHaveCount(0);
  await expect(choice(form, 'Aroma')).toHaveValue('Minze');
  await expect(field(form, 'Zusatz')).toHaveValue('mit Propolis');
  await form.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(form).toHaveCount(0);
  expect((await fetchProdukt(page.request, 'Honigwabe')).aroma).toBe('Minze');
});
