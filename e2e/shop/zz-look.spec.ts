import { expect, openAlive, test } from '../fixtures.ts';
import { openLaden } from '../offener-laden.ts';
import { enlargeText, expectNothingCut, expectWholeWords } from '../large-text.ts';
import { expectAccessible } from '../fixtures.ts';
const geheim = 'g'.repeat(43);
test.use({ expectedErrors: [/Failed to load/] });
for (const art of ['bestaetigung', 'email', 'passwort', 'einladung', 'fort', 'kurz', 'vergessen', 'login'] as const)
  test(`look ${art}`, async ({ page, db }, info) => {
    await openLaden(db);
    await page.route('**/api/auth/link', (r) =>
      art === 'fort'
        ? r.fulfill({ status: 404, json: { success: false, message: 'x' } })
        : r.fulfill({ json: { success: true, data: { art, email: 'anna.sommer@lindenblatt.example', name: 'Anna Sommer' } } }),
    );
    await openAlive(page, art === 'login' ? '/login' : art === 'vergessen' ? '/passwort-vergessen' : `/konto/link#${art === 'kurz' ? 'abc' : geheim}`);
    if (!['kurz','login','vergessen'].includes(art)) await expect(page).toHaveURL('/konto/link');
    await expect(page.getByText('wird geprüft')).toHaveCount(0);
    await page.screenshot({ path: `/tmp/look-u/${info.project.name}-${art}.png` });
    await expectAccessible(page);
    await expectWholeWords(page, 'x');
    await enlargeText(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectNothingCut(page);
    await expectWholeWords(page, 'y');
    await page.screenshot({ path: `/tmp/look-u/${info.project.name}-${art}-320.png`, fullPage: true });
  });
