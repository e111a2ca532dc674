import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { newAccount } from '#test/factories.ts';
import { signIn } from '../../arrange/accounts.ts';
import { failedCall } from '../../arrange/portfolio-calls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../../fixtures.ts';
import { dialog, field, meldung, openBearbeiten, verwaltungOf } from '../../pages/portfolio-page.ts';
import { retype } from '../../type-into.ts';

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
});
