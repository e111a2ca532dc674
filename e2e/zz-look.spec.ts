import { signIn } from './arrange/accounts.ts';
import { openLaden } from './arrange/offener-laden.ts';
import { openAlive, test } from './fixtures.ts';
import { resize } from './sweep/sweep.ts';
import { belegeScreens } from './sweep/screens-belege.ts';
for (const screen of belegeScreens)
  test(`look ${screen.name}`, { tag: '@desktop' }, async ({ page, db }) => {
    await openLaden(db);
    await signIn(page, 'admin');
    await screen.before?.(page);
    await openAlive(page, screen.path ?? screen.route);
    await screen.ready(page);
    for (const width of [320, 360, 900, 1440]) {
      await resize(page, width);
      await page.waitForTimeout(200);
      await page.screenshot({ path: `/tmp/w/h2-shots/${screen.name.replaceAll(' ', '-')}-${width}.png`, fullPage: true });
    }
  });
