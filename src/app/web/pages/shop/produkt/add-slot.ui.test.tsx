import { expect, test } from 'vitest';
import type { Answers } from '#test/ui/answers.ts';
import {
  answerSoaps,
  card,
  hinein,
  Korb,
  main,
  openWith,
  plus,
  produktPath,
  soap,
} from '#test/ui/areas/cart.ts';
import { offenerLaden as laden } from '#test/ui/laden.ts';

const vergriffen = () => main().getByText('gerade vergriffen').first();

/** One soap of which few are left, one that is sold out, one that is made to order. */
const answers = (given: Answers) =>
  answerSoaps(given, [
    soap('Honigwabe', { verfuegbarkeit: { art: 'vorrat', frei: 2 } }),
    soap('Lavendeltraum', { verfuegbarkeit: { art: 'vergriffen' } }),
    soap('Minzmorgen', { verfuegbarkeit: { art: 'aufBestellung', tage: 10 } }),
  ]);

test('a card says what is left, what is made first and what is sold out', async () => {
  await openWith(new Korb(), '/products', { laden, answers });
  await expect.element(card('Honigwabe').getByText('noch 2', { exact: true })).toBeVisible();
  await expect.element(card('Minzmorgen').getByText('auf Bestellung', { exact: true })).toBeVisible();
  await expect.element(card('Minzmorgen').getByRole('button', { name: /^Warenkorb/ })).toBeVisible();
  const sold = card('Lavendeltraum');
  await expect.element(sold.getByText('gerade vergriffen')).toBeVisible();
  await expect.element(sold.getByText('Schauen Sie bald wieder vorbei')).toBeVisible();
  await expect.element(sold.getByRole('button')).not.toBeInTheDocument();

  const topOf = (name: string) =>
    card(name)
      .getByText(/^\d,\d\d\s€$/)
      .element()
      .getBoundingClientRect().top;
  const tops = ['Lavendeltraum', 'Honigwabe', 'Minzmorgen'].map(topOf);
  expect(new Set(tops).size, 'prices of a row are level').toBe(1);
});

test('the page of a product that is sold out says so instead of selling it', async () => {
  await openWith(new Korb(), produktPath('Lavendeltraum'), { laden, answers, isPhone: true });
  await expect.element(vergriffen()).toBeVisible();
  await expect.element(hinein()).not.toBeInTheDocument();
  await expect
    .element(main().getByRole('link', { name: 'fragen Sie uns' }))
    .toHaveAttribute('href', '/contact');
  // Nothing to buy, so on a phone the words scroll away with the rest.
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  await expect.element(vergriffen()).not.toBeInViewport();
});

test('the page of a product says when it arrives, in the words of the cart', async () => {
  const lieferung = { von: '2026-12-02', bis: '2026-12-04' };
  const mitTagen = (given: Answers) =>
    answerSoaps(given, [soap('Honigwabe', { lieferung, abholung: { ab: '2026-11-30' } })]);
  await openWith(new Korb(), produktPath('Honigwabe'), { laden, answers: mitTagen });
  const tage = main().getByRole('list', { name: 'Lieferung' });
  await expect
    .element(tage)
    .toMatchTextContent('Lieferung Mi 2. – Fr 4. Dez., wenn Sie heute bestellen und überweisen');
  await expect.element(tage).toMatchTextContent('Abholbereit ab Mo 30. Nov.');
});

test('more pieces than there are cannot be chosen, unless they are also made to order', async () => {
  const frei = (given: Answers) =>
    answerSoaps(given, [
      soap('Honigwabe', { verfuegbarkeit: { art: 'vorrat', frei: 2 } }),
      soap('Minzmorgen', {
        verfuegbarkeit: { art: 'vorrat', frei: 2 },
        aufBestellung: true,
        fertigungstage: 5,
      }),
    ]);
  await openWith(new Korb(), '/products', { laden, answers: frei });
  for (const name of ['Honigwabe', 'Minzmorgen']) await plus(card(name)).click();
  await expect.element(plus(card('Honigwabe'))).toBeDisabled();
  await expect.element(plus(card('Minzmorgen'))).toBeEnabled();
});

test.each([
  ['2099-01-05', 'Wieder zu bestellen ab 5. Januar 2099'],
  ['', 'In unserer Pause nicht zu bestellen'],
])('in a pause until %j list and product say so instead of selling', async (bis, text) => {
  const pausiert = { ...laden, phase: 'pausiert' as const, pause: { text: '', bis } };
  const { router } = await openWith(new Korb(), '/products', { laden: pausiert });
  await expect.element(card('Honigwabe').getByText(text)).toBeVisible();
  await expect.element(card('Honigwabe').getByRole('button')).not.toBeInTheDocument();
  await router.navigate(produktPath('Honigwabe'));
  await expect.element(main().getByText(text)).toBeVisible();
  await expect.element(hinein()).not.toBeInTheDocument();
});
