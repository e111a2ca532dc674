import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { bare } from '#test/ui/answers.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { typeInto } from '#test/ui/type-into.ts';
import { warenberechnungCalls } from '../../calls.ts';

/** The fields of requirements.md, admin §3 and no others. */
const berechnung = {
  ...{ _id: 'w', vkPreis: 5.358, vkPreisGerundet: 5.5, rohseifeName: 'Sheabutter', rohseifeKosten: 1.56 },
  ...{ gewichtInGramm: 100, duftoelName: 'Lavendel', duftoelKosten: 0.1, verpackungName: 'viereck' },
  ...{ verpackungKosten: 0.126, energieKosten: 0, zusatzKosten: 0, zwischensummeEK: 1.786 },
  ...{ pauschaleFaktor: 3, pauschale: 5.358, gewinnProzent: 0, gewinnBetrag: 0 },
  ...{ zwischensummeVorRabatt: 5.358, rabattProzent: 0, rabattBetrag: 0 },
  ...{ rundungsOption: '0.50', notizen: '' },
};

/** requirements.md, storefront §3, Product, with neither bilder nor beschreibung. */
const produkte = [
  {
    ...{ _id: 'p1', name: 'Kargseife', seife: 'Sheabutter', gramm: 100, aroma: 'Lavendel' },
    ...{ seifenform: 'quadratisch', verpackung: 'viereck', preis: 4 },
  },
  { _id: 'p2', name: 'Ohne alles' },
];

const meldungen = page.getByRole('status', { name: 'Meldungen' });
const kargseife = page.getByRole('heading', { level: 2, name: 'Kargseife' });

test.each([
  ['bare', produkte],
  ['in data', { data: produkte }],
])(
  'products that come %s, and a calculation with only the specification’s fields, are shown and changed',
  {
    tags: ['@A21', '@A22'],
  },
  async (_, list) => {
    const { answers } = await openPage('/admin/warenberechnung', {
      as: 'admin',
      answers: (given) => {
        given.on(warenberechnungCalls.list, bare({}, 404)).on(portfolioCalls.list, bare(list));
        for (const call of Object.values(warenberechnungCalls))
          if (call !== warenberechnungCalls.list) given.on(call, bare(berechnung));
      },
    });
    await expect.element(kargseife).toBeVisible();
    await expect.element(page.getByText('5,50\u00a0€', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('+1,50\u00a0€')).toBeVisible();
    await expect.element(page.getByText('Auf Cent gerundet dargestellt.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Neu berechnen' }).click();
    await expect.element(meldungen).toMatchTextContent('Neu berechnet');
    await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Kargseife: Berechnung bearbeiten' });
    await expect.element(form.getByText('Bisher berechnet')).toBeVisible();
    await typeInto(form.getByRole('textbox', { name: 'Gewinn' }), '10');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(meldungen).toMatchTextContent('Berechnung gespeichert');
    await expect.element(kargseife).toBeVisible();
    expect(answers.sent(warenberechnungCalls.change)).toMatchObject([
      { params: { id: 'w' }, body: { gewinnProzent: 10 } },
    ]);
  },
);
