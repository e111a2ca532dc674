import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { okList } from '#shared/wire/envelope.ts';
import { bare } from '#test/ui/answers.ts';
import { answerSoaps, card, main, press, soap } from '#test/ui/areas/cart.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { setMedia } from '#test/ui/set-media.ts';

/** A picture of one pixel, told from others by what follows it. */
const bild = (nr: number) =>
  `data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==#${nr}`;
const alts = ['Von vorn', 'Von der Seite', 'In der Schale'];

const thumbnail = (at: number, count = 3) =>
  main().getByRole('button', { name: `Bild ${at} von ${count} anzeigen`, exact: true });
const large = main().getByRole('button', { name: /\(vergrößern\)$/ });
const zoom = page.getByRole('dialog', { name: 'Großansicht' });
const picture = zoom.getByRole('img');
const widthOf = (place: { element: () => Element }) => place.element().getBoundingClientRect().width;

/** Opens a product with these pictures, main picture first. */
async function openBilder(texts = alts, isPhone = false): Promise<void> {
  const [haupt, ...rest] = texts;
  const galerie = rest.map((alt_text, at) => ({ url: bild(at + 1), alt_text }));
  const lavendel = soap('Lavendeltraum', { bilder: { hauptbild: bild(0), alt_text: haupt, galerie } });
  await openPage('/products/id-lavendeltraum', {
    isPhone,
    answers: (answers) => answerSoaps(answers, [lavendel]),
  });
  await expect.element(large).toHaveAccessibleName(`${haupt} (vergrößern)`);
}

test.each([false, true])(
  'the main picture comes first, thumbnails choose another, on a phone: %s',
  {
    tags: ['@S20'],
  },
  async (isPhone) => {
    await openBilder(alts, isPhone);
    await expect.element(main().getByRole('img', { name: alts[0], exact: true })).toBeVisible();
    await expect.element(thumbnail(1)).toHaveAttribute('aria-pressed', 'true');
    for (const [at, alt] of [...alts.entries()].reverse()) {
      await thumbnail(at + 1).click();
      await expect.element(main().getByRole('img', { name: alt, exact: true })).toBeVisible();
      await expect.element(thumbnail(at + 1)).toHaveAttribute('aria-pressed', 'true');
      expect(main().getByRole('button', { pressed: true }).elements()).toHaveLength(1);
    }
  },
);

test('a swipe shows the next picture', { tags: ['@S20'] }, async () => {
  await openBilder(alts, true);
  // Swiping and turning the wheel both scroll the strip of pictures.
  await userEvent.wheel(large, { delta: { x: widthOf(large) } });

  await expect.element(thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(thumbnail(1)).toHaveAttribute('aria-pressed', 'false');
  await expect
    .element(main().getByRole('img', { name: alts[1], exact: true }))
    .toBeInViewport({ ratio: 0.9 });
  expect(large.elements()).toHaveLength(1);
});

test('the arrow keys move through the pictures, from the large one and from the thumbnails', {
  tags: ['@S20'],
}, async () => {
  await openBilder();
  await press(large, '{ArrowRight}');
  await expect.element(large).toHaveAccessibleName(`${alts[1]} (vergrößern)`);
  await expect.element(large).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(large).toHaveAccessibleName(`${alts[2]} (vergrößern)`);
  await expect.element(large).toBeInViewport({ ratio: 0.6 });

  await press(thumbnail(3), '{ArrowLeft}');
  await expect.element(thumbnail(2)).toHaveFocus();
  await expect.element(thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
});

test.each([false, true])(
  'a tap shows the picture full-screen, and closing returns to the one seen last, on a phone: %s',
  {
    tags: ['@S20'],
  },
  async (isPhone) => {
    await openBilder(alts, isPhone);
    await large.click();
    await expect.element(picture).toHaveAccessibleName(alts[0]);
    await expect.element(zoom.getByText('Bild 1 von 3')).toBeVisible();
    await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);

    const width = widthOf(picture);
    await picture.click();
    await expect.poll(() => widthOf(picture)).toBeCloseTo(2 * width, 0);
    await zoom.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect.element(picture).toHaveAccessibleName(alts[1]);
    await expect.poll(() => widthOf(picture)).toBeCloseTo(width, 0);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(picture).toHaveAccessibleName(alts[2]);

    await userEvent.keyboard('{Escape}');
    await expect.element(zoom).not.toBeInTheDocument();
    await expect.element(thumbnail(3)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(large).toHaveAccessibleName(`${alts[2]} (vergrößern)`);
    await expect.element(large).toHaveFocus();
  },
);

test('the chosen thumbnail is distinguishable in forced colours', { tags: ['@S20'] }, async () => {
  await setMedia('forced-colors', 'active');
  await openBilder();
  const lineOf = (at: number) => getComputedStyle(thumbnail(at).element()).borderTopColor;
  await expect.poll(() => lineOf(1)).not.toBe(lineOf(2));
  await thumbnail(2).click();
  await expect.element(thumbnail(1)).toHaveAttribute('aria-pressed', 'false');
  // The mouse over a thumbnail changes its line as well.
  await large.hover();
  await expect.poll(() => lineOf(1)).toBe(lineOf(3));
  await expect.poll(() => lineOf(2)).not.toBe(lineOf(3));
});

test('with very many pictures the chosen thumbnail is visible', { tags: ['@S20'] }, async () => {
  await openBilder(
    Array.from({ length: 60 }, (_, at) => `Ansicht ${at}`),
    true,
  );
  const last = thumbnail(60, 60);
  await last.click();
  await expect.element(last).toHaveAttribute('aria-pressed', 'true');
  large.element().scrollIntoView({ behavior: 'instant' });

  await expect.element(large).toHaveAccessibleName('Ansicht 59 (vergrößern)');
  await expect.element(main().getByRole('img', { name: 'Ansicht 59' })).toBeInViewport({ ratio: 0.5 });
});

test('gallery entries may be bare addresses or objects', { tags: ['@S20', '@S25'] }, async () => {
  const bilder = {
    hauptbild: bild(0),
    galerie: [bild(1), { url: bild(2), alt_text: 'Die Rückseite' }],
  };
  const { data, ...list } = okList([soap('Lavendeltraum')]);
  await openPage('/products', {
    answers: (answers) =>
      answers.on(
        portfolioCalls.listWithPrices,
        bare({ ...list, data: data.map((produkt) => ({ ...produkt, bilder })) }),
      ),
  });
  await card('Lavendeltraum')
    .getByRole('link', { name: /^Details/ })
    .click();
  for (const at of [0, 1, 2]) {
    await thumbnail(at + 1).click();
    await expect
      .element(
        main()
          .getByRole('button', { name: /\(vergrößern\)$/ })
          .getByRole('img'),
      )
      .toHaveAttribute('src', bild(at));
  }
});
