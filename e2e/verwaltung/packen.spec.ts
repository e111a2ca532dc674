import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { auftragCalls } from '#features/auftrag/calls.ts';
import type { Ereignis } from '#features/auftrag/ereignis.ts';
import { versandCalls } from '#features/versand/calls.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag, testAnschrift } from '#test/auftraege.ts';
import { changeEinstellung } from '#test/einstellung.ts';
import { earlierTokenOf, nameOf, signIn, storeSession } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { enlargeText, expectNothingCut } from '../large-text.ts';
import { openLaden, setFertigung, setVorrat } from '../offener-laden.ts';
import { failedCall, fetchProdukt } from '../portfolio-calls.ts';
import { senderOf } from '../send.ts';
import { retype } from '../type-into.ts';

const path = '/admin/packen';
const at = '2026-03-02T10:00:00.000Z';
const abholung = { versandart: 'abholung', zahlart: 'abholung' } as const;

const part = (page: Page, name: RegExp | string) => page.getByRole('region', { name });
const karte = (page: Page, name: string) => part(page, 'Packen').getByRole('listitem', { name });
/** The row of a soap is one large target. */
const press = (row: Locator) => (test.info().project.use.hasTouch ? row.tap() : row.click());

type Bestellt = { wer: string; was: [name: string, menge: number][]; bis?: string } & Partial<
  Parameters<typeof insertAuftrag>[1]
>;

/** An order that is paid, unless it is picked up; `bis` is its promised day. */
async function bestelle(page: Page, db: Db, { wer, was, bis = '2026-03-10', ...rest }: Bestellt) {
  const posten = [];
  let summe = 490;
  for (const [name, menge] of was) {
    const { _id: produktId, preis = 0 } = await fetchProdukt(page.request, name);
    posten.push({ produktId, menge });
    summe += Math.round(preis * 100) * menge;
  }
  const [vorname = '', nachname = ''] = wer.split(' ');
  const bezahlt: Ereignis = { typ: 'zahlung', angaben: { betragCent: summe, tag: '2026-03-02' }, at };
  return insertAuftrag(db, {
    ...{ posten, terminVon: bis, terminBis: bis },
    rechnung: JSON.stringify({ ...testAnschrift, vorname, nachname }),
    ereignisse: rest.zahlart === 'abholung' ? [] : [bezahlt],
    ...rest,
  });
}

/** Three orders of two soaps, in the sequence of their promised days. */
async function bestelleDrei(page: Page, db: Db) {
  const mia = { wer: 'Mia Sommer', was: [['Lavendeltraum', 2]], bis: '2026-03-05' } as Bestellt;
  const ben = { wer: 'Ben Winter', was: [['Lavendeltraum', 1]], bis: '2026-03-06', ...abholung } as Bestellt;
  const eva = {
    wer: 'Eva Herbst',
    was: [
      ['Lavendeltraum', 1],
      ['Honigwabe', 1],
    ],
    bis: '2026-03-09',
  } as Bestellt;
  return [
    await bestelle(page, db, mia),
    await bestelle(page, db, ben),
    await bestelle(page, db, eva),
  ] as const;
}

async function saved(page: Page, press: () => Promise<void>): Promise<{ download: Download; bytes: Buffer }> {
  const saving = page.waitForEvent('download');
  await press();
  const download = await saving;
  return { download, bytes: await readFile(await download.path()) };
}

