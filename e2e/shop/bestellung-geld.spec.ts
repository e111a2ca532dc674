import { insertAuftrag } from '#test/auftraege.ts';

import { expect, openAlive, test } from '../fixtures.ts';
import { openLaden } from '../offener-laden.ts';
import { fetchProdukt } from '../portfolio-calls.ts';

const at = '2026-11-24T09:00:00.000Z';
const tag = '2026-11-24';
const geld = (typ: 'zahlung' | 'erstattung', betragCent: number) => ({
  typ,
  angaben: { betragCent, tag },
  at,
});

test('who has paid a part reads what is left to pay, and what is left to get back', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const posten = [{ produktId, menge: 2 }];
  const abholung = await insertAuftrag(db, {
    posten,
    ...{ versandart: 'abholung', zahlart: 'abholung', faelligAt: null },
    ereignisse: [geld('zahlung', 500), { typ: 'abholbereit', angaben: {}, at }],
  });
  const main = page.getByRole('main');
  await openAlive(page, `/bestellung/${abholung.token}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Liegt für Sie bereit');
  await expect(main.getByRole('region', { name: 'So geht es weiter' }).getByRole('listitem')).toHaveText([
    'Sie holen Ihre Bestellung ab.',
    /^Sie bezahlen noch 15,70\s€ bei der Abholung\.$/,
  ]);
  await expect(main).toContainText(/Noch offen15,70\s€/);

  const storniert = await insertAuftrag(db, {
    posten,
    ereignisse: [
      geld('zahlung', 2070),
      { typ: 'storniert', angaben: { grund: 'laden', text: 'Die Form ist zerbrochen.' }, at },
      geld('erstattung', 500),
    ],
  });
  await page.goto(`/bestellung/${storniert.token}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Storniert');
  await expect(main).toContainText(/Sie bekommen noch 15,70\s€ zurück\./);
});
