import { signIn } from '../../arrange/accounts.ts';
import { vorTagen } from '../../arrange/tage.ts';
import { bestelle } from '../../arrange/werkstatt.ts';
import { expect, test } from '../../fixtures.ts';
import { openEinstellungen } from '../../pages/einstellungen-page.ts';

test('the plan says what is kept, why and until when, and what would be deleted today', {
  tag: '@desktop',
}, async ({ page, db }) => {
  const at = vorTagen(40).toISOString();
  const storniert = { typ: 'storniert' as const, angaben: { grund: 'kunde' as const }, at };
  const { nummer } = await bestelle(db, {
    vor: 41,
    isBezahlt: false,
    dazu: [storniert, { typ: 'loeschwunsch', angaben: {}, at }],
  });
  await signIn(page, 'admin');
  await openEinstellungen(page);
  await page.getByRole('link', { name: 'Plan ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Aufbe\u00ad?wahrung$/);
  const plan = page.getByLabel('Plan der Aufbewahrung', { exact: true });
  const zeile = (text: string) =>
    plan.getByRole('row').or(plan.getByRole('listitem')).filter({ hasText: text });
  await expect(zeile('Bestellungen: Name, Anschriften')).toContainText('8 Jahre ab dem Ende des Jahres');
  await expect(zeile('Warenkörbe ohne Konto')).toContainText('90 Tage nach der letzten Änderung');
  await expect(zeile('Protokolle des Servers')).toContainText('14 Tage');

  const probe = page.getByRole('region', { name: 'Was würde heute gelöscht?' });
  await probe.getByRole('button', { name: 'Nachsehen' }).click();
  await expect(probe.getByRole('listitem').filter({ hasText: nummer })).toContainText(
    /^Bestellungen, deren Kundschaft die Löschung verlangt hat.*: 1/,
  );
  // It was only looked at.
  const rows = await db.selectFrom('auftrag').select('datenstand').where('nummer', '=', nummer).execute();
  expect(rows).toEqual([{ datenstand: 'voll' }]);
});
