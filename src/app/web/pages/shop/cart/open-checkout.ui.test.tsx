import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CartReply } from '#features/cart/contract.ts';
import { euro, expectBadge, item, Korb, line, main, menge, openWith, remove } from '#test/ui/areas/cart.ts';
import { offenerLaden } from '#test/ui/laden.ts';

/** A cart whose server also says when the goods arrive. */
class KorbMitTagen extends Korb {
  override reply(): CartReply {
    const { data, ...reply } = super.reply();
    const tage = { lieferung: { von: '2026-11-30', bis: '2026-12-02' }, abholung: { ab: '2026-11-27' } };
    return { ...reply, data: { ...data, ...tage } };
  }
}

const facts = () => main().getByRole('list', { name: 'Lieferung und Zahlung' });
const ladenMit = (preis: number, { bisGramm = 31_500, freiAb = null as number | null } = {}) => ({
  ...offenerLaden,
  versand: { ...offenerLaden.versand, dhl: { aktiv: true, tabelle: [{ bisGramm, preis }], freiAb } },
});

test('postage, the way to free postage, days and ways to pay stand in the cart before any data is asked', async () => {
  const korb = new KorbMitTagen(item('Lavendeltraum', 1));
  await openWith(korb, '/cart', { laden: ladenMit(4.9, { freiAb: 20 }) });
  for (const text of [
    /Noch 12,10\s€ bis zum kostenlosen Versand/,
    /Lieferung Mo 30\. .*– Mi 2\. /,
    /Abholbereit ab Fr 27\. /,
    /wenn Sie heute bestellen und überweisen.*wenn Sie heute bestellen; ohne/,
    'Überweisung (Vorkasse) oder Zahlung bei Abholung',
  ])
    await expect.element(facts()).toMatchTextContent(text);
  for (const text of [/ausschließlich innerhalb Deutschlands/, /inkl\. MwSt\./, /€\/kg/])
    await expect.element(main().getByText(text)).toBeVisible();
  await expect.element(main().getByText(euro('4,90'))).toBeVisible();
  await expect.element(main().getByRole('textbox')).not.toBeInTheDocument();
  const zurKasse = main().getByRole('link', { name: 'Zur Kasse' });
  await expect.element(zurKasse).toHaveAttribute('href', '/checkout');

  await menge(line('Lavendeltraum')).fill('9');
  await expect.element(facts()).toMatchTextContent('Der Versand ist kostenlos.');
  await expect.element(main().getByRole('definition').last()).toMatchTextContent(euro('71,10'));
});

test('the provider’s ways to pay stand there by their names, without those that the page does not know', async () => {
  const zahlung = { ...offenerLaden.zahlung, online: true };
  const onlineWege = ['karte', 'muscheln', 'paypal', 'wero'] as typeof offenerLaden.onlineWege;
  await openWith(new KorbMitTagen(item('Lavendeltraum', 1)), '/cart', {
    laden: { ...offenerLaden, zahlung, onlineWege },
  });
  await expect
    .element(facts())
    .toMatchTextContent('Überweisung (Vorkasse), Zahlung bei Abholung oder online: Karte, PayPal, Wero');
});

test('a cart too heavy for a parcel says so, with a way out', async () => {
  const korb = new Korb(item('Lavendeltraum', 60));
  await openWith(korb, '/cart', { laden: ladenMit(4.9, { bisGramm: 2500 }) });
  await expect.element(facts()).toMatchTextContent('Für ein Paket ist das zu schwer (höchstens 2,5 kg)');
  await expect.element(facts()).toMatchTextContent('schreiben Sie uns: hallo@');
});

test('during a pause guests keep their cart, and only the checkout is closed', async () => {
  const pause = { text: 'Wir sind im Urlaub.', bis: '2099-01-05' };
  const laden = { ...offenerLaden, phase: 'pausiert' as const, pause };
  const korb = new KorbMitTagen(item('Honigwabe', 1));
  await openWith(korb, '/cart', { laden });
  await expectBadge(1);
  const button = main().getByRole('button', { name: 'Zur Kasse' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(button)
    .toHaveAccessibleDescription(
      'Zurzeit kann nicht bestellt werden. Ab 5. Januar 2099 sind wir wieder da. Ihr Warenkorb bleibt Ihnen erhalten.',
    );
  await expect.element(facts()).toMatchTextContent('wenn Sie am 5. Januar 2099 bestellen und überweisen');
  await expect.element(facts()).not.toMatchTextContent('heute');

  // Nothing can be put in again, so removing asks first.
  await remove(line('Honigwabe')).click();
  const frage = page.getByRole('dialog', { name: 'Honigwabe entfernen?' });
  await expect.element(frage).toMatchTextContent('In unserer Pause können Sie nichts wieder hineinlegen.');
  await frage.getByRole('button', { name: 'Entfernen' }).click();
  await expect.element(main().getByText('Ihr Warenkorb ist leer')).toBeVisible();
  await expect.element(main().getByRole('button', { name: /Rückgängig/ })).not.toBeInTheDocument();
});
