import type { Locator, Page } from '@playwright/test';
import { reserve } from '#test/reservierungen.ts';
import { nameOf, signIn } from '../accounts.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { enlargeText, expectNothingCut } from '../large-text.ts';
import { openLaden, setVorrat } from '../offener-laden.ts';
import { failedCall } from '../portfolio-calls.ts';
import { typeInto } from '../type-into.ts';
import { produktIdOf } from '../werkstatt.ts';

const path = '/admin/markt';
const snackbar = (page: Page) => page.getByRole('status', { name: 'Meldungen' });
const neu = (page: Page) => page.getByRole('region', { name: 'Neuer Markttag' });
const vergangene = (page: Page) => page.getByRole('region', { name: 'Vergangene Markttage' });

test.use({ expectedErrors: [/409/] });

/** Counts what a thumb does: every tap, also one into a field, and every Enter of the phone's keyboard, but no digit. */
function thumbOf(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      if (test.info().project.use.hasTouch) await target.tap();
      else await target.click();
    },
    enter: async () => {
      taps += 1;
      await page.keyboard.press('Enter');
    },
    count: () => taps,
  };
}

/** Number fields of one column, by the word at their top. */
function felder(blatt: Locator, wort: string): Locator {
  return blatt.getByRole('textbox', { name: new RegExp(`: ${wort}$`) });
}