test('three orders are packed with ticks, and a reload in between forgets none', async ({ page, db }) => {
  await openLaden(db);
  const [mia, ben] = await bestelleDrei(page, db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await expect(page.getByText('Noch 3 von 3')).toBeVisible();

  const holen = part(page, /Vom Regal holen/);
  await expect(holen).toContainText('5 Stück');
  const lavendel = holen.getByRole('checkbox', { name: /4 × Lavendeltraum/ });
  await press(lavendel);
  await expect(karte(page, 'Mia Sommer')).toContainText(/DHL nach 04109 Leipzig/);
  await expect(karte(page, 'Ben Winter')).toContainText(/Wird abgeholt.*€ bei Abholung/);
  const miasSeife = karte(page, 'Mia Sommer').getByRole('checkbox', { name: /2 × Lavendeltraum/ });
  await press(miasSeife);
  await page.reload();
  await expect(lavendel).toBeChecked();
  await expect(miasSeife).toBeChecked();

  await press(page.getByRole('button', { name: `${mia.nummer}: Gepackt` }));
  await expect(page.getByText('Noch 2 von 3')).toBeVisible();
  await expect(karte(page, 'Mia Sommer')).toHaveCount(0);
  // What the others need of the soap is still fetched.
  await expect(holen.getByRole('checkbox', { name: /2 × Lavendeltraum/ })).toBeChecked();
  await expect(part(page, /noch im Haus/)).toContainText(mia.nummer);

  // The next order has the focus: the rest goes by keys.
  await expect(karte(page, 'Ben Winter').getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `${ben.nummer}: Gepackt` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Noch 1 von 3')).toBeVisible();
  for (const key of ['Space', 'Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Alle 3 sind gepackt')).toBeVisible();
  await expect(page.getByText('Nichts zu packen')).toBeVisible();
  const events = await db.selectFrom('auftragEreignis').select('von').where('typ', '=', 'gepackt').execute();
  expect(events).toEqual(Array.from({ length: 3 }, () => ({ von: nameOf('werkstatt') })));
});

test('what was packed by mistake is taken back', { tag: '@phone' }, async ({ page, db }) => {
  await openLaden(db);
  const [mia] = await bestelleDrei(page, db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await page.getByRole('button', { name: `${mia.nummer}: Gepackt` }).tap();
  await expect(page.getByText('Noch 2 von 3')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).tap();
  await expect(page.getByText('Noch 3 von 3')).toBeVisible();
  await expect(page.getByText(/inzwischen/)).toHaveCount(0);
});

test.describe('two people', () => {
  test.use({ expectedErrors: [failedCall] });
  test('who write a file for DHL: the second one is told, and has no file', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    await openLaden(db);
    const [mia, , eva] = await bestelleDrei(page, db);
    await signIn(page, 'werkstatt');
    await openAlive(page, path);
    await page.getByRole('button', { name: 'DHL-Datei ansehen' }).tap();
    // The list is read again by itself too: not before the button is pressed.
    const pressed = Promise.withResolvers<void>();
    await page.route('**/api/versand/packen', (route) => pressed.promise.then(() => route.continue()));
    await page.route('**/api/versand/dhl-datei', (route) => {
      pressed.resolve();
      return route.continue();
    });
    const anders = senderOf(page.request, earlierTokenOf('admin'));
    const auftraege = [{ id: mia.id, gesehen: 2, nochmal: false }];
    await anders(versandCalls.dhlDatei, { body: { datei: 'datei-des-anderen', auftraege } });
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await page.getByRole('button', { name: /DHL-Datei laden/ }).tap();
    await expect(page.getByText(/Schon in einer DHL-Datei \(/)).toContainText(mia.nummer);
    const rows = page.getByRole('list', { name: 'Zeilen der DHL-Datei' });
    await expect(rows.getByRole('checkbox', { name: `${mia.nummer} in die Datei` })).not.toBeChecked();
    await expect(rows.getByRole('checkbox', { name: `${eva.nummer} in die Datei` })).toBeChecked();
    expect(downloads).toBe(0);
  });

  test('who pack the same order: one wins, the other is told', { tag: '@phone' }, async ({
    page,
    db,
    browser,
    shop,
  }) => {
    await openLaden(db);
    const [mia, ben] = await bestelleDrei(page, db);
    await signIn(page, 'werkstatt');
    await openAlive(page, path);
    await expect(page.getByText('Noch 3 von 3')).toBeVisible();

    const context = await browser.newContext({ baseURL: shop.url });
    const other = await context.newPage();
    await signIn(other, 'admin');
    await openAlive(other, path);
    await other.getByRole('button', { name: `${mia.nummer}: Gepackt` }).click();
    await expect(other.getByText('Noch 2 von 3')).toBeVisible();
    await context.close();

    await page.getByRole('button', { name: `${mia.nummer}: Gepackt` }).tap();
    const gesagt = page.getByRole('alert').filter({ hasText: mia.nummer });
    await expect(gesagt).toContainText(new RegExp(`^${mia.nummer} hat sich inzwischen .*${nameOf('admin')}`));
    await expect(gesagt).toBeInViewport();
    await expect(page.getByText('Noch 2 von 3')).toBeVisible();
    await gesagt.getByRole('button', { name: 'Meldung schließen' }).tap();
    await expect(gesagt).toHaveCount(0);

    // Cancelled by the other: seen when the phone is taken up again.
    const send = senderOf(page.request, earlierTokenOf('admin'));
    const text = 'Doppelt bestellt.';
    await send(auftragCalls.stornieren, { params: { id: ben.id }, body: { gesehen: 1, text } });
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('alert').filter({ hasText: ben.nummer })).toContainText(
      'nicht mehr zu packen',
    );
    await expect(page.getByText('Noch 1 von 2')).toBeVisible();
    await expectAccessible(page);
  });
});

test('no word is cut at 320 px, and with text twice as large', { tag: '@phone' }, async ({ page, db }) => {
  await openLaden(db);
  const [mia] = await bestelleDrei(page, db);
  await signIn(page, 'werkstatt');
  await page.setViewportSize({ width: 320, height: 740 });
  await openAlive(page, path);
  await page.getByRole('button', { name: `${mia.nummer}: Gepackt` }).tap();
  await expect(page.getByText('Noch 2 von 3')).toBeVisible();
  await page.getByRole('button', { name: 'DHL-Datei ansehen' }).tap();
  await expectNothingCut(page);
  await enlargeText(page);
  await expectNothingCut(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('what waits for its soaps stands below, with what is there', { tag: '@phone' }, async ({ page, db }) => {
  await openLaden(db);
  await setVorrat(db, 'Honigwabe', 1);
  await setFertigung(db, 'Honigwabe', 5);
  const { nummer } = await bestelle(page, db, { wer: 'Lea Frost', was: [['Honigwabe', 3]] });
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await expect(part(page, /Noch zu fertigen/)).toContainText(nummer);
  await expect(part(page, /Noch zu fertigen/)).toContainText(/3\s× Honigwabe \(1 davon da\)/);
  await expect(page.getByText('Nichts zu packen')).toBeVisible();
});

test('packing slips and labels are saved as PDF', { tag: '@desktop' }, async ({ page, db }) => {
  await openLaden(db);
  const [, ben] = await bestelleDrei(page, db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  const papiere = part(page, /Papiere/);
  const scheine = await saved(page, () =>
    papiere.getByRole('button', { name: 'Lieferscheine laden' }).click(),
  );
  expect(scheine.download.suggestedFilename()).toBe('Lieferscheine.pdf');
  expect(scheine.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await expect(papiere).toContainText(`Ohne Etikett, weil sie abgeholt werden: ${ben.nummer}`);
  await papiere.getByLabel('Papier').selectOption({ label: '99,1 × 67,7 mm, Bogen mit 8 Etiketten' });
  const etiketten = papiere.getByRole('button', { name: 'Etiketten laden' });
  await retype(papiere.getByLabel('Ab Etikett'), '9');
  await expect(papiere.getByText('Bitte eine Zahl von 1 bis 8.')).toBeVisible();
  await expect(etiketten).toBeDisabled();
  await retype(papiere.getByLabel('Ab Etikett'), '3');
  const bogen = await saved(page, () => etiketten.click());
  expect(bogen.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await papiere.getByText('Für welche Bestellungen?').click();
  for (const name of [/Mia Sommer/, /Eva Herbst/]) await papiere.getByRole('checkbox', { name }).click();
  await expect(papiere).toContainText('für 1 Bestellung');
  await expect(etiketten).toBeDisabled();
});

test('the file for DHL shows what does not fit, and has it corrected', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const adresse = { strasse: 'Hofweg', hausnummer: '3', plz: '04109', stadt: 'Leipzig', land: 'Deutschland' };
  await changeEinstellung(db, 'laden', { name: 'Seifenhof', inhaberin: 'Ada Müller', adresse });
  const was: Bestellt['was'] = [['Lavendeltraum', 1]];
  await bestelle(page, db, { wer: 'Mia Sommer', was, bis: '2026-03-05' });
  const lucja = await bestelle(page, db, { wer: 'Łucja =1+1', was, bis: '2026-03-06' });
  await signIn(page, 'admin');
  await openAlive(page, path);
  await press(page.getByRole('button', { name: 'DHL-Datei ansehen' }));
  const rows = page.getByRole('list', { name: 'Zeilen der DHL-Datei' });
  await expect(rows.getByText('passt', { exact: true })).toHaveCount(1);
  const load = page.getByRole('button', { name: /DHL-Datei laden/ });
  await expect(load).toHaveText('DHL-Datei laden (1 von 2)');
  await expect(page.getByText(`Noch nicht in der Datei: ${lucja.nummer}`)).toBeVisible();
  await expect(rows).toContainText('DHL kennt „Ł“ nicht');

  await press(rows.getByRole('button', { name: '„Lucja =1+1“ nehmen' }));
  await expect(load).toHaveText('DHL-Datei laden (2 von 2)');
  await retype(rows.getByLabel(`${lucja.nummer}: Name`), '=1+1 Lucja');
  await expect(rows).toContainText('macht daraus eine Formel');
  await retype(rows.getByLabel(`${lucja.nummer}: Name`), 'Lucja Groß');
  await rows.getByLabel(`${lucja.nummer}: Versandart`).selectOption({ label: 'Päckchen S, bis 2 kg' });
  const { download, bytes } = await saved(page, () => press(load));
  expect(download.suggestedFilename()).toMatch(/^DHL-\d{4}-\d{2}-\d{2}\.csv$/);
  const [, mias, lucjas, end] = new TextDecoder('windows-1252').decode(bytes).split('\r\n');
  expect(mias).toBe(
    'Seifenhof;Ada Müller;Hofweg;3;04109;Leipzig;DEU;Mia Sommer;;Lindenallee;12;04109;Leipzig;DEU;PAK02.DEU;',
  );
  expect(lucjas).toBe(';;;;;;;Lucja Groß;;Lindenallee;12;04109;Leipzig;DEU;PAECKS.DEU;');
  expect(end).toBe('');
});

test('a parcel that is in an earlier file for DHL is marked, and can be had again', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  const was: Bestellt['was'] = [['Lavendeltraum', 1]];
  const mia = await bestelle(page, db, { wer: 'Mia Sommer', was, bis: '2026-03-05' });
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await press(page.getByRole('button', { name: 'DHL-Datei ansehen' }));
  const rows = page.getByRole('list', { name: 'Zeilen der DHL-Datei' });
  const load = page.getByRole('button', { name: /DHL-Datei laden/ });
  const miasHaken = rows.getByRole('checkbox', { name: `${mia.nummer} in die Datei` });
  await expect(miasHaken).toBeChecked();
  await saved(page, () => press(load));
  await expect(page.getByText('Die DHL-Datei mit 1 Paket ist gespeichert.')).toBeVisible();
  await expect(rows).toContainText(/schon in der Datei vom \d\d\.\d\d\.\d{4}/);
  await expect(miasHaken).not.toBeChecked();
  await expect(load).toHaveText('DHL-Datei laden (0 von 1)');
  await expect(load).toBeDisabled();

  const eva = await bestelle(page, db, { wer: 'Eva Herbst', was, bis: '2026-03-09' });
  await page.reload();
  await press(page.getByRole('button', { name: 'DHL-Datei ansehen' }));
  await expect(rows.getByRole('checkbox', { name: `${eva.nummer} in die Datei` })).toBeChecked();
  await expect(miasHaken).not.toBeChecked();
  await expect(load).toHaveText('DHL-Datei laden (1 von 2)');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(miasHaken);
  await expect(load).toHaveText('DHL-Datei laden (2 von 2)');
  const { bytes } = await saved(page, () => press(load));
  expect(bytes.toString('latin1')).toMatch(/Mia Sommer.*Eva Herbst/s);
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const dateien = db.selectFrom('auftragEreignis').select('von').where('typ', '=', 'dhlDatei');
  expect(await dateien.execute()).toEqual(Array.from({ length: 3 }, () => ({ von: nameOf('werkstatt') })));
});

test.describe('a lost answer', () => {
  test.use({ expectedErrors: [failedCall] });
  test('to a file for DHL is asked for again: the file is saved, and written once', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await openLaden(db);
    const [mia, , eva] = await bestelleDrei(page, db);
    await signIn(page, 'werkstatt');
    await openAlive(page, path);
    await page.getByRole('button', { name: 'DHL-Datei ansehen' }).tap();
    const rows = page.getByRole('list', { name: 'Zeilen der DHL-Datei' });
    await rows.getByLabel(`${mia.nummer}: Versandart`).selectOption({ label: 'Päckchen S, bis 2 kg' });
    // The server has it, the phone hears nothing of that, twice.
    await page.route('**/api/versand/dhl-datei', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: /DHL-Datei laden/ }).tap();
    const nochmal = page.getByRole('button', { name: 'Dieselbe DHL-Datei noch einmal laden' });
    await expect(nochmal).toBeVisible();
    await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute('**/api/versand/dhl-datei');
    const { bytes } = await saved(page, () => nochmal.tap());
    expect(bytes.toString('latin1')).toMatch(/Mia Sommer.*PAECKS\.DEU.*Eva Herbst/s);
    await expect(nochmal).toHaveCount(0);
    const dateien = db.selectFrom('auftragEreignis').select('auftragId').where('typ', '=', 'dhlDatei');
    expect((await dateien.execute()).map(({ auftragId }) => auftragId).toSorted()).toEqual(
      [mia.id, eva.id].toSorted(),
    );
  });
});

test('an address that is corrected meanwhile stands over what was typed into its row', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  const lucja = await bestelle(page, db, { wer: 'Łucja Groß', was: [['Lavendeltraum', 1]] });
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await page.getByRole('button', { name: 'DHL-Datei ansehen' }).tap();
  const rows = page.getByRole('list', { name: 'Zeilen der DHL-Datei' });
  await retype(rows.getByLabel(`${lucja.nummer}: Name`), 'Lucja Gross');
  await expect(rows).toContainText('Lucja Gross');
  const send = senderOf(page.request, earlierTokenOf('admin'));
  const anschrift = { ...testAnschrift, vorname: 'Lucia', nachname: 'Groß' };
  await send(auftragCalls.adresse, { params: { id: lucja.id }, body: { gesehen: 2, anschrift } });
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(rows).toContainText('Lucia Groß');
  await expect(rows).not.toContainText('Lucja');
  const { bytes } = await saved(page, () => page.getByRole('button', { name: /DHL-Datei laden/ }).tap());
  expect(new TextDecoder('windows-1252').decode(bytes)).toContain('Lucia Groß');
});

test('who may only read has the papers, but no file for DHL', { tag: '@phone' }, async ({ page, db }) => {
  await openLaden(db);
  const [mia] = await bestelleDrei(page, db);
  const { token, user } = await signIn(page, 'werkstatt');
  await storeSession(page, { token, user: { ...user, permissions: ['orders.read'] } });
  await openAlive(page, path);
  await expect(page.getByRole('button', { name: 'Lieferscheine laden' })).toBeVisible();
  await expect(page.getByRole('button', { name: `${mia.nummer}: Gepackt` })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'DHL-Datei ansehen' })).toHaveCount(0);
});

test('the sheet is paper too: with boxes, without buttons', { tag: '@desktop' }, async ({ page, db }) => {
  await openLaden(db);
  await bestelleDrei(page, db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await expect(page.getByText('Noch 3 von 3')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /Gepackt|Drucken/ })).toHaveCount(0);
  await expect(part(page, /Papiere/)).toHaveCount(0);
  await expect(karte(page, 'Mia Sommer').getByRole('checkbox')).toBeVisible();
});

