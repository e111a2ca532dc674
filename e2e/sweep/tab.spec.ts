import { signIn } from '../arrange/accounts.ts';
import { openLaden } from '../arrange/offener-laden.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { pressThrough } from './focus-walk.ts';
import { resize } from './sweep.ts';

/** The sweep gives every stop of every screen the focus by script; the key itself is pressed here. */
test.use({ vorlage: 'beispiel' });

for (const [path, who] of [
  ['/products', undefined],
  ['/contact', undefined],
  ['/admin/lager', 'admin'],
] as const)
  test(`the Tab key reaches every stop of ${path}, in view`, { tag: '@desktop' }, async ({ page, db }) => {
    await openLaden(db);
    if (who) await signIn(page, who);
    await resize(page, 320, 640);
    await openAlive(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await pressThrough(page)).toEqual([]);
  });
