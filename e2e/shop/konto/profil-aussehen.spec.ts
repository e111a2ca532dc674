import { signIn } from '../../arrange/accounts.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, test } from '../../fixtures.ts';
import { recordShifts, shiftSum } from '../../layout-shifts.ts';
import { makeProfil, makeProfilBestellung, openProfil, serveProfil, teil } from '../../pages/profil-page.ts';

test('nothing jumps while the profile is loaded', async ({ page, db }) => {
  await openLaden(db);
  await signIn(page, 'anna');
  await serveProfil(page, makeProfil(), [makeProfilBestellung(1)]);
  await recordShifts(page);
  await openProfil(page);
  await expect(teil(page, 'Bestellungen').getByRole('listitem')).toHaveCount(1);
  expect(await shiftSum(page)).toBeLessThan(0.05);
});
