import { insertAuftrag } from '#test/auftraege.ts';
import { signIn } from '../accounts.ts';
import { bestellungenPath, dialog, reiter, rowOf, snackbar } from '../bestellungen-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import { openLaden } from '../offener-laden.ts';
import { fetchProdukt } from '../portfolio-calls.ts';

test('goods that left unpaid wait for their money, and their customer is reminded in one step', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const at = '2026-11-24T09:00:00.000Z';
  const { nummer } = await insertAuftrag(db, {
    posten: [{ produktId, menge: 2 }],
    ereignisse: [
      { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 2 }] }, at },
      { typ: 'ueberfaellig', angaben: {}, at: '2026-12-01T08:00:00.000Z' },
    ],
    faelligAt: null,
  });
  await signIn(page, 'werkstatt');
  await openAlive(page, bestellungenPath);
  const hand = new Hand(page);
  await hand.press(reiter(page, /Problem/));
  await expect(rowOf(page, nummer)).toContainText(/20,70\s€ fehlen/);
  await hand.press(rowOf(page, nummer).getByRole('link', { name: nummer }));
  const zuTun = page.getByRole('region', { name: 'Was zu tun ist' });
  await expect(zuTun).toContainText(/Es fehlen 20,70\s€. Bitte daran erinnern./);
  await hand.press(zuTun.getByRole('button', { name: 'An die Zahlung erinnern' }));
  await expect(dialog(page)).toContainText('Storniert wird nichts.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await hand.press(dialog(page).getByRole('button', { name: 'Ja, erinnern' }));
  await expect(snackbar(page)).toContainText('Die Erinnerung an die Zahlung ist unterwegs.');
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('An die Zahlung erinnert');
  await expect(page.getByRole('region', { name: 'E-Mails' })).toContainText('Erinnerung an die Zahlung');
  // Once more is possible, and says when the last one was.
  await hand.press(zuTun.getByRole('button', { name: 'An die Zahlung erinnern' }));
  await expect(dialog(page)).toContainText(/Zuletzt erinnert: \d/);
});
