import { insertProduktBild } from '#features/bild/server/index.ts';
import { produkteJeSeite } from '#features/portfolio/produktliste.ts';
import { insertHinweis } from '#test/einstellung/hinweis.ts';
import { insertProdukt } from '#test/factories.ts';
import { seiten } from '#test/seiten.ts';
import { setFertigung, setVorrat } from '../arrange/offener-laden.ts';
import { answerList, holdList } from '../arrange/portfolio-calls.ts';
import { expect } from '../fixtures.ts';
import { card, goWithin, header, openDrawer, openRechtliches } from '../pages/page-language.ts';
import { main, produktPath, says, titled } from './arrange.ts';
import type { Phase, Screen } from './screen.ts';

/** What the phase changes on a page, besides its frame. */
const inPhase: Record<Phase, string[]> = {
  geoeffnet: [
    ...['/', '/products', '/cart', '/checkout', '/order-tracking', '/contact', '/widerruf'],
    ...['/widerrufsbelehrung', '/versand-und-zahlung'],
  ],
  pausiert: ['/', '/cart', '/checkout'],
};

/** The public pages as a guest of an announced shop sees them, of an open one, and of one that pauses. */
const oeffentlich = ([undefined, 'geoeffnet', 'pausiert'] as const).flatMap((phase) =>
  seiten
    .filter(({ path }) => phase === undefined || inPhase[phase].includes(path))
    .map(
      ({ path, heading }): Screen => ({
        name: `${path}, ${phase ?? 'angekuendigt'}`,
        route: path,
        ready: titled(heading),
        ...(phase && { phase }),
      }),
    ),
);

const unbekannt: Screen[] = [
  {
    name: 'an unknown address of the back office',
    route: '*',
    path: '/admin/gibt-es-nicht',
    phase: 'geoeffnet',
    tags: ['@R54'],
    failing: /\/admin\/gibt-es-nicht/,
    ready: titled('Diese Seite gibt es nicht'),
  },
];

const produkte: Screen[] = [
  {
    name: 'a product with a weblink, and links for guests',
    route: '/products/:id',
    prepare: (_, page) => produktPath(page, 'Goldstück'),
    ready: (page) =>
      expect(main(page).getByRole('link', { name: /^Produktdokumentation öffnen/ })).toBeVisible(),
  },
  {
    name: 'a product that can be ordered, with the guarantee notice and its maker',
    route: '/products/:id',
    phase: 'geoeffnet',
    prepare: async (db, page) => {
      await insertHinweis(db);
      return produktPath(page, 'Lavendeltraum');
    },
    ready: async (page) => {
      await expect(main(page).getByRole('spinbutton')).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'Produktsicherheit' })).toBeVisible();
    },
  },
  {
    name: 'a product of which nothing is left',
    route: '/products/:id',
    phase: 'geoeffnet',
    prepare: async (db, page) => {
      await setVorrat(db, 'Lavendeltraum', 0);
      return produktPath(page, 'Lavendeltraum');
    },
    ready: titled('Lavendeltraum'),
  },
  {
    name: 'a product with its stepper',
    route: '/products/:id',
    who: 'anna',
    tags: ['@S22'],
    prepare: (_, page) => produktPath(page, 'Schwarzer Sandel'),
    ready: (page) => expect(main(page).getByRole('spinbutton')).toBeVisible(),
  },
  {
    name: 'a picture in full',
    route: '/products/:id',
    tags: ['@S20'],
    prepare: (_, page) => produktPath(page, 'Lavendeltraum'),
    ready: async (page) => {
      await main(page)
        .getByRole('button', { name: /\(vergrößern\)$/ })
        .click();
      const zoom = page.getByRole('dialog', { name: 'Großansicht' });
      await expect(zoom.getByText('Bild 1 von 3')).toBeVisible();
    },
  },
  {
    name: 'a product that does not exist',
    route: '/products/:id',
    path: '/products/gibt-es-nicht',
    tags: ['@S19'],
    failing: /\/api\/portfolio\/|\/products\/gibt-es-nicht/,
    ready: says(/nicht gefunden/),
  },
  {
    name: 'an address that names nothing',
    route: '*',
    path: '/gibt-es-nicht',
    phase: 'geoeffnet',
    tags: ['@R54'],
    failing: /\/gibt-es-nicht/,
    ready: titled('Diese Seite gibt es nicht'),
  },
  {
    name: 'a page that an employee may not see',
    route: '/admin/lager',
    who: 'werkstatt',
    phase: 'geoeffnet',
    tags: ['@R54'],
    ready: titled('Diese Seite dürfen Sie nicht sehen'),
  },
  {
    name: 'the list with steppers',
    route: '/products',
    who: 'anna',
    tags: ['@S15'],
    ready: (page) => expect(card(page, 'Lavendeltraum').getByRole('spinbutton')).toBeVisible(),
  },
  {
    name: 'the list with a product that is sold out and one made to order',
    route: '/products',
    phase: 'geoeffnet',
    prepare: async (db) => {
      await setVorrat(db, 'Lavendeltraum', 0);
      await setVorrat(db, 'Minzmorgen', 0);
      await setFertigung(db, 'Minzmorgen', 10);
      await setFertigung(db, 'Lavendeltraum', null);
      return '/products';
    },
    ready: says('gerade vergriffen'),
  },
  {
    name: 'a page of a long list',
    route: '/products/seite/:seite',
    phase: 'geoeffnet',
    tags: ['@S13'],
    prepare: async (db) => {
      const { hash } = await db.selectFrom('bild').select('hash').limit(1).executeTakeFirstOrThrow();
      await db.transaction().execute(async (db) => {
        for (let nr = 1; nr <= 2 * produkteJeSeite; nr += 1) {
          const produktId = await insertProdukt(db, { reihenfolge: 100 + nr });
          await insertProduktBild(db, { produktId, position: 0, hash, altText: `Seife ${nr} auf Holz` });
        }
      });
      return '/products/seite/2';
    },
    ready: async (page) => {
      await expect(main(page).getByRole('link', { name: 'Vorherige Produkte anzeigen' })).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Weitere Produkte anzeigen' })).toBeVisible();
    },
  },
  { name: 'the list of an empty shop', route: '/products', isEmpty: true, ready: titled(/Naturseifen/) },
  {
    name: 'the list that is loading',
    route: '/products',
    path: '/about',
    tags: ['@S16', '@S17'],
    before: holdList,
    ready: async (page) => {
      await goWithin(page, '/products');
      await expect(page.getByRole('list', { name: 'Produkte werden geladen' })).toBeVisible();
    },
  },
  {
    name: 'the list that does not load',
    route: '/products',
    path: '/about',
    tags: ['@S16', '@S17', '@R32'],
    failing: /\/api\/portfolio/,
    before: (page) => answerList(page, { status: 503, message: 'Wartungsarbeiten bis 12 Uhr' }),
    ready: async (page) => {
      await page.clock.install();
      await page.evaluate(() => {
        history.pushState(null, '', '/products');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 150 });
      }).toPass();
      await page.clock.resume();
    },
  },
];

