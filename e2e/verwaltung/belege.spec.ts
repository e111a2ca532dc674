import { auftragCalls } from '#features/auftrag/calls.ts';
import { signIn } from '../arrange/accounts.ts';
import { openLaden } from '../arrange/offener-laden.ts';
import { senderOf } from '../arrange/send.ts';
import { bestelle } from '../arrange/werkstatt.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import { drawer, openDrawer } from '../pages/page-language.ts';

test('the owner finds an invoice by a part of its number, saves it, and goes to its order and back', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  const { id, nummer: bestellung } = await bestelle(db, { menge: 2 });
  const { token } = await signIn(page, 'admin');
  const send = senderOf(page.request, token);
  const { letzteNr: gesehen } = (await send(auftragCalls.read, { params: { id } })).data;
  const body = { gesehen, dienst: 'DHL', nummer: '' };
  const { belege = [] } = (await send(auftragCalls.versendet, { params: { id }, body })).data;
  const nummer = belege[0]?.nummer ?? '';
  expect(nummer).toMatch(/^RE-\d{4}-0001$/);

  await openAlive(page, '/admin/dashboard');
  const hand = new Hand(page);
  const titel = page.getByRole('heading', { level: 1 });
  await openDrawer(page);
  await hand.press(drawer(page).getByRole('link', { name: 'Belege', exact: true }));
  await expect(titel).toHaveText('Belege');
  await hand.type(page.getByRole('searchbox', { name: 'Nummer, Name, Bestellung' }), '-0001');
  await expect(page.getByText('1 Beleg', { exact: true })).toBeVisible();
  await hand.press(page.getByRole('main').getByRole('link', { name: nummer, exact: true }));
  await expect(titel).toHaveText(`Rechnung ${nummer}`);
  await expect(page.getByRole('region', { name: 'Kette' })).toContainText('Unverändert seit');

  const saving = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: 'PDF herunterladen' }));
  expect((await saving).suggestedFilename()).toBe(`${nummer}.pdf`);

  await hand.press(page.getByRole('link', { name: `Bestellung ${bestellung}`, exact: true }));
  await expect(titel).toHaveText(bestellung);
  const belegeTeil = page.getByRole('region', { name: 'Belege' });
  await hand.press(belegeTeil.getByRole('link', { name: nummer, exact: true }));
  await expect(titel).toHaveText(`Rechnung ${nummer}`);
});
