import { setKleinunternehmer } from '#test/jahresumsatz/unter-grenze.ts';
import { signIn } from '../arrange/accounts.ts';
import { insertAuftrag } from '../arrange/auftraege.ts';
import { openLaden } from '../arrange/offener-laden.ts';
import { produktIdOf } from '../arrange/werkstatt.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import { bestellen, fillKorb, goToPruefen, openKasse, schritt } from '../pages/kasse-page.ts';
import { dialog } from '../pages/portfolio-page.ts';

/** One cent less can be sold untaxed than a soap of 7.90 € with its postage of 7.69 €. */
const gesamtCent = 10_000_000 - 1558;

test('the order that crosses 100,000 € shows its tax before, and the owner reads what it changed', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  await setKleinunternehmer(db);
  await insertAuftrag(db, {
    posten: [{ produktId: await produktIdOf(db, 'Lavendeltraum'), menge: 1 }],
    ...{ steuermodus: 'kleinunternehmer', steuer: '[]', at: new Date() },
    ...{ versandCent: gesamtCent - 790, gesamtCent },
  });
  const hand = new Hand(page);
  const main = page.getByRole('main');
  await fillKorb(page, 'Lavendeltraum', 1);
  await openKasse(page);
  await goToPruefen(page);
  await expect(schritt(page, '3 Prüfen')).toContainText(/Gesamt\s*15,59\s€\s*darin 19 % MwSt\.\s*2,49\s€/);
  await hand.press(bestellen(page));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Vielen.?Dank/);
  const { id, nummer } = await db
    .selectFrom('auftrag')
    .select(['id', 'nummer'])
    .where('gesamtCent', '=', 1559)
    .executeTakeFirstOrThrow();

  await signIn(page, 'admin');
  await openAlive(page, '/admin/dashboard');
  const karte = page.getByRole('region', { name: /^Umsatz \d{4}$/ });
  await expect(karte).toContainText(/^.*Seit \d+\. \S+ \d{4} berechnet der Laden Mehrwertsteuer/s);
  await expect(karte).toContainText(`Mit der Bestellung ${nummer} hat Ihr Umsatz`);
  const link = karte.getByRole('link', { name: `Bestellung ${nummer} ansehen` });
  await expect(link).toHaveAttribute('href', `/admin/bestellungen/${id}`);

  await openAlive(page, '/admin/einstellungen?verlauf=steuer');
  const verlauf = dialog(page, 'Verlauf: Steuer');
  await expect(verlauf.getByRole('heading', { level: 3 }).first()).toHaveText(/ Uhr, Der Laden$/);
});
