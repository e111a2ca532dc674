import type { Locator, Page } from '@playwright/test';
import { signIn } from '../../arrange/accounts.ts';
import { insertAuftrag } from '../../arrange/auftraege.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { inTagen } from '../../arrange/tage.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { Hand } from '../../hand.ts';
import { bestellungenPath, dialog, reiter, rowOf, snackbar } from '../../pages/bestellungen-page.ts';
import { retype, typeInto } from '../../type-into.ts';

const dort = { versandart: 'abholung', zahlart: 'abholung' } as const;
const hin = { versandart: 'abholung', zahlart: 'vorkasse' } as const;

/** The workshop's hand on one screen: opens orders and does their steps. */
class Werkstatt {
  readonly #page: Page;
  readonly hand: Hand;

  constructor(page: Page) {
    this.#page = page;
    this.hand = new Hand(page);
  }

  get #dialog(): Locator {
    return dialog(this.#page);
  }

  async open({ id, nummer }: { id: string; nummer: string }): Promise<void> {
    await openAlive(this.#page, `${bestellungenPath}/${id}`);
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(nummer);
  }

  async press(name: string): Promise<void> {
    await this.hand.press(this.#page.getByRole('button', { name, exact: true }));
  }

  async confirm(name: string): Promise<void> {
    await this.hand.press(this.#dialog.getByRole('button', { name, exact: true }));
    await expect(this.#dialog).toBeHidden();
  }

  async reads(text: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('region', { name: 'Was zu tun ist' })).toContainText(text);
  }

  async pay(betrag?: string): Promise<void> {
    await this.press('Zahlung eintragen');
    if (betrag) await retype(this.#dialog.getByLabel('Betrag'), betrag);
    await this.confirm('Eintragen');
  }

  async pack(): Promise<void> {
    await this.press('Als gepackt vermerken');
    await expect(snackbar(this.#page)).toContainText('gepackt');
  }

  async send(nummer: string): Promise<void> {
    await this.press('Versand eintragen');
    await typeInto(this.#dialog.getByLabel('Sendungsnummer'), nummer);
    await this.confirm('Eintragen');
  }
}

test('a day of the workshop: twelve orders of all kinds, until each is done', async ({
  page,
  db,
  browser,
  baseURL,
}) => {
  test.slow();
  await openLaden(db);
  const { _id: lavendel } = await fetchProdukt(page.request, 'Lavendeltraum');
  const { _id: minze } = await fetchProdukt(page.request, 'Minzmorgen');
  const eine = [{ produktId: lavendel, menge: 1 }];
  const beide = [...eine, { produktId: minze, menge: 2 }];
  const bezahlt = await insertAuftrag(db, { posten: eine });
  const zuViel = await insertAuftrag(db, { posten: eine });
  const geteilt = await insertAuftrag(db, { posten: beide });
  const gekuerzt = await insertAuftrag(db, { posten: beide });
  const umgezogen = await insertAuftrag(db, { posten: eine });
  const vertraut = await insertAuftrag(db, { posten: eine });
  const selbst = await insertAuftrag(db, { posten: eine });
  const vergriffen = await insertAuftrag(db, { posten: eine });
  const zahltDort = await insertAuftrag(db, { posten: eine, ...dort });
  const holtBezahlt = await insertAuftrag(db, { posten: eine, ...hin });
  const vergessen = await insertAuftrag(db, { posten: eine, ...dort, email: '', emailKey: '' });

  // The others take two of the twenty on the shelf.
  const fehlt = await insertAuftrag(db, { posten: [{ produktId: minze, menge: 20 }] });

  await signIn(page, 'werkstatt');
  const werkstatt = new Werkstatt(page);
  await openAlive(page, bestellungenPath);
  await expect(reiter(page, /^Wartet auf Geld\s*10$/)).toBeVisible();
  await expect(reiter(page, /^Packen und verschicken\s*2$/)).toHaveAttribute('aria-current', 'page');

  await test.step('paid, packed by mistake, packed, sent', async () => {
    await werkstatt.open(bezahlt);
    await werkstatt.pay();
    await werkstatt.pack();
    await werkstatt.hand.press(snackbar(page).getByRole('button', { name: 'Zurücknehmen' }).last());
    await werkstatt.reads('Bitte packen');
    await werkstatt.pack();
    await werkstatt.send('00340434292135100186');
    await werkstatt.reads('Es ist nichts zu tun.');
  });

  await test.step('too much came and goes back', async () => {
    await werkstatt.open(zuViel);
    await werkstatt.pay('20');
    await werkstatt.reads(/Bitte 7,20\s€ zurückzahlen/);
    await werkstatt.press('Geld zurückzahlen');
    await werkstatt.confirm('Eintragen');
    await werkstatt.pack();
    await werkstatt.send('');
  });

  await test.step('sent in two parcels', async () => {
    await werkstatt.open(geteilt);
    await werkstatt.pay();
    await werkstatt.press('Versand eintragen');
    await typeInto(dialog(page).getByLabel('Sendungsnummer'), '00340434292135100188');
    await werkstatt.hand.press(dialog(page).getByRole('button', { name: 'Minzmorgen: ein Stück weniger' }));
    for (const [label, tag] of [
      [/^Von/, inTagen(9)],
      [/^Bis/, inTagen(11)],
    ] as const)
      await dialog(page).getByLabel(label).fill(tag);
    await werkstatt.confirm('Eintragen');
    await werkstatt.reads('zum Teil geliefert');
    await werkstatt.pack();
    await werkstatt.send('00340434292135100189');
    await werkstatt.reads('verschickt');
  });

  await test.step('a part is cancelled, the rest paid and sent', async () => {
    await werkstatt.open(gekuerzt);
    await werkstatt.press('Teil stornieren');
    await werkstatt.hand.press(dialog(page).getByRole('button', { name: 'Minzmorgen: ein Stück mehr' }));
    await werkstatt.hand.press(dialog(page).getByRole('button', { name: 'Minzmorgen: ein Stück mehr' }));
    await typeInto(dialog(page).getByLabel('Grund'), 'Die Charge ist nichts geworden.');
    await werkstatt.confirm('Teil stornieren');
    await werkstatt.pay();
    await werkstatt.pack();
    await werkstatt.send('00340434292135100190');
  });

  await test.step('the address is corrected before it is sent', async () => {
    await werkstatt.open(umgezogen);
    await werkstatt.pay();
    await werkstatt.press('Adresse ändern');
    await retype(dialog(page).getByLabel('Straße'), 'Gartenweg');
    await werkstatt.confirm('Speichern');
    await expect(page.getByText('Gartenweg 12').first()).toBeVisible();
    await werkstatt.pack();
    await werkstatt.send('00340434292135100191');
  });

  await test.step('a known customer gets hers before she pays', async () => {
    await werkstatt.open(vertraut);
    await werkstatt.press('Versand eintragen');
    await werkstatt.hand.press(dialog(page).getByLabel('Trotzdem verschicken'));
    await werkstatt.confirm('Eintragen');
    await werkstatt.reads(/12,80\s€/);
    await werkstatt.pay();
    await werkstatt.reads('Es ist nichts zu tun.');
  });

  await test.step('a customer cancels by the link of her mail', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const shopper = await context.newPage();
    await openAlive(shopper, `/bestellung/${selbst.token}`);
    await shopper.getByRole('button', { name: 'Bestellung stornieren' }).click();
    await shopper.getByRole('button', { name: /^Ja/ }).click();
    await expect(shopper.getByRole('heading', { level: 1 })).toContainText('Storniert');
    await context.close();
  });

  await test.step('a paid one is cancelled with a reason, and its money goes back', async () => {
    await werkstatt.open(vergriffen);
    await werkstatt.pay();
    await werkstatt.press('Stornieren');
    await typeInto(dialog(page).getByLabel('Grund'), 'Leider ist uns das letzte Stück zerbrochen.');
    await werkstatt.confirm('Stornieren');
    await werkstatt.press('Geld zurückzahlen');
    await werkstatt.confirm('Eintragen');
    await werkstatt.reads('Storniert. Es ist nichts zu tun.');
  });

  await test.step('fetched: paid there, paid before, and by a neighbour who pays another day', async () => {
    await werkstatt.open(zahltDort);
    await werkstatt.press('Zum Abholen bereitlegen');
    await werkstatt.confirm('Ja, liegt bereit');
    await werkstatt.reads('Liegt bereit, bis es abgeholt wird.');
    await werkstatt.press('Abholung eintragen');
    await werkstatt.confirm('Mit Zahlung eintragen');
    await werkstatt.open(holtBezahlt);
    await werkstatt.pay();
    await werkstatt.press('Zum Abholen bereitlegen');
    await werkstatt.confirm('Ja, liegt bereit');
    await werkstatt.reads('Liegt bereit, bis es abgeholt wird.');
    await werkstatt.press('Abholung eintragen');
    await werkstatt.confirm('Eintragen');
    await werkstatt.open(vergessen);
    await werkstatt.press('Abholung eintragen');
    await werkstatt.confirm('Ohne Zahlung eintragen');
    await werkstatt.press('Zahlung eintragen');
    await werkstatt.confirm('Eintragen');
  });

  await test.step('too little came, the rest later; two pieces are made for it', async () => {
    await werkstatt.open(fehlt);
    await werkstatt.pay('5');
    await werkstatt.pay();
    await werkstatt.reads('Ein Teil ist noch zu fertigen.');
    await openAlive(page, '/admin/inventory');
    await werkstatt.press('Produktion: Minzmorgen');
    const form = page.getByRole('dialog', { name: 'Produktion' });
    await expect(form.getByLabel('Anzahl')).toHaveValue('2');
    await werkstatt.hand.press(form.getByRole('button', { name: 'Produktion buchen' }));
    const gebucht = page.getByRole('dialog', { name: 'Produktion gebucht' });
    await expect(gebucht).toContainText(fehlt.nummer);
    await werkstatt.hand.press(gebucht.getByRole('button', { name: 'Fertig' }));
    await werkstatt.open(fehlt);
    await werkstatt.pack();
    await werkstatt.send('00340434292135100187');
  });

  await openAlive(page, bestellungenPath);
  await expect(reiter(page, /^Erledigt\s*12$/)).toBeVisible();
  for (const name of [
    /^Packen und verschicken\s*0?$/,
    /^Wartet auf Geld\s*0?$/,
    /^Abholbereit\s*0?$/,
    /^Problem\s*0?$/,
  ])
    await expect(reiter(page, name)).toBeVisible();
  await werkstatt.hand.press(reiter(page, /^Erledigt/));
  await expect(rowOf(page, vergessen.nummer)).toContainText('abgeholt');
  const { reserviert, menge } = await db
    .selectFrom('bestand')
    .select(['reserviert', 'menge'])
    .where('artikelId', '=', lavendel)
    .executeTakeFirstOrThrow();
  expect([reserviert, menge]).toEqual([0, 11]);
});
