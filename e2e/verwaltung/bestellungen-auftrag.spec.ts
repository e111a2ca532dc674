import type { Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag, testAnschrift } from '#test/auftraege.ts';
import { signIn } from '../accounts.ts';
import {
  bestellungenPath,
  dialog,
  makeAuftrag,
  makeEreignis,
  mockAuftrag,
  snackbar,
} from '../bestellungen-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goOffline, openAlive, test } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import { enlargeText, expectNothingCut } from '../large-text.ts';
import { openLaden } from '../offener-laden.ts';
import { failedCall, fetchProdukt } from '../portfolio-calls.ts';
import { retype, typeInto } from '../type-into.ts';

const seite = (id: string) => `${bestellungenPath}/${id}`;

/** An order of two soaps that waits for 20,70 €, on the employee's screen. */
async function openOffene(page: Page, db: Db) {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const auftrag = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
  await signIn(page, 'werkstatt');
  await openAlive(page, seite(auftrag.id));
  return auftrag;
}

test('what older orders have taken of the shelf is to be made for this one', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  await insertAuftrag(db, { posten: [{ produktId, menge: 19 }], at: new Date('2026-11-22T09:00:00.000Z') });
  const { id } = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
  await signIn(page, 'werkstatt');
  await openAlive(page, seite(id));
  const seifen = page.getByRole('region', { name: 'Seifen' });
  await expect(seifen).toContainText('im Lager: 20, für andere zurückgelegt: 19');
  await expect(seifen).toContainText('fehlt');
});

test('money is booked by its amount and day, and too much of it is asked back', async ({ page, db }) => {
  const { nummer } = await openOffene(page, db);
  const hand = new Hand(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nummer);
  await expect(page.getByRole('region', { name: 'Was zu tun ist' })).toContainText(/Wir warten auf 20,70\s€/);
  await expect(page.getByRole('region', { name: 'Seifen' })).toContainText('im Lager: 20');
  await expect(page.getByRole('region', { name: 'Versand' })).toContainText('Lindenallee 12');
  const kundschaft = page.getByRole('region', { name: 'Kundschaft' });
  await expect(kundschaft.getByRole('link', { name: 'erika@kundschaft.example' })).toHaveAttribute(
    'href',
    `mailto:erika@kundschaft.example?subject=Ihre%20Bestellung%20${nummer}`,
  );
  await expect(kundschaft).toContainText('ohne Konto, erste Bestellung');

  await hand.press(page.getByRole('button', { name: 'Geld ist da' }));
  await expect(dialog(page).getByLabel('Betrag')).toHaveValue('20,70');
  // What is typed replaces the amount.
  await typeInto(dialog(page).getByLabel('Betrag'), '25');
  await expect(dialog(page).getByLabel('Betrag')).toHaveValue('25');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(snackbar(page)).toContainText(nummer);
  const verlauf = page.getByRole('region', { name: 'Verlauf' });
  await expect(verlauf).toContainText(/Zahlung eingegangen: 25,00\s€/);
  await expect(page.getByRole('region', { name: 'Was zu tun ist' })).toContainText(
    /Bitte 4,30\s€ zurückzahlen/,
  );
  await expect(page.getByRole('button', { name: 'Geld zurückgezahlt' })).toBeVisible();
  await expect(verlauf.getByRole('button', { name: /^Zahlung eingegangen.*Zurücknehmen$/ })).toBeVisible();
});

