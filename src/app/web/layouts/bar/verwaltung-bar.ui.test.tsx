import type { RouteObject } from 'react-router';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeRoutes } from '#app/web/router.tsx';
import { type Bedingung, zielOhneZugang } from '#features/auth/zugang.ts';
import type { Answers } from '#test/ui/answers.ts';
import { quietDay } from '#test/ui/areas/dashboard.ts';
import { answerPages, drawer, header, linkIn, openDrawer } from '#test/ui/areas/layout.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people, type Who } from '#test/ui/people.ts';
import { stopTime } from '#test/ui/stop-time.ts';
import { textsOf } from '#test/ui/texts-of.ts';
import { barGruppenOf, platzOf } from './gruppen.ts';

afterEach(() => page.viewport(1440, 900));

const bar = () => header().getByRole('navigation', { name: 'Verwaltung' });
const siblings = (name: string) => page.getByRole('navigation', { name, exact: true });

function EmptyScreen() {
  return <h1>Bereich</h1>;
}

/** What stands in place of the screens: the bar is about the ways between them. */
const emptyScreens = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    if (route.path?.startsWith('/admin/'))
      return { path: route.path, lazy: async () => ({ Component: EmptyScreen }) };
    return route.children ? { ...route, children: emptyScreens(route.children) } : route;
  });

function openScreen(
  path: string,
  { as = 'admin' as Who, isPhone = false, phase = 'geoeffnet' as const } = {},
) {
  return openPage(path, {
    ...{ as, isPhone, laden: { ...offenerLaden, phase }, routes: emptyScreens },
    answers: (answers: Answers) => {
      answerPages(answers);
      quietDay(answers);
    },
  });
}

describe.each(['admin', 'werkstatt'] as const)('the bar of %s', (as) => {
  const inBar = barGruppenOf(as === 'admin').flatMap(({ seiten }) => seiten.map(({ to }) => to));

  test('leads to every screen that she may open, and to no other', { tags: ['@R50', '@R55'] }, () => {
    const guarded = (routes: RouteObject[]): [string, Bedingung][] =>
      routes.flatMap(({ path = '', element, children = [] }) => {
        const { offen } = (element as { props?: { offen?: Bedingung } } | undefined)?.props ?? {};
        return path.startsWith('/admin/') && offen ? [[path, offen]] : guarded(children as RouteObject[]);
      });
    const services = { loadsAhead: false } as unknown as Parameters<typeof makeRoutes>[0];
    const allowed = guarded(makeRoutes(services))
      .filter(([, bedingung]) => !zielOhneZugang(people[as], bedingung))
      .map(([path]) => path)
      // An order is reached from its list, and what has no document yet from that of documents; the shop's data are no
      // work of employees (R50).
      .filter(
        (path) =>
          !path.includes(':') &&
          path !== '/admin/belege/altbestand' &&
          (as === 'admin' || path !== '/admin/einstellungen'),
      );
    expect(inBar.toSorted()).toEqual(allowed.toSorted());
  });
});

test('each group leads to its first screen, whose siblings stand below', { tags: ['@R55'] }, async () => {
  const { router } = await openScreen('/admin/dashboard');
  const names = ['Heute', 'Bestellungen', 'Lager', 'Produkte', 'Geld', 'Einstellungen'];
  await expect.poll(() => textsOf(bar().getByRole('link'))).toEqual(names);
  await expect.element(linkIn(bar(), 'Heute')).toHaveAttribute('aria-current', 'page');

  await linkIn(bar(), 'Lager').click();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/lager');
  await linkIn(siblings('Lager'), 'Markttag').click();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/markt');
  await expect.element(linkIn(bar(), 'Lager')).toHaveAttribute('aria-current', 'true');
  await expect.element(linkIn(siblings('Lager'), 'Markttag')).toHaveAttribute('aria-current', 'page');

  await linkIn(bar(), 'Produkte').click();
  await expect.element(linkIn(siblings('Produkte'), 'Portfolio')).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
});

test('an order stands in the list of the orders', () => {
  const platz = (pathname: string) => platzOf(barGruppenOf(true), pathname).seite?.name;
  expect(['/admin/bestellungen/abc', '/admin/bestellungen/neu', '/admin/nirgends'].map(platz)).toEqual([
    'Bestellungen',
    'Bestellung aufnehmen',
    undefined,
  ]);
});

test('the shop is one link away, and leads back with one', { tags: ['@R55'] }, async () => {
  const { router } = await openScreen('/admin/lager', { as: 'admin' });
  await linkIn(header(), 'Zum Shop').click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(linkIn(header(), 'Das sind wir')).toBeVisible();
  await expect.element(header().getByRole('button', { name: 'Admin' })).not.toBeInTheDocument();
  await linkIn(header(), 'Verwaltung').click();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/dashboard');
  await expect.element(bar()).toBeVisible();
});

test('on a phone the drawer holds all groups, and the siblings of the screen are one row that shows it', {
  tags: ['@R55'],
}, async () => {
  const { router } = await openScreen('/admin/markt', { isPhone: true });
  const row = siblings('Lager').getByRole('list');
  await expect.element(linkIn(siblings('Lager'), 'Markttag')).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  expect(row.element().scrollLeft).toBeGreaterThan(0);

  await openDrawer();
  const groups = drawer().getByRole('navigation', { name: 'Verwaltung' });
  for (const { name, seiten } of barGruppenOf(true)) {
    const links = groups.getByRole('region', { name, exact: true }).getByRole('link');
    expect(textsOf(links)).toEqual(seiten.map((seite) => seite.name));
    for (const link of links.elements())
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await expect.element(linkIn(groups, 'Markttag')).toHaveAttribute('aria-current', 'page');
  await linkIn(groups, 'Kontoauszug').click();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/zahlungen');
  await expect.element(drawer()).not.toBeInTheDocument();
});

test('nobody is asked about cookies in the back office', { tags: ['@R55'] }, async () => {
  const waiting = stopTime();
  const banner = () => page.getByRole('region', { name: 'Cookie-Hinweis' });
  const { router } = await openPage('/admin/portfolio', {
    ...{ as: 'admin', laden: offenerLaden, routes: emptyScreens, hasConsent: false },
    answers: answerPages,
  });
  await expect.element(bar()).toBeVisible();
  expect(waiting()).not.toContain(2000);
  await router.navigate('/about');
  await expect.poll(waiting).toContain(2000);
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(banner()).toBeVisible();
  await router.navigate('/admin/lager');
  await expect.element(banner()).not.toBeInTheDocument();
});

/** How many lines a text takes. */
function linesOf(text: Element): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test('the shop’s name stays whole beside the bar', async () => {
  await openScreen('/admin/lager');
  // As the widest of the fonts that devices bring along.
  const wide = document.createElement('style');
  wide.textContent = 'header nav, header button { letter-spacing: 0.03em }';
  document.head.append(wide);
  onTestFinished(() => wide.remove());
  const name = header().getByRole('link', { name: 'Lindenblatt' }).getByText('Lindenblatt');
  await expect.element(header().getByRole('button', { name: /^Hallo/ })).toBeVisible();
  for (const width of [900, 905, 912, 920, 930, 960, 1055, 1060, 1180, 1440]) {
    await page.viewport(width, 800);
    await expect.poll(() => [width, linesOf(name.element())]).toEqual([width, 1]);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect([width, scrollWidth - clientWidth]).toEqual([width, 0]);
  }
});
