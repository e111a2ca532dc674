import { makeZeile } from '#test/auftrag/auftrag-antworten.ts';
import { signIn } from '../../arrange/accounts.ts';
import { insertAuftrag } from '../../arrange/auftraege.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { Hand } from '../../hand.ts';
import { expectNothingCut } from '../../large-text.ts';
import {
  bestellungenPath,
  dialog,
  mockListe,
  reiter,
  rowOf,
  snackbar,
} from '../../pages/bestellungen-page.ts';

test('the group with work is open, and a transfer is booked after a question that names it', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const { nummer } = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
  await signIn(page, 'admin');
  await openAlive(page, bestellungenPath);
  const hand = new Hand(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bestell\u00adver/);
  await expect(reiter(page, /^Wartet auf Geld\s*1$/)).toHaveAttribute('aria-current', 'page');
  await expect(rowOf(page, nummer)).toContainText('Erika Beispiel');
  await expect(rowOf(page, nummer)).toContainText(/2\s×\sLavendeltraum/);
  await expect(rowOf(page, nummer)).toContainText(/20,70\s€/);
  await expect(rowOf(page, nummer)).toContainText('DHL, Überweisung');
  await expect(rowOf(page, nummer)).toContainText('offen');
  await expect(rowOf(page, nummer)).toContainText('Bei Zahlung heute: ');

  const button = page.getByRole('button', { name: `${nummer}: Zahlung eintragen` });
  await hand.press(button);
  await expect(dialog(page)).toContainText(/20,70\s€/);
  await expect(dialog(page)).toContainText(nummer);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await hand.press(button);
  await hand.press(dialog(page).getByRole('button', { name: 'Ja, eingegangen' }));
  await expect(snackbar(page)).toContainText(nummer);
  await expect(rowOf(page, nummer)).toHaveCount(0);
  // The list is empty: what is next above it has the focus that its button had.
  await expect(reiter(page, /^Packen und verschicken/)).toBeFocused();
  await hand.press(reiter(page, /^Packen und verschicken/));
  await expect(rowOf(page, nummer)).toContainText('bezahlt');
  await expect(page.getByRole('button', { name: `${nummer}: Als gepackt vermerken` })).toBeVisible();
});

test('the list is a table on a desk, and cards where a larger text of the browser leaves no room for it', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  await mockListe(page, [makeZeile(1)]);
  await signIn(page, 'admin');
  await openAlive(page, bestellungenPath);
  await expect(page.getByRole('table', { name: 'Bestellungen' })).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(rowOf(page, 'B-26-AAA01')).toBeVisible();
  await expectNothingCut(page);
});

test('Back leads to the place in the list where an order was opened', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const nummern: string[] = [];
  for (let i = 0; i < 24; i += 1)
    nummern.push((await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] })).nummer);
  await signIn(page, 'werkstatt');
  await openAlive(page, bestellungenPath);
  const hand = new Hand(page);
  const letzte = rowOf(page, nummern.at(-1) ?? '');
  await letzte.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await hand.press(letzte);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nummern.at(-1) ?? '');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(letzte).toBeInViewport();
});
