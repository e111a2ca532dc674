import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import type { Produkt } from '#features/portfolio/contract.ts';
import { okList } from '#shared/wire/envelope.ts';
import { answerSoaps, card, heading, main, soap } from '#test/ui/areas/cart.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { setMedia } from '#test/ui/set-media.ts';
import { textsOf } from '#test/ui/texts-of.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const seifen = [
  soap('Lavendeltraum', {
    ...{ seife: 'Sheabutter', aroma: 'Lavendel', gramm: 100 },
    bilder: { hauptbild: pixel, alt_text: 'Lavendelseife auf Leinen', galerie: [] },
    beschreibung: { kurz: 'Eine ruhige Seife für den Abend, mit Lavendel aus dem eigenen Garten.' },
  }),
  soap('Honigwabe', {
    ...{ seife: 'Olivenöl', aroma: 'Honig', gramm: 110, weblink: 'https://doku.example/honig' },
    bilder: { hauptbild: pixel, alt_text: 'Honigseife in Wabenform', galerie: [] },
    beschreibung: { kurz: 'Warm und süß, mit einem Löffel Honig vom Imker nebenan in jedem Stück.' },
  }),
  soap('Minzmorgen', {
    ...{ seife: 'Aloe-Vera', aroma: 'Minze', gramm: 95 },
    bilder: { hauptbild: pixel, alt_text: 'Grüne Seife mit Minzblatt', galerie: [] },
    beschreibung: { kurz: 'Frisch und klar, für den ersten Griff am Waschbecken in der Früh.' },
  }),
];

const articles = page.getByRole('article');
const stand = (name: string) => textsOf(card(name));

type Visit = NonNullable<Parameters<typeof openPage>[1]>;

/** Opens the list with these soaps. */
const openListe = (produkte: Produkt[], visit: Visit = {}) =>
  openPage('/products', { ...visit, answers: (answers) => answerSoaps(answers, produkte) });

// The size that the next page expects.
afterEach(() => page.viewport(1440, 900));

test('the list has its heading, a subtitle and the count', { tags: ['@S13'] }, async () => {
  await openListe(seifen);
  await expect.element(main().getByText('3 einzigartige Seifen-Kreationen verfügbar')).toBeVisible();
  await expect.element(heading()).toMatchTextContent(/^Unsere hand\u00ad?gemachten Naturseifen$/);
  await expect.element(main().getByRole('paragraph').first()).toMatchTextContent(/\S.{20,}/);
});

test.each([false, true])(
  'a card shows picture, chip, name, short text, grams, aroma and price, on a phone: %s',
  {
    tags: ['@S14'],
  },
  async (isPhone) => {
    await openListe(seifen, { isPhone });
    await expect.element(articles).toHaveLength(3);
    for (const { name, seife = '', gramm, aroma = '', bilder, beschreibung } of seifen) {
      const shown = card(name);
      shown.element().scrollIntoView();
      await expect.element(shown.getByRole('img', { name: bilder.alt_text })).toBeVisible();
      await expect.element(shown.getByText(seife, { exact: true }).first()).toBeVisible();
      await expect.element(shown.getByText(beschreibung.kurz ?? '')).toBeVisible();
      await expect.element(shown.getByText(`${gramm} g`, { exact: true })).toBeVisible();
      await expect.element(shown.getByText(aroma, { exact: true }).first()).toBeVisible();
      await expect.element(shown.getByText(/^\d,\d\d\s€$/)).toBeVisible();
    }
  },
);

test('grams are written with a small g', { tags: ['@S14'] }, async () => {
  await openListe(seifen);
  const gramm = card('Lavendeltraum').getByText('100 g', { exact: true });
  await expect.element(gramm).toBeVisible();
  const { fontVariantCaps, textTransform } = getComputedStyle(gramm.element());
  expect([fontVariantCaps, textTransform]).toEqual(['normal', 'none']);
});

test('the first row shows its prices without scrolling on a desktop', { tags: ['@S14'] }, async () => {
  await openListe(seifen);
  for (const { name } of seifen)
    await expect.element(card(name).getByText(/inkl\. MwSt/)).toBeInViewport({ ratio: 1 });
});

test.each([
  [700, 9],
  [1440, 10],
  [1600, 9],
])('at %i of %i cards none stands alone in half a row', { tags: ['@S14'] }, async (width, count) => {
  await openListe(Array.from({ length: count }, (_, at) => soap(`Seife ${at}`, { preis: 7.9 })));
  await page.viewport(width, 900);
  await expect.element(articles).toHaveLength(count);
  const box = () => articles.last().element().getBoundingClientRect();
  const around = () => main().element().getBoundingClientRect();
  await expect.poll(() => box().width / around().width).toBeGreaterThan(0.8);
  expect(box().height).toBeLessThan(0.6 * box().width);
});