const kontakt: Screen[] = [
  {
    name: 'a message, sent empty',
    route: '/contact',
    phase: 'geoeffnet',
    ready: async (page) => {
      await main(page).getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
    },
  },
  {
    name: 'a message that was sent',
    route: '/contact',
    phase: 'geoeffnet',
    ready: async (page) => {
      for (const [name, text] of [
        ['Ihr Name', 'Ada Beispiel'],
        ['Ihre E-Mail-Adresse', 'ada@beispiel.de'],
        ['Ihre Nachricht', 'Guten Tag, gibt es die Seife auch ohne Duft?'],
      ] as const)
        await main(page).getByRole('textbox', { name }).fill(text);
      await main(page).getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(main(page).getByRole('region', { name: 'Ihre Nachricht ist bei uns' })).toBeVisible();
    },
  },
];

const rahmen: Screen[] = [
  {
    name: 'the start page of a shop without data',
    route: '/',
    isEmpty: true,
    ready: says('Hier entsteht ein Laden'),
  },
  {
    name: 'the contact page of a shop without data',
    route: '/contact',
    isEmpty: true,
    ready: titled('Kontakt'),
  },
  {
    name: 'the story of a shop without data',
    route: '/about',
    isEmpty: true,
    ready: (page) => expect(main(page)).toBeVisible(),
  },
  {
    name: 'the privacy notice with its sections open',
    route: '/datenschutz',
    tags: ['@S35'],
    ready: async (page) => {
      const titles = page.getByRole('group').getByRole('heading', { level: 2 });
      for (const title of await titles.all()) await title.click();
    },
  },
  {
    name: 'a version of the terms',
    route: '/rechtstexte/:art/:nr',
    path: '/rechtstexte/agb/1',
    ready: (page) => expect(main(page).getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    name: 'the question about cookies',
    route: '/',
    tags: ['@S11'],
    asksForConsent: true,
    ready: async (page) => {
      const banner = page.getByRole('region', { name: 'Cookie-Hinweis' });
      await expect(banner).toBeVisible();
    },
  },
  {
    name: 'the drawer of a guest',
    route: '/about',
    widths: [320, 360],
    tags: ['@S07'],
    ready: openDrawer,
  },
  {
    name: 'the menu of legal texts',
    route: '/about',
    widths: [900, 1440],
    tags: ['@S07'],
    ready: async (page) => {
      await openRechtliches(page);
      await expect(header(page).getByRole('link', { name: 'Impressum' })).toBeVisible();
    },
  },
];

export const shopScreens = [...oeffentlich, ...unbekannt, ...produkte, ...kontakt, ...rahmen];
