import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Produkt } from '#features/portfolio/contract.ts';
import { answerSoaps, card, heading, main, soap } from '#test/ui/areas/cart.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { Picture } from './picture.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const articles = page.getByRole('article');

const openListe = (produkte: Produkt[]) =>
  openPage('/products', { answers: (answers) => answerSoaps(answers, produkte) });

test('where the better formats are missing the original picture is shown', { tags: ['@S24'] }, async () => {
  const sources = ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: `/api/uploads/fehlt-680.${format} 680w`,
  }));
  const image = () => page.getByRole('img', { name: 'Seife' }).element() as HTMLImageElement;
  // The second time the browser knows already that they are missing.
  for (const _ of [1, 2]) {
    const { unmount } = await render(
      <Picture picture={{ src: pixel, alt: 'Seife', sources }} sizes="100vw" />,
    );
    await expect.poll(() => [image().currentSrc, image().naturalWidth > 0]).toEqual([pixel, true]);
    await unmount();
  }
});

test.each([
  ['that cannot be loaded', 'Bild nicht verfügbar', { hauptbild: 'data:image/gif;base64,AAAA', galerie: [] }],
  ['that is not there', 'Kein Bild', { galerie: [] }],
])(
  "a picture %s is shown as '%s' in the list and on the product's page",
  {
    tags: ['@S24'],
  },
  async (_, words, bilder) => {
    await openListe([soap('Bildlos', { preis: 5, bilder })]);
    await expect.element(card('Bildlos').getByText(words)).toBeVisible();
    await card('Bildlos')
      .getByRole('link', { name: /^Details/ })
      .click();
    await expect.element(heading()).toHaveTextContent('Bildlos');
    await expect.element(main().getByText(words)).toBeVisible();
  },
);

test('a picture that failed before the page came alive is said', { tags: ['@S24'] }, async () => {
  const picture = (
    <Picture picture={{ src: 'data:image/gif;base64,AAAA', alt: 'Seife', sources: [] }} sizes="100vw" />
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(picture);
  document.body.append(place);
  onTestFinished(() => place.remove());
  const image = place.querySelector('img');
  await expect.poll(() => [image?.complete, image?.naturalWidth]).toEqual([true, 0]);
  // Its event has been fired.
  await new Promise(requestAnimationFrame);
  const root = hydrateRoot(place, picture);
  onTestFinished(() => root.unmount());
  await expect.element(page.getByText('Bild nicht verfügbar')).toBeVisible();
});

test('the first three cards load with priority, the others do not', { tags: ['@S18'] }, async () => {
  const bilder = { hauptbild: pixel, galerie: [] };
  await openListe(Array.from({ length: 4 }, (_, at) => soap(`Seife ${at}`, { bilder })));
  for (const at of [0, 1, 2]) {
    const image = articles.nth(at).getByRole('img');
    await expect.element(image).toHaveAttribute('fetchpriority', 'high');
    await expect.element(image).not.toHaveAttribute('loading', 'lazy');
  }
  articles.nth(3).element().scrollIntoView();
  const fourth = articles.nth(3).getByRole('img');
  await expect.element(fourth).toBeVisible();
  await expect.element(fourth).not.toHaveAttribute('fetchpriority', 'high');
});
