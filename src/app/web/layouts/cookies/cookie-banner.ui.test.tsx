import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answerPages } from '#test/ui/areas/layout.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { stopTime } from '#test/ui/stop-time.ts';

const banner = () => page.getByRole('region', { name: 'Cookie-Hinweis' });

/** Opens a page whose timers only the test advances, as who has not answered yet. */
async function openWithStoppedTime(path: string) {
  const waiting = stopTime();
  const opened = await openPage(path, { answers: answerPages, hasConsent: false });
  return { ...opened, waiting };
}

async function openWithBanner(path = '/') {
  const opened = await openWithStoppedTime(path);
  await expect.poll(opened.waiting).toContain(2000);
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(banner()).toBeVisible();
  return opened;
}

/** The document goes away; what it has stored stays. */
async function leave(): Promise<void> {
  vi.useRealTimers();
  await cleanup();
}

test('the banner appears 2 seconds after load', { tags: ['@S11'] }, async () => {
  const { waiting } = await openWithStoppedTime('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(waiting).toContain(2000);
  await vi.advanceTimersByTimeAsync(1990);
  await new Promise(requestAnimationFrame);
  expect(banner().elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  await expect.element(banner()).toBeVisible();
});

test.each([
  ['Alle akzeptieren', 'accepted'],
  ['Nur notwendige', 'declined'],
])("'%s' is stored and the banner stays away", { tags: ['@S11'] }, async (name, value) => {
  await openWithBanner();
  await banner().getByRole('button', { name }).click();
  await expect.element(banner()).not.toBeInTheDocument();
  expect(localStorage.getItem('cookieConsent')).toBe(value);

  await leave();
  await openWithStoppedTime('/products');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await vi.advanceTimersByTimeAsync(10_000);
  await new Promise(requestAnimationFrame);
  expect(banner().elements()).toEqual([]);
});

test('the X hides the banner, stores nothing, and it appears again', { tags: ['@S11'] }, async () => {
  await openWithBanner();
  await banner().getByRole('button', { name: 'Hinweis schließen' }).click();
  await expect.element(banner()).not.toBeInTheDocument();
  expect(localStorage.getItem('cookieConsent')).toBe(null);

  await leave();
  await openWithBanner('/agb');
});

test('the banner links to the Datenschutz page and stays open there', { tags: ['@S11'] }, async () => {
  const { router } = await openWithBanner();
  await banner()
    .getByRole('link', { name: /Datenschutz/ })
    .click();
  await expect.poll(() => router.state.location.pathname).toBe('/datenschutz');
  await expect.element(banner()).toBeVisible();
});

test('an invalid stored consent counts as none', { tags: ['@S11'] }, async () => {
  localStorage.setItem('cookieConsent', 'vielleicht');
  await openWithBanner();
});
