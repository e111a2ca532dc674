import { expect } from '../fixtures.ts';
import { typeInto } from '../type-into.ts';
import { dialogOf, main, pressed, refused, says } from './arrange.ts';
import type { Screen } from './screen.ts';
import { admin, button } from './screens-verwaltung.ts';

const rohstoffe: Screen[] = [
  ...(['rohseifen', 'duftoele', 'verpackungen'] as const).map((tab) =>
    admin(`the raw materials: ${tab}`, `/admin/rohstoffe?tab=${tab}`, (page) =>
      expect(button(page, /bearbeiten$/).first()).toBeVisible(),
    ),
  ),
  {
    ...admin('the raw materials that do not load', '/admin/rohstoffe', (page) =>
      expect(button(page, 'Erneut versuchen')).toBeVisible(),
    ),
    failing: /\/api\/rohseife/,
    before: refused('**/api/rohseife?*', '**/api/rohseife'),
  },
  admin('a new raw material without its price', '/admin/rohstoffe', async (page) => {
    await pressed(/^Neu(e Rohseife)?$/)(page);
    await typeInto(dialogOf(page).getByLabel('Gesamtmenge'), '5000');
    await dialogOf(page).getByLabel('Bezeichnung').fill('x'.repeat(104));
    await page.keyboard.press('Enter');
    await says('Ohne Einkaufspreis ist jede Seife damit unvollständig')(page);
  }),
  admin('a raw material being changed', '/admin/rohstoffe?tab=duftoele', pressed('Lavendel bearbeiten')),
  admin('the question before a raw material is deleted', '/admin/rohstoffe', pressed(/löschen$/)),
];

const lager: Screen[] = [
  ...(['rohseifen', 'duftoele', 'produkte'] as const).map((tab) =>
    admin(`the stock: ${tab}`, `/admin/lager?tab=${tab}`, (page) =>
      expect(button(page, /^Korrigieren: /).first()).toBeVisible(),
    ),
  ),
  {
    ...admin('the stock that does not load', '/admin/lager', (page) =>
      expect(button(page, 'Erneut versuchen').first()).toBeVisible(),
    ),
    failing: /\/api\/lager/,
    before: refused('**/api/lager/**'),
  },
  admin('counting one article', '/admin/lager', pressed('Inventur', 'Inventur')),
  admin('a production with what it takes', '/admin/lager', async (page) => {
    await pressed('Produktion', 'Produktion')(page);
    await dialogOf(page)
      .getByRole('combobox', { name: 'Produkt' })
      .selectOption({ label: 'Schwarzer Sandel' });
    await typeInto(dialogOf(page).getByLabel('Anzahl'), '5');
    await expect(dialogOf(page).getByRole('region', { name: 'Verbrauch' })).toBeVisible();
  }),
  admin('a correction with its reasons', '/admin/lager', async (page) => {
    await pressed('Korrigieren: Sheabutter')(page);
    await typeInto(dialogOf(page).getByLabel('Menge'), '1.600');
    await dialogOf(page).getByRole('combobox', { name: 'Grund' }).click();
    await expect(page.getByRole('option', { name: 'Einkauf' })).toBeVisible();
  }),
  admin('the history of an article', '/admin/lager', async (page) => {
    await pressed('Historie: schwarz')(page);
    await expect(dialogOf(page).getByRole('img', { name: /^Bestand seit/ })).toBeVisible();
  }),
  admin('a shelf being counted', '/admin/lager?tab=duftoele', async (page) => {
    await button(page, 'Regal zählen').click();
    await typeInto(page.getByLabel('Lavendel: gezählt'), '450');
    await typeInto(page.getByLabel('Vanille: gezählt'), 'zwei');
    await says('Bitte eine Zahl eingeben.')(page);
  }),
  admin('the question about far-off counts', '/admin/lager?tab=duftoele', async (page) => {
    await button(page, 'Regal zählen').click();
    await typeInto(page.getByLabel('Minze: gezählt'), '51');
    await button(page, 'Inventur buchen').click();
    await expect(dialogOf(page, 'Ist das richtig gezählt?')).toBeVisible();
  }),
  admin('the shopping list', '/admin/lager', pressed('Einkaufsliste')),
];

const langerName =
  'Rosenholz-Sandelholz-Lavendel-Honigseife mit Sheabutter, Kamille und Ringelblume aus dem Garten';

/** Where cards become tables, the longest names must fit. */
const langeNamen = ['portfolio', 'rohstoffe', 'lager', 'lager?tab=produkte', 'warenberechnung'].map(
  (address): Screen => ({
    ...admin(`long names at the width of tables: ${address}`, `/admin/${address}`, (page) =>
      expect(
        main(page)
          .getByText(/^Rosenholz/)
          .filter({ visible: true })
          .or(button(page, /^Produkt wählen/))
          .first(),
      ).toBeVisible(),
    ),
    widths: [320, 899, 901, 1024],
    prepare: async (db) => {
      const bezeichnung = { bezeichnung: langerName };
      await db.updateTable('rohstoff').set(bezeichnung).where('bezeichnung', '=', 'Sheabutter').execute();
      await db.updateTable('produkt').set({ name: langerName }).where('name', '=', 'Lavendeltraum').execute();
      return `/admin/${address}`;
    },
  }),
);

export const lagerScreens = [...rohstoffe, ...lager, ...langeNamen];
