import { signIn } from '../accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';

test('every screen warns an admin when the backups are not reliable', async ({ page, db }) => {
  const stand = { id: 1, alleMinuten: 1440, begonnenAt: '2026-01-05T02:00:00.000Z' };
  const gut = { ergebnis: 'gut', fehler: null, gutVon: '2026-01-05T02:00:00.000Z' } as const;
  await db
    .insertInto('sicherung')
    .values({ ...stand, ...gut })
    .execute();
  await signIn(page, 'admin');

  await openAlive(page, '/admin/lager');
  const hinweis = page.getByRole('status').filter({ hasText: 'Sicherung' });
  await expect(hinweis).toContainText('Die letzte Sicherung ist zu alt');
  await expect(hinweis).toContainText('Die letzte gute ist vom 05.01.2026, 03:00 Uhr.');

  const fehler = 'Auf dem Datenträger ist kein Platz mehr.';
  await db.updateTable('sicherung').set({ ergebnis: 'gescheitert', fehler }).execute();
  await openAlive(page, '/admin/portfolio');
  await expect(hinweis).toContainText('Die letzte Sicherung ist nicht in Ordnung');
  await expect(hinweis).toContainText(fehler);

  const gutVon = new Date().toISOString();
  await db
    .updateTable('sicherung')
    .set({ ...gut, begonnenAt: gutVon, gutVon })
    .execute();
  const answer = page.waitForResponse('**/api/admin/sicherung');
  await openAlive(page, '/admin/rohstoffe');
  expect((await (await answer).json()).data.zustand).toBe('gut');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hinweis).toHaveCount(0);
});

test('an employee sees nothing about backups', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'werkstatt');
  await openAlive(page, '/admin/dashboard');
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(asked).not.toContain('/api/admin/sicherung');
});
