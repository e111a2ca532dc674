import type { Locator, Page } from '@playwright/test';
import { auftragCalls } from '#features/auftrag/calls.ts';
import type { Ereignis } from '#features/auftrag/ereignis.ts';
import { readLevels } from '#features/bestand/server/index.ts';
import { widerrufCalls } from '#features/widerruf/calls.ts';
import type { WiderrufBody } from '#features/widerruf/contract.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum.ts';
import { insertAuftrag } from '#test/auftraege.ts';
import { signIn } from '../accounts.ts';
import { bestellungenPath, dialog, snackbar } from '../bestellungen-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import { openLaden, setVorrat } from '../offener-laden.ts';
import { failedCall } from '../portfolio-calls.ts';
import { senderOf } from '../send.ts';
import { retype, typeInto } from '../type-into.ts';
import { bestelle, produktIdOf, vorTagen } from '../werkstatt.ts';

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
const knopf = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true });

/** Opens the page as the owner. */
async function openWiderrufe(page: Page) {
  const session = await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Wider/);
  return senderOf(page.request, session.token);
}

test('a withdrawal is booked, its goods come back one by one, its money is returned, and it is done', async ({
  page,
  db,
}) => {
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

  await hand.press(knopf(karte(page), 'Ware ist da'));
  await hand.press(knopf(dialog(page), `${produkt}, verkaufbar: ein Stück mehr`));
  await expect(dialog(page)).toContainText('Nicht verkaufbar (abschreiben): 1');
  await hand.press(knopf(dialog(page), 'Ware buchen'));
  await expect(dialog(page)).toHaveCount(0);
  await expect(knopf(karte(page), 'Ware ist da')).toHaveCount(0);
  const produktId = await produktIdOf(db, produkt);
  expect((await readLevels(db, [produktId])).get(produktId)).toBe(6);

  await hand.press(knopf(karte(page), 'Geld zurückgezahlt'));
  await expect(dialog(page)).toContainText(/Zurück: 20,70\s€.*Bankverbindung bitte erfragen/s);
  await hand.press(knopf(dialog(page), 'Geld ist zurückgezahlt'));
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Kein Widerruf offen')).toBeVisible();
  const erledigt = page.getByRole('region', { name: 'Erledigt', exact: true });
  await expect(erledigt).toContainText('Gebucht und erledigt');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await hand.press(erledigt.getByRole('link', { name: nummer }));
  const kopf = page.getByRole('region', { name: 'Was zu tun ist' });
  await expect(kopf).toContainText('Widerrufen. Es ist nichts zu tun.');
});

test('one that came by letter is taken in with the form of its order', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const { id, nummer } = await verschickt(db);
  await openWiderrufe(page);
  await expect(page.getByText('Was per Brief, E-Mail oder Telefon kommt')).toBeVisible();
  await openAlive(page, `${bestellungenPath}/${id}`);
  const hand = new Hand(page);
  await hand.press(page.getByRole('link', { name: 'Widerruf aufnehmen' }));
  await expect(page.getByLabel('Name')).toHaveValue('Erika Beispiel');
  await expect(page.getByLabel('Bestellung', { exact: true })).toHaveValue(nummer);
  await expect(page.getByLabel('E-Mail')).toHaveValue('erika@kundschaft.example');
  await expect(page.getByText(produkt)).toBeVisible();
  await hand.press(knopf(page, 'Widerruf bestätigen'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ist bei uns');
  await openAlive(page, path);
  await hand.press(knopf(karte(page), 'Widerruf bearbeiten'));
  await hand.press(knopf(dialog(page), 'Widerruf buchen'));
  await hand.press(knopf(page, 'Ja, buchen'));
  await expect(karte(page)).toContainText('Ware erwartet');
  await openAlive(page, `${bestellungenPath}/${id}`);
  await expect(page.getByRole('heading', { name: 'Kundschaft' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Widerruf aufnehmen' })).toHaveCount(0);

  // Neither her own address nor that of the order before goes into one that has none.
  const telefon = await bestelle(db, { produkt, email: '' });
  await openAlive(page, `${bestellungenPath}/${telefon.id}`);
  await hand.press(page.getByRole('link', { name: 'Widerruf aufnehmen' }));
  await expect(page.getByLabel('Bestellung', { exact: true })).toHaveValue(telefon.nummer);
  await expect(page.getByLabel(/^E-Mail/)).toHaveValue('');
  await expect(page.getByText(/^Diese Bestellung hat keine/)).toBeVisible();
  await hand.press(knopf(page, 'Widerruf bestätigen'));
  await expect(page.getByText(/Es fehlt eine E-Mail-Adresse/)).toBeVisible();
});

test('the rest of an order of which all else was withdrawn is cancelled with its postage, which is said before', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  const at = vorTagen(2).toISOString();
  const posten = [
    { produktId: await produktIdOf(db, produkt), menge: 2 },
    { produktId: await produktIdOf(db, 'Honigwabe'), menge: 1 },
  ];
  const teile = [{ nr: 1, menge: 2 }];
  const ereignisse: Ereignis[] = [
    { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile }, at },
    { typ: 'widerruf', angaben: { widerruf: 'w' }, at },
    {
      typ: 'widerrufen',
      angaben: { widerruf: 'w', teile: [{ nr: 1, menge: 2, frei: 0 }], versandCent: 0, betragCent: 1580 },
      at,
    },
  ];
  const { id } = await insertAuftrag(db, { posten, ereignisse, at: vorTagen(5) });
  await signIn(page, 'admin');
  await openAlive(page, `${bestellungenPath}/${id}`);
  const hand = new Hand(page);
  await hand.press(page.getByRole('button', { name: 'Teil stornieren', exact: true }));
  await expect(dialog(page)).not.toContainText('Porto');
  await hand.press(knopf(dialog(page), 'Honigwabe: ein Stück mehr'));
  await expect(dialog(page)).toContainText(
    'Von der Bestellung bleibt damit nichts: Auch das Porto geht zurück.',
  );
  await expectAccessible(page);
  await hand.press(knopf(dialog(page), 'Teil stornieren'));
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/Porto: 4,90\s€/)).toBeVisible();
});

