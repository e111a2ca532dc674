import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { artikelOf, openLager, rowOf, warnungOf } from '#test/ui/areas/lager.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { textsOf } from '#test/ui/texts-of.ts';

const lavendeltraum = artikelOf('produkt', 'Lavendeltraum', { menge: 5, reserviert: 4, frei: 1 });
const sheabutter = artikelOf('rohseife', 'Sheabutter', { menge: 8400 });
const ueberverkauft = artikelOf('produkt', 'Lavendeltraum', { menge: 5, reserviert: 8, frei: -3 });

test('an open shop shows what is on the shelf, sold and free, at every width', async () => {
  await openLager([lavendeltraum, sheabutter], { tab: 'produkte', laden: offenerLaden });
  onTestFinished(() => page.viewport(1440, 900));
  const row = rowOf('Lavendeltraum');
  for (const [width, head, cell, place] of [
    [1440, 'columnheader', 'cell', page],
    [900, 'term', 'definition', row],
    [360, 'term', 'definition', row],
  ] as const) {
    await page.viewport(width, 900);
    for (const name of ['Auf dem Regal', 'Reserviert', 'Frei'])
      await expect.element(place.getByRole(head).filter({ hasText: name })).toBeVisible();
    const figures = ['5 Stück', '4 Stück', '1 Stück'];
    const shown = () => textsOf(row.getByRole(cell)).filter((text) => figures.includes(text));
    await expect.poll(shown, { message: `${width} px` }).toEqual(figures);
    expect(document.documentElement.scrollWidth - innerWidth, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('what is sold and not there has to be made; raw materials are not sold', async () => {
  await openLager([ueberverkauft, sheabutter], {
    ...{ tab: 'produkte', laden: offenerLaden, warnungen: [warnungOf(ueberverkauft)] },
  });
  await expect.element(rowOf('Lavendeltraum')).toMatchTextContent('3 noch zu fertigen');
  await expect.element(page.getByText('Lavendeltraum: es fehlen 3 Stück')).toBeVisible();
  await page.getByRole('tab', { name: 'Rohseifen' }).click();
  await expect.element(rowOf('Sheabutter')).toBeVisible();
  await expect.element(page.getByText('Auf dem Regal')).not.toBeInTheDocument();
});

test('of thousands of articles a part is shown at once; the search looks at all', async () => {
  const viele = Array.from({ length: 402 }, (_, at) => artikelOf('produkt', `Seife ${1000 + at}`, {}));
  await openLager(viele, { tab: 'produkte' });
  await expect.element(rowOf('Seife 1399')).toBeVisible();
  await expect.element(rowOf('Seife 1400')).not.toBeInTheDocument();
  const search = page.getByRole('searchbox', { name: 'Artikel suchen' });
  await search.fill('1401');
  await expect.element(rowOf('Seife 1401')).toBeVisible();
  await search.fill('');
  const more = page.getByRole('button', { name: 'Weitere anzeigen (noch 2)' });
  await more.click();
  await expect.element(rowOf('Seife 1400')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test('before the opening products have one level, as raw materials do', async () => {
  await openLager([artikelOf('produkt', 'Lavendeltraum', { menge: 5 })], { tab: 'produkte' });
  await expect.element(page.getByRole('columnheader', { name: 'Bestand', exact: true })).toBeVisible();
  await expect.element(page.getByText('Auf dem Regal')).not.toBeInTheDocument();
});
