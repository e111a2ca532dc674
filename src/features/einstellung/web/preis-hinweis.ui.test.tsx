import { expect, test } from 'vitest';
import { annasKorb, card, main, openWith, produktPath } from '#test/ui/areas/cart.ts';
import { laden } from '#test/ui/laden.ts';

test('without VAT every price says so', { tags: ['@R41'] }, async () => {
  const { router } = await openWith(annasKorb(), '/products', {
    ...{ as: 'anna', laden: { ...laden, steuermodus: 'kleinunternehmer' } },
  });
  const hinweis = 'Endpreis, keine Umsatzsteuer (§ 19 UStG) zzgl. Versand';
  await expect.element(card('Lavendeltraum')).toMatchTextContent(hinweis);
  await expect.element(main()).not.toMatchTextContent('MwSt.');

  await router.navigate(produktPath('Lavendeltraum'));
  await expect.element(main().getByRole('heading', { name: 'Lavendeltraum' })).toBeVisible();
  await expect.element(main()).toMatchTextContent(hinweis);
  await expect.element(main()).not.toMatchTextContent('MwSt.');

  await router.navigate('/cart');
  await expect.element(main().getByText('Zwischensumme')).toBeVisible();
  await expect.element(main()).toMatchTextContent('* Endpreis, keine Umsatzsteuer (§ 19 UStG)');
  await expect.element(main()).not.toMatchTextContent('MwSt.');
});