test('an order is cancelled with a reason, and says what money to return', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const bezahlt = {
    typ: 'zahlung' as const,
    angaben: { betragCent: 2070, tag: '2026-11-23' },
    at: '2026-11-23T12:00:00.000Z',
  };
  const { id } = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }], ereignisse: [bezahlt] });
  await signIn(page, 'admin');
  await openAlive(page, seite(id));
  const hand = new Hand(page);
  await hand.press(page.getByRole('button', { name: 'Stornieren', exact: true }));
  await expect(dialog(page)).toContainText(/20,70\s€: Bitte zahlen Sie das Geld danach zurück/);
  await hand.press(dialog(page).getByRole('button', { name: 'Stornieren' }));
  await expect(dialog(page)).toContainText('Bitte den Grund angeben.');
  await typeInto(dialog(page).getByLabel('Grund'), 'Die Seifen sind zerbrochen.');
  await hand.press(dialog(page).getByRole('button', { name: 'Stornieren' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Was zu tun ist' })).toContainText('storniert');
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Die Seifen sind zerbrochen.');
  await expect(page.getByRole('button', { name: 'Geld zurückgezahlt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stornieren', exact: true })).toHaveCount(0);
});

test.describe('when two work on one order', () => {
  test.use({ expectedErrors: [failedCall] });
  test('the second is told what the first did, keeps what was typed and can send it again', {
    tag: '@desktop',
  }, async ({ page, db, context }) => {
    const { id } = await openOffene(page, db);
    const other = await context.newPage();
    await openAlive(other, seite(id));
    await page.getByRole('button', { name: 'Geld ist da' }).click();
    await retype(page.getByLabel('Betrag'), '12,50');

    await other.getByRole('button', { name: 'Geld ist da' }).click();
    await retype(other.getByLabel('Betrag'), '5');
    await other.getByRole('button', { name: 'Buchen' }).click();
    await expect(other.getByRole('region', { name: 'Verlauf' })).toContainText(/5,00\s€/);
    await other.close();

    await page.getByRole('button', { name: 'Buchen' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      /hat sich inzwischen geändert: Zahlung eingegangen: 5,00\s€/,
    );
    await expect(page.getByLabel('Betrag')).toHaveValue('12,50');
    await expect(dialog(page)).toContainText(/offen: 15,70\s€/);
    await page.getByRole('button', { name: 'Buchen' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Zahlung' })).toContainText(/3,20\s€/);
  });

  test('money is not booked twice when the order is reloaded behind the open form', {
    tag: '@desktop',
  }, async ({ page, db, context }) => {
    const { id } = await openOffene(page, db);
    const zahlungen = async () =>
      (await db.selectFrom('auftragEreignis').select('typ').where('auftragId', '=', id).execute()).filter(
        ({ typ }) => typ === 'zahlung',
      );
    await page.getByRole('button', { name: 'Geld ist da' }).click();
    await expect(page.getByLabel('Betrag')).toHaveValue('20,70');

    const other = await context.newPage();
    await openAlive(other, seite(id));
    await other.getByRole('button', { name: 'Geld ist da' }).click();
    await other.getByRole('button', { name: 'Buchen' }).click();
    await expect(other.getByRole('region', { name: 'Verlauf' })).toContainText(/20,70\s€/);
    await other.close();

    // The person comes back to the window.
    await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
    await expect(dialog(page)).toContainText('Es ist nichts mehr offen');
    await page.getByRole('button', { name: 'Buchen' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      /hat sich inzwischen geändert: Zahlung eingegangen: 20,70\s€/,
    );
    expect(await zahlungen()).toHaveLength(1);
    // Said once, it counts as seen: what is meant can still be booked.
    await retype(page.getByLabel('Betrag'), '1,50');
    await page.getByRole('button', { name: 'Buchen' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await zahlungen()).toHaveLength(2);
  });
});

test('packed by one tap and taken back, with the keyboard alone', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const ereignis = makeEreignis(3, { typ: 'gepackt', von: 'Maria', text: 'Gepackt', kannZurueck: true });
  const zurueck = makeEreignis(4, { typ: 'zurueckgenommen', von: 'Maria', text: 'Schritt 3 zurückgenommen' });
  const auftrag = makeAuftrag();
  const sent = await mockAuftrag(page, auftrag, {
    gepackt: () => ({
      ...{ stand: 'gepackt', isGepackt: true, ereignisse: [...auftrag.ereignisse, ereignis] },
      aktionen: ['versendet', 'notiz'],
    }),
    zuruecknehmen: () => ({
      ...{ stand: 'bezahlt', isGepackt: false, aktionen: ['gepackt', 'versendet'] },
      ereignisse: [
        ...auftrag.ereignisse,
        { ...ereignis, isZurueckgenommen: true, kannZurueck: false },
        zurueck,
      ],
    }),
  });
  await signIn(page, 'werkstatt');
  await openAlive(page, seite(auftrag._id));
  await page.getByRole('button', { name: 'Gepackt', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(snackbar(page)).toContainText('Gepackt.');
  // The focus stays at the button of the next step.
  await expect(page.getByRole('button', { name: 'Verschicken' })).toBeFocused();
  await page.getByRole('button', { name: 'Gepackt: Zurücknehmen' }).focus();
  await page.keyboard.press('Enter');
  const verlauf = page.getByRole('region', { name: 'Verlauf' });
  await expect(verlauf.getByRole('deletion')).toContainText('Gepackt');
  await expect(page.getByRole('button', { name: 'Gepackt', exact: true })).toBeVisible();
  expect(sent.map(({ step, body }) => [step, body])).toEqual([
    ['gepackt', { gesehen: 2 }],
    ['zuruecknehmen', { gesehen: 3, nr: 3 }],
  ]);
});

test('a part is sent with its number, and the days on which the rest follows', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const auftrag = makeAuftrag({ offen: 5, isZuFertigen: true });
  const sent = await mockAuftrag(page, auftrag, {
    versendet: () => ({ stand: 'teilversendet', aktionen: ['versendet', 'notiz'] }),
  });
  await signIn(page, 'werkstatt');
  await openAlive(page, `${seite(auftrag._id)}?aktion=versendet`);
  const hand = new Hand(page);
  await expect(page).toHaveURL(seite(auftrag._id));
  // What is not on the shelf is not offered.
  await expect(dialog(page).getByLabel('Lavendeltraum: Stück')).toHaveText('2 von 2');
  await expect(dialog(page).getByLabel('Minzmorgen: Stück')).toHaveText('0 von 1');
  await typeInto(dialog(page).getByLabel('Sendungsnummer'), '00340434161094042557');
  await hand.press(dialog(page).getByRole('button', { name: 'Lavendeltraum: ein Stück weniger' }));
  await hand.press(dialog(page).getByRole('button', { name: 'Verschickt' }));
  await expect(dialog(page)).toContainText('Bitte bestätigen Sie das.');
  await expect(dialog(page)).toContainText('Bitte einen Tag angeben.');
  await hand.press(dialog(page).getByLabel('Trotzdem verschicken'));
  await dialog(page).getByLabel('Von').fill('2026-12-01');
  await dialog(page).getByLabel('Bis').fill('2026-12-03');
  await expectNoSidewaysScroll(page);
  await hand.press(dialog(page).getByRole('button', { name: 'Verschickt' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(snackbar(page)).toContainText('Verschickt.');
  expect(sent).toEqual([
    {
      step: 'versendet',
      body: {
        ...{ gesehen: 2, dienst: 'DHL', nummer: '00340434161094042557', ohneZahlung: true },
        ...{ teile: [{ nr: 1, menge: 1 }], rest: { von: '2026-12-01', bis: '2026-12-03' } },
      },
    },
  ]);
});

test('pieces are cancelled, the address is corrected, a message is written', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const auftrag = makeAuftrag();
  const nichts = () => ({});
  const sent = await mockAuftrag(page, auftrag, {
    'teil-stornieren': nichts,
    adresse: nichts,
    nachricht: nichts,
    notiz: nichts,
  });
  await signIn(page, 'werkstatt');
  await openAlive(page, seite(auftrag._id));
  const hand = new Hand(page);
  const press = (name: string) => hand.press(page.getByRole('button', { name, exact: true }));
  await press('Teil stornieren');
  await hand.press(dialog(page).getByRole('button', { name: 'Minzmorgen: ein Stück mehr' }));
  await expect(dialog(page)).toContainText(/Ware für 7,20\s€ wird storniert/);
  await hand.press(dialog(page).getByRole('button', { name: 'Teil stornieren' }));
  await expect(dialog(page)).toHaveCount(0);

  await press('Adresse ändern');
  await retype(dialog(page).getByLabel('PLZ'), '123');
  await hand.press(dialog(page).getByRole('button', { name: 'Speichern' }));
  await expect(dialog(page)).toContainText('Eine deutsche Postleitzahl hat fünf Ziffern.');
  await retype(dialog(page).getByLabel('PLZ'), '04229');
  await hand.press(dialog(page).getByRole('button', { name: 'Speichern' }));
  await expect(dialog(page)).toHaveCount(0);

  await press('Nachricht schreiben');
  await expect(dialog(page)).toContainText('mia@kundschaft.example');
  await typeInto(dialog(page).getByLabel('Nachricht'), 'Es dauert einen Tag.');
  await hand.press(dialog(page).getByRole('button', { name: 'Absenden' }));
  await expect(dialog(page)).toHaveCount(0);

  await press('Notiz schreiben');
  await hand.press(dialog(page).getByRole('button', { name: 'Speichern' }));
  await expect(dialog(page)).toContainText('Bitte etwas schreiben.');
  await typeInto(dialog(page).getByLabel('Notiz'), 'Karte beilegen');
  await hand.press(dialog(page).getByRole('button', { name: 'Speichern' }));
  await expect(dialog(page)).toHaveCount(0);
  expect(sent).toEqual([
    { step: 'teil-stornieren', body: { gesehen: 2, teile: [{ nr: 2, menge: 1 }] } },
    { step: 'adresse', body: { gesehen: 3, anschrift: { ...testAnschrift, plz: '04229' } } },
    { step: 'nachricht', body: { gesehen: 4, text: 'Es dauert einen Tag.' } },
    { step: 'notiz', body: { gesehen: 5, text: 'Karte beilegen' } },
  ]);
});

test('what is fetched is paid there or later, and is never called cash', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const auftrag = makeAuftrag({
    ...{ versandart: 'abholung', zahlart: 'abholung', stand: 'abholbereit', aufgabe: 'abholbereit' },
    ...{ offen: 26.49, bezahlt: 0, aktionen: ['zahlung', 'abgeholt', 'notiz'] },
    abholung: { ort: 'Hofweg 3, Leipzig', zeiten: 'Freitag 15–18 Uhr' },
  });
  const { lieferung: _, ...ohne } = auftrag;
  const sent = await mockAuftrag(page, ohne, {
    abgeholt: () => ({ stand: 'abgeholt', aktionen: ['notiz'] }),
  });
  await signIn(page, 'werkstatt');
  await openAlive(page, seite(auftrag._id));
  const hand = new Hand(page);
  await expect(page.getByRole('region', { name: 'Abholung' })).toContainText('Hofweg 3, Leipzig');
  await hand.press(page.getByRole('button', { name: 'Abgeholt', exact: true }));
  await expect(dialog(page).getByRole('button', { name: 'Abgeholt und bezahlt' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\bbar(geld)?\b/i);
  await hand.press(dialog(page).getByRole('button', { name: 'Abgeholt, das Geld kommt später' }));
  await expect(dialog(page)).toHaveCount(0);
  expect(sent).toEqual([{ step: 'abgeholt', body: { gesehen: 2, ohneZahlung: true } }]);
});

test('without an e-mail address no message is offered; words of a later version break nothing', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  const auftrag = makeAuftrag({ email: '', isTelefon: true });
  const ereignisse = [{ nr: 1, typ: 'gebeamt', text: 'Gebeamt' }];
  await page.route(`**/api/bestellungen/${auftrag._id}`, (route) =>
    route.fulfill({
      json: {
        success: true,
        data: { ...auftrag, termin: null, stand: 'x', steuer: 7, ereignisse, rechnung: null },
      },
    }),
  );
  await signIn(page, 'werkstatt');
  await openAlive(page, seite(auftrag._id));
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Gebeamt');
  await expect(page.getByRole('region', { name: 'Kundschaft' })).toContainText('Bitte rufen Sie an');
  await expect(page.getByRole('button', { name: 'Nachricht schreiben' })).toHaveCount(0);
});

test('a parcel of a file for DHL: before its address is changed or it is cancelled, its postage is said', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const at = '2026-03-02T10:00:00.000Z';
  const dhlDatei = { typ: 'dhlDatei', angaben: {}, at } as const;
  const { id } = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }], ereignisse: [dhlDatei] });
  await signIn(page, 'werkstatt');
  await openAlive(page, seite(id));
  for (const [name, text] of [
    [/Adresse ändern/, 'bitte stornieren Sie die Marke dort'],
    [/^Teil stornieren/, 'bitte prüfen Sie, ob die Marke dort noch passt'],
    [/^(Bestellung s|S)tornieren/, 'bitte stornieren Sie die Marke dort'],
  ] as const) {
    await page.getByRole('button', { name }).tap();
    await expect(dialog(page)).toContainText(`Sie steht schon in einer DHL-Datei: ${text}.`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test.describe('an order that cannot be had', () => {
  test.use({ expectedErrors: [failedCall] });
  test('is said to be none, or asked for again; a lost step keeps what was typed', {
    tag: '@phone',
  }, async ({ page, db, context }) => {
    await openLaden(db);
    await signIn(page, 'werkstatt');
    await openAlive(page, seite('gibt-es-nicht'));
    await expect(page.getByText('Diese Bestellung gibt es nicht')).toBeVisible();
    await page.getByRole('link', { name: 'Alle Bestellungen' }).tap();
    await expect(page).toHaveURL(bestellungenPath);

    const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
    const { id, nummer } = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
    await page.goto(seite(id));
    await page.getByRole('button', { name: 'Geld ist da' }).tap();
    await retype(page.getByLabel('Betrag'), '3');
    await goOffline(page);
    await page.getByRole('button', { name: 'Buchen' }).tap();
    await expect(dialog(page).getByRole('alert')).toContainText('Netzwerkfehler');
    await expect(page.getByLabel('Betrag')).toHaveValue('3');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Buchen' }).tap();
    await expect(dialog(page)).toHaveCount(0);
    await expect(snackbar(page)).toContainText(nummer);
  });
});

test('long names and 320 px cut nothing, also with large text', { tag: '@phone' }, async ({ page, db }) => {
  await openLaden(db);
  const lang = {
    ...testAnschrift,
    nachname: 'von Löwenstein-Wertheim-Freudenberg',
    firma: 'Donaudampfschifffahrt',
  };
  const notiz = makeEreignis(3, {
    typ: 'notiz',
    text: 'Notiz',
    details: ['Bitte als Geschenk'],
    kannZurueck: true,
  });
  const voll = makeAuftrag();
  const auftrag = makeAuftrag({
    ...{ name: `Maximiliane-Henriette ${lang.nachname}, ${lang.firma}`, rechnung: lang, gesamt: 12345.67 },
    ...{ email: 'maximiliane-henriette.von.loewenstein@sehr-lange-adresse.example', isZuFertigen: true },
    ereignisse: [...voll.ereignisse, notiz],
    posten: voll.posten.map((one) => ({ ...one, preis: 123.45, summe: 1234.5 })),
  });
  await mockAuftrag(page, auftrag);
  await signIn(page, 'werkstatt');
  await page.setViewportSize({ width: 320, height: 740 });
  await openAlive(page, seite(auftrag._id));
  await expect(page.getByRole('region', { name: 'Verlauf' })).toBeVisible();
  await expectNothingCut(page);
  const soap = await page.getByText(/^2\s×\sLavendeltraum$/).evaluate((line) => {
    const range = document.createRange();
    range.selectNodeContents(line.lastChild ?? line);
    return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))];
  });
  expect(soap).toHaveLength(1);
  await enlargeText(page);
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verschicken' }).tap();
  await expectNothingCut(page, dialog(page));
});

test('the address of the customer is as high as a finger', { tag: '@phone' }, async ({ page, db }) => {
  await openLaden(db);
  const auftrag = makeAuftrag();
  await mockAuftrag(page, auftrag);
  await signIn(page, 'werkstatt');
  await openAlive(page, seite(auftrag._id));
  const mail = page.getByRole('region', { name: 'Kundschaft' }).getByRole('link', { name: auftrag.email });
  expect((await mail.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
