import { insertAuftrag } from '#test/auftraege.ts';
import { signIn } from '../accounts.ts';
import {
  bestellungenPath,
  dialog,
  fulfil,
  makeZeile,
  mockListe,
  reiter,
  rowOf,
  snackbar,
  suchfeld,
} from '../bestellungen-page.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import { enlargeText, expectNothingCut, expectWholeWords } from '../large-text.ts';
import { openLaden } from '../offener-laden.ts';
import { failedCall, fetchProdukt } from '../portfolio-calls.ts';
import { retype, typeInto } from '../type-into.ts';

const at = '2026-11-23T12:00:00.000Z';

test('the group with work is open, and a transfer is booked after a question that names it', async ({
  page,
  db,
}) => {
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

  const button = page.getByRole('button', { name: `${nummer}: Geld ist da` });
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
  // The list has the focus that its button had.
  await expect(page.getByRole('region', { name: 'Wartet auf Geld' })).toBeFocused();
  await hand.press(reiter(page, /^Zu packen/));
  await expect(rowOf(page, nummer)).toContainText('bezahlt');
  await expect(page.getByRole('button', { name: `${nummer}: Gepackt` })).toBeVisible();
});

test('Back leads to the group before, and a tap anywhere on an order opens it', async ({ page, db }) => {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const posten = [{ produktId, menge: 1 }];
  const offen = await insertAuftrag(db, { posten });
  const zahlung = { typ: 'zahlung' as const, angaben: { betragCent: 99900, tag: '2026-11-23' }, at };
  const storno = { typ: 'storniert' as const, angaben: { grund: 'kunde' as const }, at };
  const zuViel = await insertAuftrag(db, { posten, ereignisse: [zahlung, storno] });
  await signIn(page, 'werkstatt');
  await openAlive(page, `${bestellungenPath}?aufgabe=geld`);
  const hand = new Hand(page);
  await expect(rowOf(page, offen.nummer)).toBeVisible();
  await hand.press(reiter(page, /^Problem/));
  await expect(page).toHaveURL(/\?aufgabe=problem$/);
  await expect(rowOf(page, zuViel.nummer)).toContainText('zurückzahlen');
  await expect(rowOf(page, offen.nummer)).toHaveCount(0);
  await hand.press(rowOf(page, zuViel.nummer));
  await expect(page).toHaveURL(`${bestellungenPath}/${zuViel.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zuViel.nummer);
  await page.goBack();
  await expect(rowOf(page, zuViel.nummer)).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, offen.nummer)).toBeVisible();
});

test('an order is found by name, number and soap in all groups, and the address keeps the search', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  const { _id: lavendel } = await fetchProdukt(page.request, 'Lavendeltraum');
  const { _id: minze } = await fetchProdukt(page.request, 'Minzmorgen');
  const storniert = { typ: 'storniert' as const, angaben: { grund: 'laden' as const }, at };
  const eine = await insertAuftrag(db, { posten: [{ produktId: lavendel, menge: 1 }] });
  const alte = await insertAuftrag(db, { posten: [{ produktId: minze, menge: 1 }], ereignisse: [storniert] });
  await signIn(page, 'werkstatt');
  await openAlive(page, bestellungenPath);
  await typeInto(suchfeld(page), 'minzm beispiel');
  await expect(rowOf(page, alte.nummer)).toContainText('storniert');
  await expect(rowOf(page, eine.nummer)).toHaveCount(0);
  await expect(page).toHaveURL(/suche=minzm\+beispiel/);
  await retype(suchfeld(page), eine.nummer.toLowerCase());
  await expect(rowOf(page, eine.nummer)).toBeVisible();
  await retype(suchfeld(page), 'Zitronenbaum');
  await expect(page.getByText('Keine Bestellung mit „Zitronenbaum“')).toBeVisible();
  await page.reload();
  await expect(suchfeld(page)).toHaveValue('Zitronenbaum');
  await expect(page.getByText('Keine Bestellung mit „Zitronenbaum“')).toBeVisible();
  // In the field, and below the drawing.
  await page.getByRole('button', { name: 'Suche leeren' }).last().click();
  await expect(rowOf(page, eine.nummer)).toBeVisible();
});

test('each group offers the step that fits, and an employee no bank statements', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const dort = { versandart: 'abholung', zahlart: 'abholung' } as const;
  await mockListe(page, [
    makeZeile(1, { aufgabe: 'packen', stand: 'bezahlt', offen: 0, bezahlt: 26.49, isZuFertigen: true }),
    makeZeile(2, {
      aufgabe: 'packen',
      stand: 'gepackt',
      offen: 0,
      bezahlt: 26.49,
      isGepackt: true,
      hatNotiz: true,
    }),
    makeZeile(3, { aufgabe: 'packen', ...dort }),
    makeZeile(4, { aufgabe: 'abholbereit', stand: 'abholbereit', ...dort }),
    makeZeile(5, { aufgabe: 'problem', stand: 'storniert', offen: 0, bezahlt: 26.49, zurueck: 26.49 }),
  ]);
  await signIn(page, 'werkstatt');
  await openAlive(page, bestellungenPath);
  const hand = new Hand(page);
  await expect(page.getByRole('link', { name: 'Alle packen' })).toHaveAttribute('href', '/admin/packen');
  await expect(page.getByRole('link', { name: 'Bestellung aufnehmen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kontoauszug', exact: true })).toHaveCount(0);
  await expect(rowOf(page, 'B-26-AAA01')).toContainText('überfällig');
  await expect(rowOf(page, 'B-26-AAA01')).toContainText('zu fertigen');
  await expect(rowOf(page, 'B-26-AAA02').getByRole('img', { name: 'mit Notiz' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'B-26-AAA03: Liegt bereit' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'B-26-AAA02: Verschicken' })).toHaveAttribute(
    'href',
    '/admin/bestellungen/id-2?aktion=versendet',
  );
  await expect(page.getByRole('link', { name: 'B-26-AAA01: Zu fertigen' })).toHaveAttribute(
    'href',
    '/admin/inventory',
  );
  await hand.press(reiter(page, /^Abholbereit/));
  await hand.press(page.getByRole('button', { name: 'B-26-AAA04: Abgeholt' }));
  await expect(dialog(page)).toContainText(/26,49\s€ sind bezahlt/);
  await expect(dialog(page)).not.toContainText(/\bbar\b/);
  await page.keyboard.press('Escape');
  await hand.press(reiter(page, /^Problem/));
  await expect(rowOf(page, 'B-26-AAA05')).toContainText(/26,49\s€ zurückzahlen/);
  await expect(page.getByRole('button', { name: 'B-26-AAA05: Geld zurückgezahlt' })).toBeVisible();
});

test('packed by one tap, taken back by another', { tag: '@phone' }, async ({ page, db }) => {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const { id, nummer } = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
  const zeile = {
    ...makeZeile(1),
    _id: id,
    nummer,
    aufgabe: 'packen' as const,
    stand: 'bezahlt' as const,
    offen: 0,
  };
  await mockListe(page, [zeile]);
  const sent: string[] = [];
  await page.route(`**/api/bestellungen/${id}/*`, (route) => {
    sent.push(`${new URL(route.request().url()).pathname.split('/').at(-1)} ${route.request().postData()}`);
    const gepackt = { nr: 3, typ: 'gepackt', text: 'Gepackt', kannZurueck: true };
    return fulfil(route, { ...zeile, letzteNr: 3, ereignisse: [gepackt] });
  });
  await signIn(page, 'werkstatt');
  await openAlive(page, bestellungenPath);
  await page.getByRole('button', { name: `${nummer}: Gepackt` }).tap();
  await expect(snackbar(page)).toContainText(`${nummer}: Gepackt.`);
  await snackbar(page).getByRole('button', { name: 'Zurücknehmen' }).tap();
  await expect(snackbar(page)).toContainText('zurückgenommen');
  expect(sent).toEqual(['gepackt {"gesehen":1}', 'zuruecknehmen {"gesehen":3,"nr":3}']);
});

test('further orders are shown on demand, each once', { tag: '@desktop' }, async ({ page, db }) => {
  await openLaden(db);
  await page.route(/\/api\/bestellungen(\?|$)/, (route) => {
    const nach = Number(new URL(route.request().url()).searchParams.get('nach') ?? 0);
    // The last one of the page before again: it has moved meanwhile.
    const auftraege = Array.from({ length: 3 }, (_, index) => makeZeile(nach + index + 1));
    const anzahl = { packen: 0, geld: 5, abholbereit: 0, problem: 0, erledigt: 0 };
    return fulfil(route, { auftraege, anzahl, ...(nach === 0 ? { weiter: '2' } : {}) });
  });
  await signIn(page, 'admin');
  await openAlive(page, bestellungenPath);
  await expect(rowOf(page, 'B-26-AAA03')).toBeVisible();
  await page.getByRole('button', { name: 'Weitere anzeigen' }).click();
  await expect(rowOf(page, 'B-26-AAA05')).toBeVisible();
  await expect(rowOf(page, 'B-26-AAA03')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Weitere anzeigen' })).toHaveCount(0);
});

test('a shop without orders says so, and a group without work too', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  await signIn(page, 'admin');
  await openAlive(page, bestellungenPath);
  await expect(page.getByText('Noch keine Bestellungen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kontoauszug', exact: true })).toBeVisible();
  await mockListe(page, [makeZeile(1)]);
  await page.goto(`${bestellungenPath}?aufgabe=abholbereit`);
  await expect(page.getByText('Es liegt nichts zum Abholen bereit')).toBeVisible();
});

test.describe('while the list cannot be had', () => {
  test.use({ expectedErrors: [failedCall] });
  test('the screen says so and tries again', { tag: '@desktop' }, async ({ page, db }) => {
    await openLaden(db);
    let isBroken = true;
    await page.route(/\/api\/bestellungen(\?|$)/, (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { success: false, message: 'Serverfehler.' } })
        : fulfil(route, { auftraege: [makeZeile(1)], anzahl: { geld: 1 } }),
    );
    await signIn(page, 'admin');
    await openAlive(page, `${bestellungenPath}?aufgabe=geld`);
    await expect(page.getByRole('alert').filter({ hasText: 'gerade nicht zu bekommen' })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(rowOf(page, 'B-26-AAA01')).toBeVisible();
  });
});

test('long names and 320 px cut nothing, also with large text; the strip of groups scrolls by itself', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  const name =
    'Maximiliane-Henriette von Löwenstein-Wertheim-Freudenberg, Donaudampfschifffahrtsgesellschaft mbH';
  const posten = Array.from({ length: 7 }, (_, menge) => ({
    name: `Rosenholz-Sandelholz-Seife ${menge}`,
    menge: 99,
  }));
  await mockListe(page, [
    makeZeile(1, {
      ...{ aufgabe: 'problem', name, posten, gesamt: 12345.67, zurueck: 12345.67, hatNotiz: true },
      ...{ stand: 'bezahlt', termin: { von: '2026-11-30', bis: '2026-12-02' } },
    }),
  ]);
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 320, height: 740 });
  await openAlive(page, bestellungenPath);
  await expect(rowOf(page, 'B-26-AAA01')).toBeVisible();
  await expect(reiter(page, /^Problem/)).toBeInViewport({ ratio: 1 });
  for (const link of await page.getByRole('navigation', { name: 'Was zu tun ist' }).getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNothingCut(page);
  await expectWholeWords(page, 'with text of the usual size');
  await expect(rowOf(page, 'B-26-AAA01')).toContainText('Mo 30. Nov. – Mi 2. Dez.');
  await enlargeText(page);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNothingCut(page);
  }
  await expectAccessible(page);
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

test('while the shop is announced the screen has its heading alone, unless there are orders', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await signIn(page, 'admin');
  await openAlive(page, bestellungenPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bestell\u00adver/);
  await expect(page.getByText('Noch keine Bestellungen')).toHaveCount(0);
  await expect(suchfeld(page)).toHaveCount(0);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const { nummer } = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
  await page.reload();
  await expect(rowOf(page, nummer)).toContainText('offen');
});

test('Back leads to the place in the list where an order was opened', async ({ page, db }) => {
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

test('buttons of cards beside each other stand at one height, however much each card says', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  const seifen = ['Lavendeltraum', 'Minzmorgen', 'Honigwabe', 'Schwarzer Sandel', 'Jasminblüte'];
  await mockListe(page, [
    makeZeile(1, { posten: seifen.map((name) => ({ name, menge: 12 })) }),
    makeZeile(2),
  ]);
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 900, height: 900 });
  await openAlive(page, `${bestellungenPath}?aufgabe=geld`);
  const knoepfe = page.getByRole('article').getByRole('button');
  await expect(knoepfe).toHaveCount(2);
  const unten = await knoepfe.evaluateAll((all) =>
    all.map((knopf) => Math.round(knopf.getBoundingClientRect().bottom)),
  );
  expect(unten[0]).toBe(unten[1]);
});
