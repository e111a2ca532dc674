import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerSoaps, press, produktPath, soap } from '#test/ui/areas/cart.ts';
import {
  answerPages,
  drawer,
  header,
  linkIn,
  menuButton,
  openDrawer,
  rechtlichesButton,
} from '#test/ui/areas/layout.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { holdFocus } from './hold-focus.ts';

// As the browser's entry does.
beforeEach(() => addEventListener('keydown', holdFocus));
afterEach(() => removeEventListener('keydown', holdFocus));

const answers = answerPages;

test('the menu Rechtliches opens, navigates and closes by keyboard', { tags: ['@S07'] }, async () => {
  const { router } = await openPage('/', { answers });
  const impressum = linkIn(header(), 'Impressum');
  await press(rechtlichesButton(), '{Enter}');
  await expect.element(impressum).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(impressum).not.toBeInTheDocument();
  await expect.element(rechtlichesButton()).toHaveFocus();

  await userEvent.keyboard(' ');
  await expect.element(impressum).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(impressum).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/impressum');
  await expect.element(impressum).not.toBeInTheDocument();
});

test('the focus stays in the menu Rechtliches while it is open', { tags: ['@S07'] }, async () => {
  await openPage('/', { answers });
  await press(rechtlichesButton(), '{Enter}');
  for (const name of ['Impressum', 'Datenschutz', 'AGB', 'Impressum']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(linkIn(header(), name)).toHaveFocus();
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(linkIn(header(), 'AGB')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(rechtlichesButton()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(linkIn(header(), 'Anmelden')).toHaveFocus();
});

test('the drawer opens and closes by keyboard and returns the focus', { tags: ['@S07'] }, async () => {
  const { router } = await openPage('/', { answers, isPhone: true });
  await press(menuButton(), '{Enter}');
  await expect.element(drawer()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(menuButton()).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(drawer()).toBeVisible();
  const home = linkIn(drawer(), 'Home').element();
  for (let stops = 0; stops < 3 && document.activeElement !== home; stops += 1)
    await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(home);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/products');
  await expect.element(drawer()).not.toBeInTheDocument();
});

test('the focus stays in the drawer while it is open', { tags: ['@S07'] }, async () => {
  await openPage('/', { answers, isPhone: true });
  await press(menuButton(), '{Enter}');
  await expect.element(drawer()).toBeVisible();
  const last = linkIn(drawer(), 'AGB');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(drawer().getByRole('button', { name: 'Menü schließen' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(menuButton()).toHaveFocus();
});

test('closing the drawer by keyboard leads back to the button that opened it', {
  tags: ['@S07'],
}, async () => {
  await openPage('/', { answers, isPhone: true });
  await openDrawer();
  // A tap on an element that is no link takes the focus from the button.
  await drawer().getByText('Rechtliches', { exact: true }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(menuButton()).toHaveFocus();
});

test('after navigation the focus continues from the page’s content', { tags: ['@S05'] }, async () => {
  await openPage('/', { answers });
  await press(page.getByRole('link', { name: 'Über uns' }), '{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Das sind wir' })).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test.for([true, false])('every focusable element shows the focus (phone: %s)', async (isPhone) => {
  await openPage('/products', { answers, isPhone });
  await expect.element(page.getByRole('link', { name: 'Details zu Lavendeltraum' })).toBeVisible();
  for (let stop = 0; stop < 14; stop += 1) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement, `stop ${stop + 1}`).not.toBe(document.body);
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    expect(width, `stop ${stop + 1}: ${document.activeElement?.outerHTML}`).toBeGreaterThanOrEqual(2);
  }
});

test('a picture is chosen by keyboard', { tags: ['@S20'] }, async () => {
  const galerie = [{ url: '/icon-192.png', alt_text: 'Von der Seite' }];
  const lavendel = soap('Lavendeltraum', { bilder: { hauptbild: '/icon-512.png', galerie } });
  const { router } = await openPage('/products', { answers: (given) => answerSoaps(given, [lavendel]) });
  await press(page.getByRole('link', { name: /^Details zu Lavendeltraum/ }), '{Enter}');
  const second = page.getByRole('button', { name: /^Bild 2 von/ });
  await press(second, '{Enter}');
  await expect.element(second).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.pathname).toBe(produktPath('Lavendeltraum'));
});
