import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  answerPages,
  drawer,
  header,
  linkIn,
  menuButton,
  openDrawer,
  rechtlichesButton,
} from '#test/ui/areas/layout.ts';
import { laden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';

const mainLinks = [
  ['Home', '/'],
  ['Produkte', '/products'],
  ['Das sind wir', '/about'],
  ['Kontakt', '/contact'],
] as const;

const rechtliches = [
  ['Impressum', '/impressum'],
  ['Datenschutz', '/datenschutz'],
  ['AGB', '/agb'],
] as const;

const answers = answerPages;

// The size that the next page expects.
afterEach(() => page.viewport(1440, 900));

test('the brand leads to the start page', { tags: ['@S07'] }, async () => {
  const { router } = await openPage('/contact', { answers });
  await header().getByRole('link', { name: laden.name }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

for (const width of [360, 1440]) {
  test(`the main links lead to their pages at ${width}`, { tags: ['@S07'] }, async () => {
    const { router } = await openPage('/agb', { answers });
    await page.viewport(width, 800);
    for (const [name, path] of mainLinks) {
      if (width < 900) await openDrawer();
      await linkIn(width < 900 ? drawer() : header(), name).click();
      await expect.poll(() => router.state.location.pathname).toBe(path);
    }
  });

  test(`the menu Rechtliches holds Impressum, Datenschutz and AGB at ${width}`, {
    tags: ['@S07'],
  }, async () => {
    const { router } = await openPage('/', { answers });
    await page.viewport(width, 800);
    for (const [name, path] of rechtliches) {
      if (width < 900) await openDrawer();
      else await rechtlichesButton().click();
      const link = linkIn(width < 900 ? drawer() : header(), name);
      await link.click();
      await expect.poll(() => router.state.location.pathname).toBe(path);
      await expect.element(link).not.toBeInTheDocument();
    }
  });

  test(`the current page is marked in the menu at ${width}`, { tags: ['@S07'] }, async () => {
    await openPage('/about', { answers });
    await page.viewport(width, 800);
    if (width < 900) await openDrawer();
    const current = linkIn(width < 900 ? drawer() : header(), 'Das sind wir');
    await expect.element(current).toHaveAttribute('aria-current', 'page');
  });
}

test.for([320, 899])(
  'at %i a hamburger opens a drawer from the left, 250 wide, with the same links',
  {
    tags: ['@S07'],
  },
  async (width) => {
    await openPage('/', { answers });
    await page.viewport(width, 740);
    await expect.element(rechtlichesButton()).not.toBeInTheDocument();
    await openDrawer();

    await expect.poll(() => drawer().element().getBoundingClientRect()).toMatchObject({ x: 0, width: 250 });
    for (const [name, path] of [...mainLinks, ...rechtliches])
      await expect.element(linkIn(drawer(), name)).toHaveAttribute('href', path);
    await drawer().getByRole('button', { name: 'Menü schließen' }).click();
    await expect.element(drawer()).not.toBeInTheDocument();
  },
);

test.for([900, 1200, 1536])(
  'at %i the links are in the header and there is no hamburger',
  {
    tags: ['@S07'],
  },
  async (width) => {
    await openPage('/', { answers });
    await page.viewport(width, 900);
    await expect.element(menuButton()).not.toBeInTheDocument();
    await expect.element(rechtlichesButton()).toBeVisible();
    for (const [name, path] of mainLinks)
      await expect.element(linkIn(header(), name)).toHaveAttribute('href', path);
  },
);

test('the drawer closes when the view becomes wide', { tags: ['@S07'] }, async () => {
  await openPage('/', { answers });
  await page.viewport(600, 740);
  await openDrawer();
  await page.viewport(1200, 740);
  await expect.element(drawer()).not.toBeInTheDocument();
});

test.for([true, false])(
  'logged out, the header offers Anmelden and nothing of a signed-in user (phone: %s)',
  {
    tags: ['@S08'],
  },
  async (isPhone) => {
    const { router } = await openPage('/', { answers });
    if (isPhone) await page.viewport(360, 740);
    const anmelden = header().getByRole('link', { name: 'Anmelden' });
    await expect.element(anmelden).toBeVisible();
    for (const name of [/Warenkorb/, /Mein Profil/, /^Admin/, /Abmelden/])
      for (const role of ['link', 'button'] as const)
        await expect.element(header().getByRole(role, { name, includeHidden: true })).not.toBeInTheDocument();

    await anmelden.click();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  },
);