test.describe('a withdrawal without a number', () => {
  // A number that is none is refused.
  test.use({ expectedErrors: [failedCall] });
  test('is matched by hand, detached, settled and opened again', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await openLaden(db);
    const { nummer } = await bestelle(db, { produkt, menge: 2 });
    await widerrufe(page, { bestellung: 'die Seifen von gestern', stuecke: 'nur eine' });
    await openWiderrufe(page);
    await expect(karte(page)).toContainText('Noch keiner Bestellung zugeordnet.');
    await expect(karte(page)).toContainText('die Seifen von gestern');
    await typeInto(karte(page).getByLabel('Bestellnummer'), 'B-26-ZZZZZ');
    await knopf(karte(page), 'Zuordnen').tap();
    await expect(karte(page)).toContainText('Eine Bestellung B-26-ZZZZZ gibt es nicht.');
    await expect(karte(page).getByLabel('Bestellnummer')).toHaveValue('B-26-ZZZZZ');
    await karte(page).getByRole('button', { name: nummer }).tap();
    await expect(karte(page).getByRole('link', { name: nummer })).toBeVisible();
    await expect(karte(page)).toContainText('noch alles im Haus');

    await knopf(karte(page), 'Zuordnung lösen').tap();
    await expect(dialog(page)).toContainText('wieder keiner Bestellung zugeordnet');
    await knopf(dialog(page), 'Zuordnung lösen').tap();
    await expect(karte(page)).toContainText('Noch keiner Bestellung zugeordnet.');
    await typeInto(karte(page).getByLabel('Bestellnummer'), nummer.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(karte(page).getByRole('link', { name: nummer })).toBeVisible();

    await knopf(karte(page), 'Nichts zu tun').tap();
    await knopf(dialog(page), 'Abschließen').tap();
    await expect(dialog(page)).toContainText('Bitte schreiben Sie, warum nichts mehr zu tun ist.');
    await typeInto(dialog(page).getByLabel('Warum'), 'Kam doppelt');
    await expectAccessible(page);
    await knopf(dialog(page), 'Abschließen').tap();
    await expect(page.getByText('Kein Widerruf offen')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Kam doppelt' })).toContainText(nummer);
    await knopf(page, 'Erika Beispiel: Wieder öffnen').tap();
    await expect(knopf(karte(page), 'Widerruf bearbeiten')).toBeVisible();
  });
});

test.describe('two people at one withdrawal', () => {
  test.use({ expectedErrors: [failedCall] });
  test('the second is told what the first did, loses nothing that was typed, and books all in one go', {
    tag: '@desktop',
  }, async ({ page, db }) => {
    await openLaden(db);
    await setVorrat(db, produkt, 5);
    const { id, nummer } = await verschickt(db);
    await widerrufe(page, { bestellung: nummer });
    const send = await openWiderrufe(page);
    await knopf(karte(page), 'Widerruf bearbeiten').click();
    await knopf(dialog(page), `${produkt}: ein Stück weniger`).click();
    await dialog(page).getByLabel('Die Ware ist schon wieder da').check();
    await knopf(dialog(page), `${produkt}, verkaufbar: ein Stück mehr`).click();
    await retype(dialog(page).getByLabel('Porto zurück'), '6');
    await dialog(page).getByLabel('Geld ist zurückgezahlt').check();
    await knopf(dialog(page), 'Widerruf buchen').click();
    await expect(dialog(page)).toContainText(/Höchstens 4,9\s€/);
    await retype(dialog(page).getByLabel('Porto zurück'), '1,05');
    await expect(dialog(page)).toContainText(/Zurück: 8,95\s€/);

    const body = { gesehen: 4, text: 'Sie ruft noch an' };
    await send(auftragCalls.notiz, { params: { id }, body });
    await knopf(dialog(page), 'Widerruf buchen').click();
    await knopf(page, 'Ja, buchen').click();
    await expect(dialog(page).getByRole('alert')).toContainText(/hat sich inzwischen geändert: Notiz/);
    await expect(dialog(page).getByLabel('Porto zurück')).toHaveValue('1,05');
    await expect(dialog(page).getByLabel(`${produkt}, verkaufbar: Stück`)).toHaveText('1 von 1');
    await expect(dialog(page).getByLabel('Zurückgezahlt am')).toHaveValue(tagOf(new Date()));
    await page.keyboard.press('Escape');
    await expect(page.getByText('Änderungen verwerfen?')).toBeVisible();
    await knopf(page, 'Weiter bearbeiten').click();

    await knopf(dialog(page), 'Widerruf buchen').click();
    await knopf(page, 'Ja, buchen').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(snackbar(page)).toContainText(/gebucht, 8,95\s€ weniger/);
    await expect(page.getByText('Kein Widerruf offen')).toBeVisible();
    const { data } = await send(auftragCalls.read, { params: { id } });
    expect(data).toMatchObject({ stand: 'versendet', bezahlt: 11.75, offen: 0, zurueck: 0 });
    expect(data.posten[0]).toMatchObject({ widerrufen: 1, imLager: 6 });
  });
});

test('an employee sees that an order is withdrawn, does not pack it, and finds no withdrawals', {
  tag: '@desktop',
}, async ({ page, db }) => {
  test.slow();
  await openLaden(db);
  const { id, nummer } = await bestelle(db, { produkt, menge: 2 });
  const andere = await bestelle(db, { produkt });
  await widerrufe(page, { bestellung: nummer });
  await signIn(page, 'werkstatt');
  await openAlive(page, `${bestellungenPath}/${id}`);
  const kopf = page.getByRole('region', { name: 'Was zu tun ist' });
  await expect(kopf).toContainText('Ein Widerruf ist eingegangen. Bitte nichts mehr packen.');
  await expect(kopf).toContainText('Ihn bearbeitet, wer Admin ist.');
  await expect(kopf).toContainText('Widerruf offen');
  for (const name of ['Gepackt', 'Verschicken', 'Geld ist da'])
    await expect(knopf(kopf, name)).toHaveCount(0);
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
  await openAlive(page, '/admin/packen');
  await expect(page.getByText(andere.nummer).first()).toBeVisible();
  await expect(page.getByText(nummer)).toHaveCount(0);
  await openAlive(page, dashboard);
  await expect(page.getByRole('link', { name: /^Zu packen/ })).toContainText('1');
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
  await openAlive(page, path);
  await expect(page).not.toHaveURL(path);
  // The owner is led from the order to what is to be done.
  await signIn(page, 'admin');
  await openAlive(page, `${bestellungenPath}?aufgabe=problem`);
  await expect(page.getByRole('link', { name: `${nummer}: Widerruf bearbeiten` })).toBeVisible();
  await openAlive(page, `${bestellungenPath}/${id}`);
  await kopf.getByRole('link', { name: 'Widerruf bearbeiten' }).click();
  await expect(knopf(karte(page), 'Widerruf bearbeiten')).toBeVisible();
});

test.describe('answers that are none, or of another version', () => {
  test.use({ expectedErrors: [failedCall] });
  test('are asked for again, and break nothing; what is near its day is red, long words are not cut', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await openLaden(db);
    let answer: object | undefined;
    await page.route(/\/api\/widerrufe(\?|$)/, (route) =>
      answer
        ? route.fulfill({ json: { success: true, data: answer } })
        : route.fulfill({ status: 500, json: { success: false } }),
    );
    await openWiderrufe(page);
    await expect(page.getByText('Die Widerrufe sind gerade nicht zu bekommen.')).toBeVisible();
    const name = 'Maximiliane-Henriette von Löwenstein-Wertheim-Freudenberg-Donaudampfschifffahrt';
    const email = 'maximiliane-henriette.von.loewenstein@sehr-lange-adresse.example';
    const [heute, spaeter] = [tagOf(new Date()), '2099-12-10'];
    answer = {
      offene: [
        { _id: 'a', name, email, geldBis: heute, aufgaben: ['zuordnen', 'beamen'], vorschlaege: 7 },
        {
          _id: 'b',
          name: 'Mia',
          geldBis: spaeter,
          aufgaben: ['buchen'],
          auftrag: { _id: 'x', nummer: 'B-1' },
        },
        {},
      ],
    };
    await knopf(page, 'Erneut versuchen').tap();
    await page.setViewportSize({ width: 320, height: 740 });
    await expect(karte(page, name)).toContainText(email);
    await expect(karte(page, name).getByText(/^Geld zurück bis/)).toHaveAttribute('data-tone', 'bad');
    await expect(karte(page, 'Mia').getByText(/^Geld zurück bis/)).toHaveAttribute('data-tone', 'neutral');
    await expect(knopf(karte(page, 'Mia'), 'Eingangsbestätigung senden')).toBeVisible();
    await expect(knopf(karte(page, 'Mia'), 'Widerruf bearbeiten')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
