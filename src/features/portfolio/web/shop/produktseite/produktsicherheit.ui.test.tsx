import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gewaehrleistungCalls } from '#features/gewaehrleistung/calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import { answerSoaps, heading, soap } from '#test/ui/areas/cart.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';

const seife = soap('Lavendeltraum', {
  ...{ aroma: 'Lavendel', artikelnummer: 'LAVENDELTRAUM-100' },
  beschreibung: { warnhinweise: 'Nicht in die Augen bringen.\nNicht essen.' },
});
const titel = page.getByRole('heading', { name: 'Produktsicherheit' });

const open = (phase: typeof laden) =>
  openPage(`/products/${seife._id}`, {
    laden: phase,
    answers: (answers) => {
      answerSoaps(answers, [seife]);
      answers.on(gewaehrleistungCalls.read, ok({ hinweis: null }));
    },
  });

/** What is said about the safety of the product, as it is read. */
function angaben(): [string, string][] {
  const teil = titel.element().closest('section');
  return [...(teil?.querySelectorAll('dt') ?? [])].map((name) => [
    name.innerText,
    (name.nextElementSibling as HTMLElement).innerText,
  ]);
}

test('each product that can be bought names its maker, itself and its warnings', async () => {
  await open(offenerLaden);
  await expect.element(titel).toBeVisible();
  expect(angaben()).toEqual([
    [
      'Hersteller',
      'Lindenblatt, Maria Lindner\nGartenweg 3\n29439 Lüchow\nDeutschland\nhallo@lindenblatt.example',
    ],
    ['Produkt', 'Lavendeltraum: Lavendelseife mit Sheabutter, 100 g\nArtikelnummer: LAVENDELTRAUM-100'],
    ['Warnhinweise', 'Nicht in die Augen bringen.\nNicht essen.'],
  ]);
});

test('before the opening no product names its maker', async () => {
  await open(laden);
  await expect.element(heading()).toHaveTextContent('Lavendeltraum');
  await expect.element(titel).not.toBeInTheDocument();
});
