import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rechtstextCalls } from '#features/rechtstexte/calls.ts';
import { rechtstextReply } from '#features/rechtstexte/contract.ts';
import { main } from '#test/ui/areas/cart.ts';
import { answerPages, footer, linkIn } from '#test/ui/areas/layout.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';

const pause = { text: 'Wir sind am Meer.', bis: '2099-01-05' };

test('during a pause every page of the shop says when it is back', { tags: ['@R36'] }, async () => {
  const { answers, router } = await openPage('/', {
    laden: { ...offenerLaden, phase: 'pausiert', pause },
    answers: answerPages,
  });
  for (const path of ['/', '/impressum', '/products']) {
    await router.navigate(path);
    await expect.element(main().getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .element(page.getByRole('complementary', { name: 'Hinweis' }))
      .toHaveTextContent('Wir sind am Meer. Ab 5. Januar 2099 sind wir wieder da.');
  }
  const rechtliches = footer().getByRole('navigation', { name: 'Rechtliches' });
  await expect.element(linkIn(rechtliches, 'Versand und Zahlung')).toBeVisible();

  const bloecke = [{ kind: 'heading' as const, level: 2, inlines: [{ text: 'Versandkosten' }] }];
  answers.on(rechtstextCalls.read, ({ params }) => {
    expect(params.art).toBe('versand');
    return made(rechtstextReply, { data: { art: 'versand', gueltigAb: '2025-10-01', bloecke } });
  });
  await linkIn(main(), 'Versand').first().click();
  await expect.poll(() => router.state.location.pathname).toBe('/versand-und-zahlung');
  await expect.element(main().getByRole('heading', { name: 'Versandkosten' })).toBeVisible();
});
