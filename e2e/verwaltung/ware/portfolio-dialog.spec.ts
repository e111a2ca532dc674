import { imageFile } from '#test/ware/bild-files.ts';
import { signIn } from '../../arrange/accounts.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { card } from '../../pages/page-language.ts';
import {
  choice,
  chooseFiles,
  closeMeldungen,
  dialog,
  field,
  meldung,
  neuesProdukt,
  tile,
  unfold,
} from '../../pages/portfolio-page.ts';
import { retype } from '../../type-into.ts';

test('a new product with picture, from the first click until a guest sees it in the shop, and until it is deleted', {
  tag: ['@A06', '@A07', '@A08', '@S14', '@S21', '@desktop'],
}, async ({ page, browser, baseURL }) => {
  test.slow();
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  const form = neuesProdukt(page);
  await field(form, 'Name').fill('Rosengarten');
  await choice(form, 'Seife').click();
  await expect(form.getByRole('listbox').getByRole('option')).toHaveText([
    ...['Aloe-Vera', 'Honigseife', 'pink', 'schwarz', 'Sheabutter', 'transparent'],
  ]);
  await form.getByRole('option', { name: 'pink' }).click();
  await retype(field(form, 'Gramm'), '95');
  await choice(form, 'Aroma').fill('Rose');
  await choice(form, 'Seifenform').fill('Biene');
  await form.getByRole('option', { name: 'Bienenwabe' }).click();
  await choice(form, 'Verpackung').fill('viereck');
  await form.getByText('Produktseite im Shop').click();
  await retype(field(form, 'Preis'), '8,50');
  await field(form, 'Kurzbeschreibung').fill('Duftet nach Garten.');
  await field(form, 'Beschreibung').fill('Erste Zeile\nZweite Zeile');
  await field(form, 'Inhaltsstoffe').fill('Sheabutter');
  await form.getByRole('button', { name: 'Erstellen', exact: true }).click();
  await expect(meldung(page, 'Produkt erstellt')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(
    meldung(
      page,
      [
        'Es fehlt noch:',
        'ein Bild (auf der Karte hochladen)',
        'Duftöl „Rose“ gibt es nicht in den Rohstoffen (unter „Rohstoffe“ ergänzen)',
      ].join('\n'),
    ),
  ).toBeVisible();
  await expect(tile(page, 'Gesamt')).toHaveText('12');
  await expect(tile(page, 'Ohne')).toHaveText('1');
  const rose = card(page, 'Rosengarten');
  await expect(rose.getByText('Kein Hauptbild')).toBeVisible();
  await expect(rose.getByText('8,50', { exact: false })).toBeVisible();
  for (const wort of ['Bild fehlt', 'Rezept unvollständig', '#111'])
    await expect(rose.getByText(wort, { exact: true })).toBeVisible();
  await expect(page.getByRole('article').last().getByRole('heading')).toHaveText('Rosengarten');
  await closeMeldungen(page);

  const buffer = await imageFile('jpeg');
  await chooseFiles(page, {
    name: 'Rosengarten',
    button: 'Hauptbild hochladen',
    files: [{ name: 'rose.jpg', mimeType: 'image/jpeg', buffer }],
  });
  await expect(meldung(page, 'Bild hochgeladen')).toBeVisible({ timeout: 60_000 });
  await expect(
    card(page, 'Rosengarten').getByRole('button', { name: 'Hauptbild löschen: Rosengarten' }),
  ).toBeVisible();
  await expect(tile(page, 'Mit Bilder')).toHaveText('12');
  await expect(tile(page, 'Ohne')).toHaveText('0');
  await expect(rose.getByText('Bild fehlt')).toHaveCount(0);

  const shopPage = page.waitForEvent('popup');
  await rose.getByRole('link', { name: 'Im Shop ansehen' }).click();
  await expect((await shopPage).getByRole('heading', { level: 1, name: 'Rosengarten' })).toBeVisible();

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto('/products');
  await expect(card(guest, 'Rosengarten')).toContainText('8,50');
  await card(guest, 'Rosengarten')
    .getByRole('link', { name: /^Details/ })
    .click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Rosengarten' })).toBeVisible();
  await expect(guest.getByText('Duftet nach Garten.')).toBeVisible();
  const picture = guest.getByRole('img', { name: 'Rosengarten Produktbild' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.bringToFront();
  await (await unfold(page, 'Rosengarten'))
    .getByRole('button', { name: 'Löschen: Rosengarten', exact: true })
    .click();
  await dialog(page, 'Sind Sie sicher, dass Sie dieses Produkt löschen möchten?')
    .getByRole('button', { name: 'Löschen' })
    .click();
  await expect(meldung(page, 'Produkt gelöscht')).toBeVisible();
  await expect(rose).toHaveCount(0);
  await guest.goto('/products');
  await expect(card(guest, 'Honigwabe')).toBeVisible();
  await expect(card(guest, 'Rosengarten')).toHaveCount(0);
  await guest.context().close();
});