test('the cards stand in the order of the answer', { tags: ['@S14', '@S41'] }, async () => {
  const names = ['Zimtstern', 'Änderung', 'Beere'];
  await openListe(names.map((name, at) => soap(name, { preis: 5, reihenfolge: 3 - at })));
  await expect.poll(() => textsOf(articles.getByRole('heading'))).toEqual(names);
});

test('every price is German, with base price, tax and shipping', {
  tags: ['@S14', '@R25', '@R26'],
}, async () => {
  const zeilen = [
    ['Lavendeltraum', 7.9, 100, '7,90 € 79,00 €/kg'],
    ['Honigwabe', 8.5, 110, '8,50 € 77,27 €/kg'],
    ['Goldbarren', 1234.5, 250, '1.234,50 € 4.938,00 €/kg'],
    ['Halbe Sache', 1.15, 30, '1,15 € 38,33 €/kg'],
  ] as const;
  await openListe(zeilen.map(([name, preis, gramm]) => soap(name, { preis, gramm })));
  await expect.element(articles).toHaveLength(4);
  for (const [name, , , text] of zeilen) {
    expect(stand(name).join()).toContain(`${text}inkl. MwSt. zzgl. Versand`);
    await expect.element(card(name).getByText(/inkl\. MwSt\. zzgl\. Versand/)).toBeVisible();
  }
});

test('without a price the card says so and shows none', { tags: ['@S14', '@R26'] }, async () => {
  await openListe([soap('Nachtjasmin'), soap('Umsonst', { preis: 0 })]);
  for (const name of ['Nachtjasmin', 'Umsonst']) {
    await expect.element(card(name).getByText('Preis noch nicht festgelegt')).toBeVisible();
    await expect.element(card(name)).not.toMatchTextContent(/€|MwSt/);
  }
});

test('Details leads to the product, and so does its picture', { tags: ['@S15'] }, async () => {
  const { router } = await openListe(seifen);
  await card('Honigwabe')
    .getByRole('link', { name: /^Details/ })
    .click();
  await expect.poll(() => router.state.location.pathname).toBe('/products/id-honigwabe');
  await expect.element(heading()).toHaveTextContent('Honigwabe');

  await router.navigate(-1);
  await card('Honigwabe').getByRole('img').click();
  await expect.poll(() => router.state.location.pathname).toBe('/products/id-honigwabe');
});

test('only a product with a weblink has a documentation link, in a new tab', { tags: ['@S15'] }, async () => {
  await openListe(seifen);
  await expect.element(articles).toHaveLength(3);
  expect(articles.getByRole('link', { name: /Dokumentation/ }).elements()).toHaveLength(1);
  const link = card('Honigwabe').getByRole('link', { name: /Dokumentation/ });
  await expect.element(link).toHaveAttribute('href', 'https://doku.example/honig');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('a guest sees neither a stepper nor a Warenkorb button', { tags: ['@S15'] }, async () => {
  await openListe(seifen);
  await expect.element(articles.first()).toBeVisible();
  const controls = [
    main().getByRole('button', { name: /Warenkorb|Menge|mehr|weniger/i }),
    main().getByRole('spinbutton'),
    main().getByRole('textbox'),
  ];
  for (const control of controls) expect(control.elements()).toEqual([]);
});

describe('in an empty shop', () => {
  const visit: Visit = { answers: (answers) => answers.on(portfolioCalls.listWithPrices, okList([])) };

  test('the list says that it is empty', { tags: ['@S16'] }, async () => {
    await openPage('/products', visit);
    await expect.element(page.getByRole('heading', { name: 'Keine Produkte verfügbar' })).toBeVisible();
    await expect.element(page.getByText('Zurzeit sind keine Produkte im Portfolio vorhanden.')).toBeVisible();
    expect(page.getByText(/einzigartige Seifen-Kreationen/).elements()).toEqual([]);
  });

  test('the start page still welcomes', { tags: ['@S12', '@S16'] }, async () => {
    await openPage('/', visit);
    await expect.element(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Jetzt shoppen' })).toBeVisible();
  });
});

test.each([
  [
    'no-preference',
    'fade in, 50 ms per card and at most 200 ms',
    ['0s', '0.05s', '0.1s', '0.15s', '0.2s', '0.2s', '0.2s'],
  ],
  ['reduce', 'do not move', undefined],
])('where motion is %s cards %s', { tags: ['@S18'] }, async (motion, _, delays) => {
  await setMedia('prefers-reduced-motion', motion);
  await openListe(Array.from({ length: 7 }, (_, at) => soap(`Seife ${at}`)));
  await expect.element(articles).toHaveLength(7);
  const styles = main()
    .getByRole('listitem')
    .elements()
    .map((item) => getComputedStyle(item));
  for (const { animationName } of styles)
    if (delays) expect(animationName).not.toBe('none');
    else expect(animationName).toBe('none');
  if (delays) expect(styles.map(({ animationDelay }) => animationDelay)).toEqual(delays);
});
