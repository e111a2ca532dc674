import type { Locator, Page } from '@playwright/test';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { readLevels } from '#features/bestand/server/index.ts';
import { widerrufCalls } from '#features/widerruf/calls.ts';
import type { WiderrufBody } from '#features/widerruf/contract.ts';
import type { Db } from '#server/db/connect.ts';
import { signIn } from '../../arrange/accounts.ts';
import { openLaden, setVorrat } from '../../arrange/offener-laden.ts';
import { senderOf } from '../../arrange/send.ts';
import { vorTagen } from '../../arrange/tage.ts';
import { bestelle, produktIdOf } from '../../arrange/werkstatt.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../../fixtures.ts';
import { Hand } from '../../hand.ts';
import { bestellungenPath, dialog } from '../../pages/bestellungen-page.ts';

const path = '/admin/widerrufe';
const dashboard = '/admin/dashboard';
const produkt = 'Lavendeltraum';

/** Two soaps that were sent two days ago, paid: 20,70 €. */
function verschickt(db: Db) {
  const angaben = { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 2 }] };
  const versendet: Ereignis = { typ: 'versendet', angaben, at: vorTagen(2).toISOString() };
  return bestelle(db, { produkt, menge: 2, vor: 5, dazu: [versendet] });
}

/** Declares a withdrawal, as its form does. */
function widerrufe(page: Page, gesagt: Partial<WiderrufBody>) {
  const body = { name: 'Erika Beispiel', email: 'erika@kundschaft.example', ...gesagt };
  return senderOf(page.request)(widerrufCalls.erklaeren, { body });
}

const karte = (page: Page, name = 'Erika Beispiel') => page.getByRole('article', { name });
/** By its verb; of which withdrawal it is follows behind a colon. */
const knopf = (within: Locator | Page, name: string) =>
  within.getByRole('button', { name: new RegExp(`^${name}(:|$)`) });

test('a withdrawal is booked, its goods come back one by one, its money is returned, and it is done', {
  tag: '@desktop',
}, async ({ page, db }) => {
  test.slow();
  await openLaden(db);
  await setVorrat(db, produkt, 5);
  const { id, nummer } = await verschickt(db);
  await widerrufe(page, { bestellung: nummer });
  await signIn(page, 'admin');
  await openAlive(page, dashboard);
  const hand = new Hand(page);
  const kachel = page.getByRole('link', { name: /^Wider/ });
  await expect(kachel).toContainText(/1 offen.*Geld zurück bis [A-Z][a-z] \d+\. /);
  await hand.press(kachel);
  await expect(page).toHaveURL(path);
  await expect(karte(page)).toContainText(/Geld zurück bis/);
  await expect(karte(page).getByRole('link', { name: nummer })).toHaveAttribute(
    'href',
    `${bestellungenPath}/${id}`,
  );
  await expect(karte(page)).toContainText('Eingangsbestätigung: geschrieben');

  await hand.press(knopf(karte(page), 'Widerruf bearbeiten'));
  await expect(dialog(page)).toContainText(/Zurück: 20,70\s€/);
  // The pieces are chosen first, so the focus begins there.
  await expect(knopf(dialog(page), `${produkt}: ein Stück weniger`)).toBeFocused();
  await hand.press(knopf(dialog(page), `${produkt}: ein Stück weniger`));
  await expect(dialog(page)).toContainText(/Zurück: 7,90\s€/);
  await hand.press(knopf(dialog(page), `${produkt}: ein Stück mehr`));
  await expect(dialog(page)).toContainText(/Zurück: 20,70\s€/);
  await hand.press(knopf(dialog(page), 'Widerruf buchen'));
  await expect(dialog(page).last()).toContainText(
    /2 Stück sind widerrufen.*20,70\s€ sind noch zurückzuzahlen/,
  );
  await hand.press(knopf(page, 'Ja, buchen'));
  await expect(dialog(page)).toHaveCount(0);
  await expect(karte(page)).toContainText(/Ware erwartet.*Es fehlt noch: 2\s×/s);
  await hand.press(knopf(karte(page), 'Buchung zurücknehmen'));
  await hand.press(knopf(dialog(page), 'Zurücknehmen'));
  await hand.press(knopf(karte(page), 'Widerruf bearbeiten'));
  await hand.press(knopf(dialog(page), 'Widerruf buchen'));
  await hand.press(knopf(page, 'Ja, buchen'));

  await hand.press(knopf(karte(page), 'Rückgabe eintragen'));
  await hand.press(knopf(dialog(page), `${produkt}, verkaufbar: ein Stück mehr`));
  await expect(dialog(page)).toContainText('Nicht verkaufbar (abschreiben): 1');
  await hand.press(knopf(dialog(page), 'Ware buchen'));
  await expect(dialog(page)).toHaveCount(0);
  await expect(knopf(karte(page), 'Rückgabe eintragen')).toHaveCount(0);
  const produktId = await produktIdOf(db, produkt);
  expect((await readLevels(db, [produktId])).get(produktId)).toBe(6);

  // The money goes back from the page of the order.
  await hand.press(karte(page).getByRole('link', { name: /^Geld zurückzahlen/ }));
  await expect(page).toHaveURL(`${bestellungenPath}/${id}`);
  await expect(dialog(page).getByLabel('Betrag')).toHaveValue('20,70');
  await expect(dialog(page)).toContainText(/Spätestens am \d+\. \p{L}+ \d{4} \(§ 357 BGB\)/u);
  await hand.press(dialog(page).getByLabel('Schon zurückgezahlt'));
  await expectAccessible(page);
  await hand.press(knopf(dialog(page), 'Eintragen'));
  await expect(dialog(page)).toHaveCount(0);
  await openAlive(page, path);
  await expect(page.getByText('Kein Widerruf offen')).toBeVisible();
  const erledigt = page.getByRole('region', { name: 'Erledigt', exact: true });
  await expect(erledigt).toContainText('Gebucht und erledigt');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await hand.press(erledigt.getByRole('link', { name: nummer }));
  const kopf = page.getByRole('region', { name: 'Was zu tun ist' });
  await expect(kopf).toContainText('Widerrufen. Es ist nichts zu tun.');
});

test('one that came by letter is taken in at its order, and counts from the day it came', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  const { id, nummer } = await verschickt(db);
  await signIn(page, 'admin');
  await openAlive(page, `${bestellungenPath}/${id}`);
  const hand = new Hand(page);
  await hand.press(page.getByRole('button', { name: 'Widerruf aufnehmen' }));
  await expect(dialog(page).getByLabel('Von wem')).toHaveValue('Erika Beispiel');
  await expect(dialog(page).getByLabel('E-Mail')).toHaveValue('erika@kundschaft.example');
  await hand.press(knopf(dialog(page), 'Alles wählen'));
  await hand.press(knopf(dialog(page), 'Aufnehmen'));
  await expect(dialog(page)).toHaveCount(0);
  await hand.press(page.getByRole('link', { name: 'Widerruf bearbeiten' }));
  await expect(karte(page)).toContainText('per Brief');
  await expect(karte(page).getByRole('link', { name: nummer })).toBeVisible();
  await expect(knopf(karte(page), 'Widerruf bearbeiten')).toBeVisible();
  await hand.press(knopf(karte(page), 'Abschließen'));
  await expect(dialog(page).getByLabel('Warum')).toBeVisible();
  await expectAccessible(page);
});
