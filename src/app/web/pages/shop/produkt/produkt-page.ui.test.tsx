import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import type { Produkt } from '#features/portfolio/contract.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import { refusal } from '#test/ui/answers.ts';
import { answerSoaps, card, heading, hinein, main, soap } from '#test/ui/areas/cart.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { textsOf } from '#test/ui/texts-of.ts';

const lavendeltraum = soap('Lavendeltraum', {
  ...{ aroma: 'Lavendel', seifenform: 'quadratisch', verpackung: 'viereck' },
  beschreibung: {
    kurz: 'Eine ruhige Seife für den Abend.',
    lang: 'Die erste Zeile.\nDie zweite Zeile.\n\nEin neuer Absatz.',
    inhaltsstoffe: 'Sodium Shea Butterate, Aqua',
    anwendung: 'Mit Wasser aufschäumen.\nAbspülen.',
    besonderheiten: 'Von Hand geprägt.',
  },
});

type Visit = NonNullable<Parameters<typeof openPage>[1]>;

/** Opens the page of this product. */
const openProdukt = (produkt: Produkt, visit: Visit = {}) =>
  openPage(`/products/${produkt._id}`, {
    ...visit,
    answers: (answers) => {
      answerSoaps(answers, [produkt]);
      visit.answers?.(answers);
    },
  });

const back = main().getByRole('link', { name: 'Zurück zur Übersicht' });
const alert = main().getByRole('alert');
const loading = main().getByText('Lade Produktdetails...');
const stepper = main().getByRole('spinbutton');
const hint = main().getByRole('status').filter({ hasText: 'Bitte melden Sie sich an' });

/** The facts of the product by their names. */
function fakten(): Record<string, string> {
  const werte = textsOf(main().getByRole('definition'));
  return Object.fromEntries(textsOf(main().getByRole('term')).map((name, at) => [name, werte[at] ?? '']));
}

test.each([false, true])(
  'the product shows what it is and what it costs, on a phone: %s',
  {
    tags: ['@S21', '@R25', '@R26'],
  },
  async (isPhone) => {
    const { router } = await openProdukt(lavendeltraum, { isPhone });
    await expect.element(heading()).toHaveTextContent('Lavendeltraum');
    await expect.element(main().getByText('Sheabutter', { exact: true })).toBeVisible();
    await expect.element(main().getByText('Eine ruhige Seife für den Abend.')).toBeVisible();
    expect(fakten()).toEqual({
      ...{ Gewicht: '100 g', Duft: 'Lavendel', Form: 'quadratisch', Verpackung: 'viereck' },
    });
    await expect.element(main().getByText(/^7,90\s€$/)).toBeVisible();
    await expect.element(main().getByText(/79,00\s€\s?\/\s?kg/)).toBeVisible();
    await expect.element(main().getByText('inkl. MwSt. zzgl. Versand')).toBeVisible();

    await back.click();
    await expect.poll(() => router.state.location.pathname).toBe('/products');
  },
);

test('without packaging, weblink or long texts their places are empty', {
  tags: ['@S21', '@S23'],
}, async () => {
  await openProdukt(soap('Schlicht', { preis: 5, seifenform: 'rund', beschreibung: { lang: '   ' } }));
  await expect.element(main().getByText('Form', { exact: true })).toBeVisible();
  expect(Object.keys(fakten())).not.toContain('Verpackung');
  expect(main().getByRole('heading', { level: 2 }).elements()).toEqual([]);
  expect(
    main()
      .getByRole('link', { name: /Produktdokumentation/ })
      .elements(),
  ).toEqual([]);
});

test('without a price there is no offer, and a guest still reads how to order', {
  tags: ['@S21', '@S22'],
}, async () => {
  await openProdukt(soap('Nachtjasmin'));
  await expect.element(main().getByText('Preis noch nicht festgelegt')).toBeVisible();
  await expect.element(main()).not.toMatchTextContent('€');
  expect([...stepper.elements(), ...hinein().elements()]).toEqual([]);
  await expect.element(hint).toMatchTextContent('Bitte melden Sie sich an, um Produkte zu bestellen.');
  await expect.element(hint.getByRole('link')).toHaveAttribute('href', '/login');
});