/** Runs in the page: the lines that each word of a text takes. */
function linesOfWords({ firstChild: text }: Node): number[] {
  return [...(text?.nodeValue ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text as Node, index);
    range.setEnd(text as Node, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

test('eight sorts are booked in the evening with at most 12 taps on 360 pixels', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLaden(db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  const thumb = thumbOf(page);
  // The tap that leads here, from the dashboard or the menu.
  const opening = 1;
  await thumb.tap(page.getByText('Abends: verkauft'));
  const verkauft = felder(neu(page), 'Verkauft');
  await expect(verkauft.nth(7)).toBeVisible();
  for (let i = 0; i < 8; i += 1) {
    if (i === 0) await thumb.tap(verkauft.nth(0));
    else await thumb.enter();
    await expect(verkauft.nth(i)).toBeFocused();
    await page.keyboard.type(String(i + 1));
  }
  await expect(neu(page).getByRole('status')).toContainText('36 Stück');
  await thumb.tap(neu(page).getByRole('button', { name: 'Abrechnen' }));
  await expect(snackbar(page)).toContainText('36 Stück verkauft');
  expect(opening + thumb.count()).toBeLessThanOrEqual(12);
  await expect(vergangene(page)).toContainText('36 Stück');
  await expect(vergangene(page)).toContainText('abgerechnet');
  const gebucht = await db.selectFrom('bewegung').select('menge').where('grund', 'like', 'Markt%').execute();
  expect(gebucht.map(({ menge }) => menge).sort((a, b) => b - a)).toEqual([-1, -2, -3, -4, -5, -6, -7, -8]);
});

test('in the morning all is taken along, in the evening what came back is counted', async ({ page, db }) => {
  await openLaden(db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markttag');
  await expect(page.getByRole('main')).not.toContainText(/\bbar\b|Kasse|Bargeld/i);
  await typeInto(neu(page).getByLabel('Ort'), 'Leipzig');
  await expect(felder(neu(page), 'Mitgenommen').first()).toHaveAttribute('inputmode', 'numeric');
  await expect(felder(neu(page), 'Mitgenommen').first()).toHaveAttribute('enterkeyhint', 'next');
  await neu(page).getByRole('button', { name: 'Alles mitnehmen' }).click();
  await expect(felder(neu(page), 'Mitgenommen').first()).toHaveValue('20');
  await neu(page).getByRole('button', { name: 'Zurücklegen' }).click();
  await expect(snackbar(page)).toContainText('zurückgelegt');
  const abend = page.getByRole('region', { name: /^Markt \d+\.\d+\. Leipzig$/ });
  await expect(abend).toBeVisible();
  await expect(neu(page)).toBeHidden();

  await abend.getByRole('button', { name: 'Abrechnen' }).click();
  await expect(page.getByText('Ist nichts zurückgekommen?')).toBeVisible();
  await page.keyboard.press('Escape');
  const zurueck = felder(abend, 'Zurück');
  const anzahl = await zurueck.count();
  await typeInto(zurueck.first(), '21');
  await expect(abend.getByText('Mehr als mitgenommen.')).toBeVisible();
  await expect(abend.getByRole('button', { name: 'Abrechnen' })).toBeDisabled();
  await typeInto(zurueck.first(), '17');
  for (let i = 1; i < anzahl; i += 1) {
    await page.keyboard.press('Enter');
    await expect(zurueck.nth(i)).toBeFocused();
    await page.keyboard.type('20');
  }
  await expect(abend.getByRole('status')).toContainText('3 Stück verkauft');
  await typeInto(abend.getByLabel('Umsatz'), '20');
  await abend.getByRole('button', { name: 'Abrechnen' }).click();
  await expect(snackbar(page)).toContainText(/3 Stück verkauft, 20,00\s€/);
  await expect(abend).toBeHidden();
  await expect(vergangene(page)).toContainText('Leipzig');
  await expect(vergangene(page)).toContainText(/20,00\s€/);

  await vergangene(page)
    .getByRole('button', { name: /Zurücknehmen$/ })
    .click();
  await page.getByRole('button', { name: 'Ja, zurücknehmen' }).click();
  await expect(vergangene(page)).toContainText('zurückgenommen');
});

test('in the evening the names of soaps and the words above the numbers stay whole', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  const langerName = 'Lavendelblütentraum mit Schafmilchseife';
  await db.updateTable('produkt').set({ name: langerName }).where('name', '=', 'Schwarzer Sandel').execute();
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await neu(page).getByRole('button', { name: 'Alles mitnehmen' }).tap();
  await neu(page).getByRole('button', { name: 'Zurücklegen' }).tap();
  const abend = page.getByRole('region', { name: /^Markt/ });
  const words = [
    abend.getByText('Lavendeltraum', { exact: true }),
    abend.getByText(langerName, { exact: true }),
    abend.getByText('Mit\u00adge\u00adnom\u00admen', { exact: true }),
  ];
  const zeilen = () => Promise.all(words.map((word) => word.evaluate(linesOfWords)));
  for (const width of [320, 360, 390, 412, 480, 600, 900]) {
    await page.setViewportSize({ width, height: 740 });
    for (const lines of (await zeilen()).flat()) expect(lines, `${width} px`).toBe(1);
    await expectNothingCut(page);
  }
  await page.setViewportSize({ width: 320, height: 740 });
  await enlargeText(page);
  await expectNothingCut(page);
});

test('what is not free is named, and the numbers stay', { tag: '@phone' }, async ({ page, db }) => {
  await openLaden(db, 2);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await typeInto(felder(neu(page), 'Mitgenommen').first(), '3');
  await neu(page).getByRole('button', { name: 'Zurücklegen' }).click();
  await expect(neu(page).getByRole('alert')).toContainText('sind nur 2 Stück frei.');
  await expect(felder(neu(page), 'Mitgenommen').first()).toHaveValue('3');
});

test('a soap without a price is missing, is said, and its price is a tap away', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const { id } = await db
    .updateTable('produkt')
    .set({ preisCent: null })
    .where('name', '=', 'Minzmorgen')
    .returning('id')
    .executeTakeFirstOrThrow();
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await expect(page.getByText('Minzmorgen hat noch keinen Preis.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Preis eintragen$/ })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Minzmorgen: Mitgenommen' })).toHaveCount(0);

  await signIn(page, 'admin');
  await openAlive(page, path);
  const link = page.getByRole('link', { name: 'Minzmorgen: Preis eintragen' });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await expectNothingCut(page);
  await expect(link).toHaveAttribute('href', `/admin/portfolio?produkt=${id}&feld=preis`);
  await link.tap();
  await expect(page.getByLabel('Preis', { exact: true })).toBeFocused();
});

test('morning and evening are halves for a thumb, below each other only with large text', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  await signIn(page, 'werkstatt');
  const morgens = page.locator('label').filter({ hasText: 'Morgens: mitnehmen' });
  const abends = page.locator('label').filter({ hasText: 'Abends: verkauft' });
  const hoehe = async (half: Locator) => (await half.boundingBox())?.height;
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await openAlive(page, path);
    const [links, rechts] = [await morgens.boundingBox(), await abends.boundingBox()];
    expect(rechts?.y, `${width} px`).toBe(links?.y);
    expect(Math.abs((rechts?.width ?? 0) - (links?.width ?? 0)), `${width} px`).toBeLessThan(1);
    expect(await hoehe(morgens)).toBeGreaterThanOrEqual(44);
    expect(await hoehe(abends)).toBeGreaterThanOrEqual(44);

    await enlargeText(page);
    const [oben, unten] = [await morgens.boundingBox(), await abends.boundingBox()];
    expect(unten?.x, `${width} px, large text`).toBe(oben?.x);
    expect(unten?.y ?? 0).toBeGreaterThanOrEqual((oben?.y ?? 0) + (oben?.height ?? 0));
    expect(await hoehe(morgens)).toBeGreaterThanOrEqual(44);
    expect(await hoehe(abends)).toBeGreaterThanOrEqual(44);
    const tag = neu(page).getByLabel('Tag');
    // A date that does not fit is cut by its field, without a word.
    expect((await tag.boundingBox())?.width ?? 0).toBeGreaterThan(width * 0.75);
  }
});

