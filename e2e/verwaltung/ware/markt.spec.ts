import type { Locator, Page } from '@playwright/test';
import { signIn } from '../../arrange/accounts.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';
import { enlargeText, expectNothingCut } from '../../large-text.ts';
import { typeInto } from '../../type-into.ts';

const path = '/admin/markt';
const snackbar = (page: Page) => page.getByRole('status', { name: 'Meldungen' });
const neu = (page: Page) => page.getByRole('region', { name: 'Neuer Markttag' });
const vergangene = (page: Page) => page.getByRole('region', { name: 'Vergangene Markttage' });

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

test('in the morning all is taken along, in the evening what came back is counted', {
  tag: '@phone',
}, async ({ page, db }) => {
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
  await neu(page).getByRole('button', { name: 'Mitnehmen', exact: true }).click();
  await expect(snackbar(page)).toContainText('mitgenommen');
  const abend = page.getByRole('region', { name: /^Markt \d+\.\d+\. Leipzig$/ });
  await expect(abend).toBeVisible();
  await expect(neu(page)).toBeHidden();

  await abend.getByRole('button', { name: 'Abrechnen' }).click();
  await expect(page.getByText('Ist nichts zurückgekommen?')).toBeVisible();
  await page.keyboard.press('Escape');
  const zurueck = felder(abend, 'Zurück');
  const anzahl = await zurueck.count();
  await typeInto(zurueck.first(), '21');
  await expect(abend.getByText('Das ist mehr, als Sie mitgenommen haben.')).toBeVisible();
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
  // What the day brought is the owner's (R50).
  await expect(vergangene(page)).not.toContainText('€');

  await vergangene(page)
    .getByRole('button', { name: /Zurücknehmen$/ })
    .click();
  await page.getByRole('button', { name: 'Ja, zurücknehmen' }).click();
  await expect(vergangene(page)).toContainText('zurückgenommen');
});

test('in the evening the names of soaps and the words above the numbers stay whole, and the numbers stand below their words', {
  tag: '@phone',
}, async ({ page, db }) => {
  test.slow();
  await openLaden(db);
  const langerName = 'Lavendelblütentraum mit Schafmilchseife';
  await db.updateTable('produkt').set({ name: langerName }).where('name', '=', 'Schwarzer Sandel').execute();
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await neu(page).getByRole('button', { name: 'Alles mitnehmen' }).tap();
  await neu(page).getByRole('button', { name: 'Mitnehmen', exact: true }).tap();
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

/** What is to be read about a day that another person has ended, and about one that takes the pieces of orders. */
async function keepMeldungen(page: Page): Promise<void> {
  const verpasst = {
    ...{ art: 'verpasst', id: 'a', name: 'Markt 5.12. Leipzig' },
    absage: ['Diesen Markttag hat Maria Lindner schon abgerechnet.'],
    gezaehlt: ['Lavendeltraum: 7 mitgenommen, 3 zurück', 'Umsatz: 25 €'],
  };
  const betroffen = { nummern: ['B-26-X2P9R'], weitere: 0 };
  const artikel = [{ name: 'Lavendeltraum', betroffen }];
  const eingabe = [verpasst, { art: 'betroffen', id: 'b', artikel }];
  const meldungen = { 'markt-meldungen': { datum: new Date().toISOString(), eingabe } };
  await page.evaluate((blaetter) => {
    const accountId = JSON.parse(localStorage.getItem('user') ?? '{}').id;
    sessionStorage.setItem('blaetter', JSON.stringify({ accountId, blaetter }));
  }, meldungen);
}

test('morning and evening are halves for a thumb, below each other only with large text', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  await db.updateTable('produkt').set({ preisCent: null }).where('name', '=', 'Minzmorgen').execute();
  await signIn(page, 'admin');
  await keepMeldungen(page);
  await openAlive(page, path);
  await expect(page.getByRole('link', { name: 'Minzmorgen: Preis eintragen' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Markt 5.12. Leipzig' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'B-26-X2P9R' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.evaluate(() => sessionStorage.removeItem('blaetter'));
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
    const isBelow = async () => {
      const [oben, unten] = [await morgens.boundingBox(), await abends.boundingBox()];
      return oben && unten && unten.x === oben.x && unten.y >= oben.y + oben.height;
    };
    await expect.poll(isBelow, `${width} px, large text`).toBe(true);
    expect(await hoehe(morgens)).toBeGreaterThanOrEqual(44);
    expect(await hoehe(abends)).toBeGreaterThanOrEqual(44);
    const tag = neu(page).getByLabel('Tag');
    // A date that does not fit is cut by its field, without a word.
    expect((await tag.boundingBox())?.width ?? 0).toBeGreaterThan(width * 0.75);
  }
});