test('a shop without orders has nothing to pack', { tag: '@phone' }, async ({ page, db }) => {
  await openLaden(db);
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(page.getByText('Nichts zu packen')).toBeVisible();
  await page.getByRole('link', { name: 'Zu den Bestellungen' }).tap();
  await expect(page).toHaveURL(/\/admin\/bestellungen$/);
});

test('while the shop is announced the screen has its heading alone', { tag: '@desktop' }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Alle packen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Drucken' })).toHaveCount(0);
  await expect(page.getByText('Nichts zu packen')).toHaveCount(0);
});

test.describe('while the list cannot be had', () => {
  test.use({ expectedErrors: [failedCall] });
  test('the screen says so and tries again', { tag: '@desktop' }, async ({ page, db }) => {
    await openLaden(db);
    await page.route('**/api/versand/packen', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Serverfehler.' } }),
    );
    await signIn(page, 'admin');
    await openAlive(page, path);
    await expect(page.getByRole('alert').filter({ hasText: 'gerade nicht zu bekommen' })).toBeVisible();
    await page.unroute('**/api/versand/packen');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByText('Nichts zu packen')).toBeVisible();
  });

  test('an answer of another version of the shop is said', { tag: '@phone' }, async ({ page, db }) => {
    await openLaden(db);
    await signIn(page, 'admin');
    for (const data of [{}, [], null]) {
      await page.route('**/api/versand/packen', (route) => route.fulfill({ json: { success: true, data } }));
      await openAlive(page, path);
      await expect(page.getByRole('alert').filter({ hasText: 'gerade nicht zu bekommen' })).toBeVisible();
      await page.unroute('**/api/versand/packen');
    }
    await page.getByRole('button', { name: 'Erneut versuchen' }).tap();
    await expect(page.getByText('Nichts zu packen')).toBeVisible();
  });
});
