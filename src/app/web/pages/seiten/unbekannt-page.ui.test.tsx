import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerPages, footer } from '#test/ui/areas/layout.ts';
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

test('an unknown address of the back office has the frame of the page that all unknown addresses share', {
  tags: ['@R54'],
}, async () => {
  await openPage('/admin/gibt-es-nicht', { as: 'admin', laden: offenerLaden, answers: answerPages });
  await expect.element(titel('Diese Seite gibt es nicht')).toBeVisible();
  await expect.element(footer()).toBeVisible();
});

test('inside the announced shop an unknown address leads home, with its query', {
  tags: ['@S04'],
}, async () => {
  const { router } = await openPage('/gibt-es-nicht?von=brief');
  await expect.element(titel(/^Willkommen/)).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?von=brief' });
});
