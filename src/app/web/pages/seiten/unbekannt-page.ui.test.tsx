import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';

const titel = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('inside the open shop an unknown address shows the ways on', {
  tags: ['@R54'],
}, async () => {
  const { router } = await openPage('/gibt-es-nicht', { laden: offenerLaden });
  await expect.element(titel('Diese Seite gibt es nicht')).toBeVisible();
  expect(document.title).toContain('Seite nicht gefunden');
  await page.getByRole('main').getByRole('link', { name: 'Kontakt' }).click();
  await expect.element(titel('Kontakt')).toBeVisible();
  expect(router.state.location.pathname).toBe('/contact');
});

test('inside the announced shop an unknown address leads home, with its query', {
  tags: ['@S04'],
}, async () => {
  const { router } = await openPage('/gibt-es-nicht?von=brief');
  await expect.element(titel(/^Willkommen/)).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?von=brief' });
});
