import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gewaehrleistungCalls } from '#features/gewaehrleistung/calls.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import { type Answers, refusal } from '#test/ui/answers.ts';
import { heading, main, soap } from '#test/ui/areas/cart.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { textsOf } from '#test/ui/texts-of.ts';
import { portfolioCalls } from '../../../calls.ts';

const alle = Array.from({ length: 400 }, (_, at) =>
  soap(`Seife ${at + 1}`, { preis: 5, reihenfolge: at + 1 }),
);
const articles = page.getByRole('article');
const mehr = main().getByRole('button', { name: 'Weitere Produkte anzeigen' });
const stand = main().getByRole('status');

/** Answers as the server does for a catalogue of so many soaps, of which it sends at most `most` at once. */
function answerParts(answers: Answers, { most = 48, anzahl: gesamt = alle.length } = {}): void {
  answers.on(portfolioCalls.read, ({ params }) =>
    ok(alle.find(({ _id }) => _id === params.id) ?? soap('Fehlt')),
  );
  answers.on(gewaehrleistungCalls.read, ok({ hinweis: null }));
  // The list last: its path is also that of a product.
  answers.on(portfolioCalls.listWithPrices, ({ query }) => {
    const { nach = '0', seite = '1', anzahl = most } = query;
    const from = query.nach ? Number.parseInt(nach, 10) : (Number(seite) - 1) * Number(anzahl);
    const data = alle.slice(from, Math.min(from + Number(anzahl), gesamt));
    const end = from + data.length;
    return { ...okList(data), gesamt, ...(end < gesamt && { weiter: `${end} Seife` }) };
  });
}

const nummern = () => textsOf(articles.getByRole('heading')).map((name) => Number(name.slice(6)));
const bis = (to: number, from = 1) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** To the end of the list; the footer is below it. */
const toTheEnd = () => stand.element().scrollIntoView({ block: 'end', behavior: 'instant' });

// Pages of other tests begin at the top.
afterEach(() => scrollTo({ top: 0, behavior: 'instant' }));

test('scrolling brings the next pages until three are shown, then each is asked for', {
  tags: ['@S13'],
}, async () => {
  const { answers } = await openPage('/products', {
    isPhone: true,
    laden: offenerLaden,
    answers: answerParts,
  });
  await expect.element(main().getByText('400 einzigartige Seifen-Kreationen verfügbar')).toBeVisible();
  await expect.element(stand).toHaveTextContent('Produkte 1 bis 48 von 400');
  toTheEnd();
  await expect.poll(nummern).toEqual(bis(96));
  toTheEnd();
  await expect.poll(nummern).toEqual(bis(144));
  await expect.element(stand).toHaveTextContent('Produkte 1 bis 144 von 400');
  page.getByRole('contentinfo').element().scrollIntoView({ behavior: 'instant' });
  await expect.element(page.getByRole('contentinfo')).toBeInViewport();
  await mehr.click();
  await expect.poll(nummern).toEqual(bis(192));
  expect(answers.sent(portfolioCalls.listWithPrices).map(({ query }) => query)).toEqual([
    {},
    ...[48, 96, 144].map((nr) => ({ nach: `${nr} Seife`, anzahl: '48' })),
  ]);
});

test('the button leads to the first new product, by keyboard too', { tags: ['@S13'] }, async () => {
  await openPage('/products', { laden: offenerLaden, answers: answerParts });
  await expect.element(mehr).toBeInTheDocument();
  (mehr.element() as HTMLElement).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.poll(nummern).toEqual(bis(96));
  await expect.poll(() => document.activeElement?.textContent).toBe('Seife 49');
});

test('a page that does not come is said beside the button, which asks again', {
  tags: ['@S13'],
}, async () => {
  const { answers } = await openPage('/products', { laden: offenerLaden, answers: answerParts });
  await expect.poll(nummern).toEqual(bis(48));
  answers.on(portfolioCalls.listWithPrices, refusal(503, 'Wartung'));
  toTheEnd();
  await expect
    .element(main().getByRole('alert'))
    .toHaveTextContent('Die weiteren Produkte konnten nicht geladen werden. Bitte noch einmal versuchen.');
  expect(nummern()).toEqual(bis(48));
  answerParts(answers);
  await mehr.click();
  await expect.poll(nummern).toEqual(bis(96));
  await expect.element(main().getByRole('alert')).not.toBeInTheDocument();
});

test('who comes back from a product finds the list where she left it', { tags: ['@S13'] }, async () => {
  const { router } = await openPage('/products', {
    isPhone: true,
    laden: offenerLaden,
    answers: answerParts,
  });
  await expect.poll(nummern).toEqual(bis(48));
  toTheEnd();
  await expect.poll(nummern).toEqual(bis(96));
  const link = articles.getByRole('link', { name: 'Seife 70', exact: true });
  link.element().scrollIntoView();
  const y = scrollY;
  await link.click();
  await expect.element(heading()).toHaveTextContent('Seife 70');
  expect(scrollY).toBe(0);
  await router.navigate(-1);
  await expect.poll(() => Math.abs(scrollY - y)).toBeLessThan(200);
  expect(nummern().length).toBeGreaterThanOrEqual(96);
  await expect.element(link).toBeInViewport();
  // On the way forward the list begins at its top.
  await router.navigate('/products/id-seife-1');
  await expect.element(heading()).toHaveTextContent('Seife 1');
  await router.navigate('/products');
  await expect.poll(() => scrollY).toBe(0);
  await expect.poll(nummern).toEqual(bis(48));
});

test('a page of the list goes on from where it begins, and leads back', { tags: ['@S13'] }, async () => {
  const { router } = await openPage('/products/seite/8', { laden: offenerLaden, answers: answerParts });
  await expect.poll(nummern).toEqual(bis(384, 337));
  await expect.element(stand).toHaveTextContent('Produkte 337 bis 384 von 400');
  toTheEnd();
  await expect.poll(nummern).toEqual(bis(400, 337));
  await expect.element(mehr).not.toBeInTheDocument();
  await main().getByRole('link', { name: 'Vorherige Produkte anzeigen' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/products/seite/7');
  await expect.poll(() => nummern()[0]).toBe(289);
  await router.navigate('/products/seite/99');
  await expect.poll(() => router.state.location.pathname).toBe('/products');
});

test('an answer with more products than one page shows them in turn', {
  tags: ['@S13', '@S41'],
}, async () => {
  const { answers } = await openPage('/products', {
    laden: offenerLaden,
    answers: (answers) => answers.on(portfolioCalls.listWithPrices, okList(alle.slice(0, 60))),
  });
  await expect.poll(nummern).toEqual(bis(48));
  toTheEnd();
  await expect.poll(nummern).toEqual(bis(60));
  expect(answers.sent(portfolioCalls.listWithPrices)).toHaveLength(1);
});