test('the sticky bar on a phone leads a guest to sign in', { tags: ['@S22'] }, async () => {
  const { router } = await openProdukt(lavendeltraum, { isPhone: true });
  await expect.element(heading()).toBeInViewport({ ratio: 1 });
  const signIn = main().getByRole('link', { name: 'Anmelden' }).first();
  await expect.element(signIn).toBeInViewport({ ratio: 1 });
  await expect.element(main().getByText(/^7,90\s€$/)).toBeInViewport({ ratio: 1 });
  await signIn.click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

test.each([false, true])(
  'a guest is asked to sign in and cannot order, on a phone: %s',
  {
    tags: ['@S22'],
  },
  async (isPhone) => {
    const { router } = await openProdukt(lavendeltraum, { isPhone });
    await expect.element(hint).toBeVisible();
    await expect.element(hint).toMatchTextContent('Bitte melden Sie sich an, um Produkte zu bestellen.');
    expect([...stepper.elements(), ...hinein().elements()]).toEqual([]);
    await hint.getByRole('link').click();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
  },
);

test('a weblink gives the documentation button, in a new tab', { tags: ['@S23'] }, async () => {
  await openProdukt({ ...lavendeltraum, weblink: 'https://doku.example/lavendel' });
  const link = main().getByRole('link', { name: /Produktdokumentation öffnen/ });
  await expect.element(link).toHaveAttribute('href', 'https://doku.example/lavendel');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('the long texts keep their line breaks', { tags: ['@S23'] }, async () => {
  await openProdukt(lavendeltraum);
  const { lang, inhaltsstoffe, anwendung, besonderheiten } = lavendeltraum.beschreibung;
  await expect.element(heading()).toHaveTextContent('Lavendeltraum');
  const shown = main()
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent, nextElementSibling: text }) => [textContent, (text as HTMLElement).innerText]);
  expect(shown).toEqual([
    ['Beschreibung', lang],
    ['Inhaltsstoffe', inhaltsstoffe],
    ['Anwendung', anwendung],
    ['Besonderheiten', besonderheiten],
  ]);
  await expect.element(main().getByText('Von Hand geprägt.')).toBeVisible();
});

test('a product that is loading says so', { tags: ['@S19'] }, async () => {
  let release = () => {};
  await openProdukt(lavendeltraum, {
    answers: (answers) => {
      release = answers.hold(portfolioCalls.read, ok(lavendeltraum));
      answers.on(portfolioCalls.listWithPrices, okList([]));
    },
  });
  await expect.element(loading).toBeVisible();
  release();
  await expect.element(heading()).toHaveTextContent('Lavendeltraum');
  await expect.element(loading).not.toBeInTheDocument();
});

test('a product cached from the list is shown at once', { tags: ['@S19', '@S39'] }, async () => {
  const { answers } = await openPage('/products', {
    answers: (given) => {
      given.hold(portfolioCalls.read, ok(lavendeltraum));
      given.on(portfolioCalls.listWithPrices, okList([lavendeltraum]));
    },
  });
  await card('Lavendeltraum')
    .getByRole('link', { name: /^Details/ })
    .click();
  await expect.element(heading()).toHaveTextContent('Lavendeltraum');
  await expect.element(main().getByText('Sodium Shea Butterate, Aqua')).toBeVisible();
  expect(answers.sent(portfolioCalls.read)).toEqual([]);
});

describe('a product that cannot be shown', () => {
  test('because it does not exist says so, with a link back', { tags: ['@S19'] }, async () => {
    const { router } = await openPage('/products/gibt-es-nicht', {
      answers: (answers) => {
        answers.on(portfolioCalls.read, refusal(404, 'Produkt nicht gefunden'));
        answers.on(portfolioCalls.listWithPrices, okList([]));
      },
    });
    await expect.element(alert).toHaveTextContent('Produkt nicht gefunden');
    await expect.poll(() => document.title).toMatch(/^Produkt nicht gefunden/);
    await back.click();
    await expect.poll(() => router.state.location.pathname).toBe('/products');
  });

  test('because loading failed shows the alert and a link back', { tags: ['@S19'] }, async () => {
    await openPage('/products/id-1', {
      answers: (answers) => answers.on(portfolioCalls.read, refusal(500, 'Wartungsarbeiten')),
    });
    await expect.element(alert).toHaveTextContent('Wartungsarbeiten');
    await expect.element(back).toBeVisible();
    await expect.element(page.getByRole('alert').getByText(/^Serverfehler/)).toBeVisible();
  });
});