test('both numbers of a soap stand below their words in the evening, also with large text', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await typeInto(felder(neu(page), 'Mitgenommen').first(), '7');
  await neu(page).getByRole('button', { name: 'Zurücklegen' }).click();
  await expect(snackbar(page)).toContainText('zurückgelegt');
  const columns = [
    {
      feld: felder(page.getByRole('main'), 'Mitgenommen').first(),
      wort: page.getByText(/^Mit\u00adge\u00adnom\u00admen$/),
    },
    {
      feld: felder(page.getByRole('main'), 'Zurück').first(),
      wort: page.getByText('Zurück', { exact: true }),
    },
  ];
  for (const width of [360, 320])
    for (const isLarge of [false, true]) {
      await page.setViewportSize({ width, height: 740 });
      await openAlive(page, path);
      if (isLarge) await enlargeText(page);
      const tops = [];
      for (const { feld, wort } of columns) {
        const [box, word] = [await feld.boundingBox(), await wort.boundingBox()];
        const end = (one: typeof box) => Math.round((one?.x ?? 0) + (one?.width ?? 0));
        expect(end(box), `${width} px, large: ${isLarge}`).toBe(end(word));
        const { isCut, lines } = await wort.evaluate((node) => ({
          isCut: node.scrollWidth > node.clientWidth,
          lines: Math.round(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)),
        }));
        expect([isCut, lines <= (isLarge ? 2 : 1)], `${width} px, large: ${isLarge}`).toEqual([false, true]);
        tops.push(box?.y);
      }
      expect(tops[0]).toBe(tops[1]);
      await expectNothingCut(page);
    }
});

test('what is typed survives a reload and another page, until it is sent', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await typeInto(neu(page).getByLabel('Ort'), 'Leipzig');
  await typeInto(felder(neu(page), 'Mitgenommen').first(), '7');
  await page.reload();
  await expect(neu(page)).toContainText(/Ihre Eingaben vom .* sind wieder da\./);
  await expect(neu(page).getByLabel('Ort')).toHaveValue('Leipzig');
  await expect(felder(neu(page), 'Mitgenommen').first()).toHaveValue('7');
  await neu(page).getByRole('button', { name: 'Zurücklegen' }).click();
  const abend = page.getByRole('region', { name: /^Markt \d+\.\d+\. Leipzig$/ });
  await typeInto(felder(abend, 'Zurück').first(), '3');
  await openAlive(page, '/admin/packen');
  await openAlive(page, path);
  await expect(felder(abend, 'Zurück').first()).toHaveValue('3');
  await expectAccessible(page);
  await abend.getByRole('button', { name: 'Abrechnen' }).click();
  await expect(snackbar(page)).toContainText('4 Stück verkauft');
  await expect(neu(page)).not.toContainText('Ihre Eingaben');
  await expect(felder(neu(page), 'Mitgenommen').first()).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('blaetter'))).toBeNull();
});

