import type { RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#shared/wire/call.ts';
import { lost, type OtherAnswer } from '#test/ui/answers.ts';
import { heading, main, press } from '#test/ui/areas/cart.ts';
import { answerPages, header, linkIn } from '#test/ui/areas/layout.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { pageNotLoaded } from './error-page.tsx';

const health = call('GET', '/health')();
const retry = main().getByRole('button', { name: 'Erneut versuchen' });

type Page = Pick<RouteObject, 'lazy' | 'Component'>;

const notLoaded: Page = { lazy: () => Promise.reject(pageNotLoaded) };
const broken: Page = {
  Component: () => {
    throw new Error('Probefehler');
  },
};

/** Goes within the shop to a path that has this page. */
async function goTo(path: string, instead: Page, answer: OtherAnswer = lost) {
  const replaced = (route: RouteObject): RouteObject => {
    if (route.path === path) return { path, ...instead };
    return route.index ? route : { ...route, children: route.children?.map(replaced) };
  };
  const opened = await openPage('/about', {
    as: 'admin',
    answers: (answers) => {
      answerPages(answers);
      answers.on(health, answer);
    },
    routes: (routes) => routes.map(replaced),
  });
  await opened.router.navigate(path);
  return opened;
}

async function expectNoEnglish(): Promise<void> {
  await expect
    .element(page.getByText(/error|unexpected|failed|developer|kaputt|Probe/i))
    .not.toBeInTheDocument();
  await expectAccessible();
}

const paths = ['/contact', '/admin/lager'];

test.each(paths)(
  '%s that cannot be loaded offline says so, as often as it is tried',
  {
    tags: ['@S01'],
  },
  async (path) => {
    const { answers } = await goTo(path, notLoaded);
    await expect.element(heading()).toHaveTextContent('Keine Verbindung');
    await expect.element(header().getByRole('link').first()).toBeVisible();
    await expect.poll(() => document.title).toMatch(/^Keine Verbindung/);
    await expectNoEnglish();
    expect(answers.sent(health)).toHaveLength(1);

    await press(retry, '{Enter}');
    await expect.poll(() => answers.sent(health)).toHaveLength(2);
    await expect.element(retry).toHaveAttribute('aria-busy', 'false');
    await expect.element(heading()).toHaveTextContent('Keine Verbindung');
    await expect.element(retry).toHaveFocus();
  },
);

test.each(paths)(
  '%s that fails while rendering shows a German error, and the rest of the shop works',
  {
    tags: ['@S01'],
  },
  async (path) => {
    // React says there what it has caught.
    vi.spyOn(console, 'error').mockReturnValue();
    await goTo(path, broken);
    await expect.element(heading()).toHaveTextContent('Das hat nicht geklappt');
    await expectNoEnglish();
    await linkIn(header(), 'Produkte').click();
    await expect.element(heading()).toMatchTextContent(/^Unsere hand/);
  },
);
