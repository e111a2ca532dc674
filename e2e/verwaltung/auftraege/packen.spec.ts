import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import type { Db } from '#server/db/connect.ts';
import { testAnschrift } from '#test/auftrag/auftraege.ts';
import { nameOf, signIn } from '../../arrange/accounts.ts';
import { insertAuftrag } from '../../arrange/auftraege.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';
import { retype } from '../../type-into.ts';

const path = '/admin/packen';
const at = '2026-03-02T10:00:00.000Z';
const abholung = { versandart: 'abholung', zahlart: 'abholung' } as const;

const part = (page: Page, name: RegExp | string) => page.getByRole('region', { name });
const karte = (page: Page, name: string) => part(page, 'Packen').getByRole('listitem', { name });

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

test('three orders are packed with ticks, and a reload in between forgets none', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const [mia, ben] = await bestelleDrei(page, db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await expect(page.getByText('Noch 3 von 3')).toBeVisible();

  const holen = part(page, /Vom Regal holen/);
  await expect(holen).toContainText('5 Stück');
  const lavendel = holen.getByRole('checkbox', { name: /4\s×\sLavendeltraum/ });
  // The row of a soap is one large target.
  await lavendel.tap();
  await expect(karte(page, 'Mia Sommer')).toContainText(/DHL nach 04109 Leipzig/);
  await expect(karte(page, 'Ben Winter')).toContainText(/Wird abgeholt.*€ bei Abholung/);
  const miasSeife = karte(page, 'Mia Sommer').getByRole('checkbox', { name: /2\s×\sLavendeltraum/ });
  await miasSeife.tap();
  await page.reload();
  await expect(lavendel).toBeChecked();
  await expect(miasSeife).toBeChecked();

  await page.getByRole('button', { name: `${mia.nummer}: Als gepackt vermerken` }).tap();
  await expect(page.getByText('Noch 2 von 3')).toBeVisible();
  await expect(karte(page, 'Mia Sommer')).toHaveCount(0);
  // What the others need of the soap is still fetched.
  await expect(holen.getByRole('checkbox', { name: /2\s×\sLavendeltraum/ })).toBeChecked();
  await expect(part(page, /noch im Haus/)).toContainText(mia.nummer);

  // The next order has the focus: the rest goes by keys.
  await expect(karte(page, 'Ben Winter').getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `${ben.nummer}: Zum Abholen bereitlegen` })).toBeFocused();
  await page.keyboard.press('Enter');
  // A pick-up lies ready then, which its customer is told.
  await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  // An opening question gives its first button the focus twice: a key in between, of a slow machine, is pressed again.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ja, liegt bereit' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Noch 1 von 2')).toBeVisible();
  await expect(karte(page, 'Eva Herbst').getByRole('checkbox').first()).toBeFocused();
  for (const key of ['Space', 'Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Alle 2 sind gepackt')).toBeVisible();
  await expect(page.getByText('Nichts zu packen')).toBeVisible();
  const events = await db
    .selectFrom('auftragEreignis')
    .select(['typ', 'von'])
    .where('typ', 'in', ['gepackt', 'abholbereit'])
    .orderBy('typ')
    .execute();
  const von = nameOf('werkstatt');
  expect(events).toEqual(['abholbereit', 'gepackt', 'gepackt'].map((typ) => ({ typ, von })));
});

test('packing slips, labels and the file for DHL are saved, and the sheet itself is paper, with boxes and without buttons', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  await bestelleDrei(page, db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await expect(page.getByText('Noch 3 von 3')).toBeVisible();
  const papiere = part(page, /Papiere/);
  const scheine = await saved(page, () =>
    papiere.getByRole('button', { name: 'Lieferscheine laden' }).click(),
  );
  expect(scheine.download.suggestedFilename()).toBe('Lieferscheine.pdf');
  expect(scheine.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await papiere.getByLabel('Papier').selectOption({ label: '99,1 × 67,7 mm, Bogen mit 8 Etiketten' });
  await retype(papiere.getByLabel('Ab Etikett'), '3');
  const bogen = await saved(page, () => papiere.getByRole('button', { name: 'Etiketten laden' }).click());
  expect(bogen.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'DHL-Datei ansehen' }).click();
  const { download, bytes } = await saved(page, () =>
    page.getByRole('button', { name: /DHL-Datei laden/ }).click(),
  );
  expect(download.suggestedFilename()).toMatch(/^DHL-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(bytes.toString('latin1')).toMatch(/Mia Sommer.*Eva Herbst/s);
  await expect(page.getByText('Die DHL-Datei mit 2 Paketen ist gespeichert.')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Zeilen der DHL-Datei' });
  await expect(rows).toContainText(/schon in der Datei vom \d\d\.\d\d\.\d{4}/);
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const dateien = db.selectFrom('auftragEreignis').select('von').where('typ', '=', 'dhlDatei');
  expect(await dateien.execute()).toEqual(Array.from({ length: 2 }, () => ({ von: nameOf('werkstatt') })));
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /Als gepackt vermerken|bereitlegen|Drucken/ })).toHaveCount(
    0,
  );
  await expect(papiere).toHaveCount(0);
  await expect(karte(page, 'Mia Sommer').getByRole('checkbox')).toBeVisible();
});