for (const { knopf, frage } of [
  { knopf: 'Abrechnen', frage: undefined },
  { knopf: 'Nichts verkauft', frage: 'Ja, freigeben' },
])
  test(`of two who end a market day, the second reads who was first, and what she counted: ${knopf}`, {
    tag: '@phone',
  }, async ({ page, db, browser, shop }) => {
    await openLaden(db);
    await signIn(page, 'werkstatt');
    await openAlive(page, path);
    await typeInto(neu(page).getByLabel('Ort'), 'Leipzig');
    await typeInto(neu(page).getByLabel('Lavendeltraum: Mitgenommen'), '7');
    await neu(page).getByRole('button', { name: 'Zurücklegen' }).tap();
    const abend = page.getByRole('region', { name: /^Markt \d+\.\d+\. Leipzig$/ });
    await typeInto(abend.getByLabel('Lavendeltraum: Zurück'), '3');
    await typeInto(abend.getByLabel('Umsatz'), '25');

    const context = await browser.newContext({ baseURL: shop.url });
    const other = await context.newPage();
    await signIn(other, 'admin');
    await openAlive(other, path);
    await typeInto(other.getByLabel('Lavendeltraum: Zurück'), '4');
    await other.getByRole('button', { name: 'Abrechnen' }).click();
    await expect(snackbar(other)).toContainText('3 Stück verkauft');
    await context.close();

    await abend.getByRole('button', { name: knopf }).tap();
    if (frage) await page.getByRole('button', { name: frage }).tap();
    const gesagt = page.getByRole('alert').filter({ hasText: 'Leipzig' });
    await expect(gesagt).toContainText(`Diesen Markttag hat ${nameOf('admin')} schon abgerechnet.`);
    await expect(gesagt).toContainText('Lavendeltraum: 7 mitgenommen, 3 zurück');
    await expect(gesagt).toContainText('Umsatz: 25 €');
    await expect(gesagt).toBeInViewport();
    await expect(abend).toHaveCount(0);
    await expectAccessible(page);
    await expectNothingCut(page);
    await page.reload();
    await expect(gesagt).toContainText('Lavendeltraum: 7 mitgenommen, 3 zurück');
    await gesagt.getByRole('button', { name: 'Meldung schließen' }).tap();
    await expect(gesagt).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('blaetter'))).toBeNull();
  });

test('a market day that takes the pieces of orders says which and what to do, until it is closed', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  await setVorrat(db, 'Lavendeltraum', 5);
  await reserve(db, { [await produktIdOf(db, 'Lavendeltraum')]: 4 }, { nummer: 'B-26-X2P9R' });
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await page.getByText('Abends: verkauft').tap();
  await typeInto(neu(page).getByLabel('Lavendeltraum: Verkauft'), '3');
  await neu(page).getByRole('button', { name: 'Abrechnen' }).tap();
  const gesagt = page.getByRole('status').filter({ hasText: 'Bitte fertigen Sie, was fehlt.' });
  await expect(gesagt).toContainText('Für diese Bestellungen reicht das Regal nicht mehr.');
  await expect(gesagt).toContainText('Lavendeltraum: Diese Bestellung ist betroffen: B-26-X2P9R.');
  await expect(gesagt).toBeInViewport();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.reload();
  await expect(gesagt).toContainText('B-26-X2P9R');
  await gesagt.getByRole('link', { name: 'Zu fertigen' }).tap();
  await expect(page.getByRole('region', { name: 'Zu fertigen' })).toContainText('2 Stück');
  await page.goBack();
  await gesagt.getByRole('button', { name: 'Meldung schließen' }).tap();
  await expect(gesagt).toHaveCount(0);
});

test.describe('an answer of another version of the shop', () => {
  test.use({ expectedErrors: [failedCall] });
  test('is said, and asked for again', { tag: '@phone' }, async ({ page, db }) => {
    await openLaden(db);
    await signIn(page, 'werkstatt');
    for (const data of [[], {}, null]) {
      await page.route('**/api/markt', (route) => route.fulfill({ json: { success: true, data } }));
      await openAlive(page, path);
      await expect(page.getByText('Das Blatt ist gerade nicht zu bekommen.')).toBeVisible();
      await page.unroute('**/api/markt');
    }
    await page.getByRole('button', { name: 'Erneut versuchen' }).tap();
    await expect(neu(page)).toBeVisible();
  });
});

test('while the shop is announced there is no market', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(path);
  await expect(page).toHaveURL(/\/$/);
});
