import type { Route } from '@playwright/test';
import { signIn } from '../accounts.ts';
import {
  bestellungenPath,
  dialog,
  fulfil,
  makeAuftrag,
  makeEreignis,
  snackbar,
} from '../bestellungen-page.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import { openLaden } from '../offener-laden.ts';
import { failedCall } from '../portfolio-calls.ts';
import { typeInto } from '../type-into.ts';

/** As a later version of the shop would answer: with words that this page does not know, and without fields that it does. */
function spaeter() {
  const { nachrichten: _, steuer: __, termin: ___, ...auftrag } = makeAuftrag({ letzteNr: 3 });
  const { details: _d, kannZurueck: _k, hinausgegangen: _h, ...gebeamt } = makeEreignis(3);
  return {
    ...auftrag,
    ...{ stand: 'unterwegs', aufgabe: 'verzollen', versandart: 'beamen' },
    ereignisse: [...auftrag.ereignisse, { ...gebeamt, typ: 'gebeamt', von: 'Maria', text: 'Gebeamt' }],
    aktionen: ['verzollen', 'gepackt', 'notiz'],
  };
}

test.describe('a page that was opened before the shop was updated', () => {
  test.use({ expectedErrors: [failedCall] });
  test('is told in German that a step is stale, shows what it knows, and goes on working', {
    tag: '@desktop',
  }, async ({ page, db }) => {
    await openLaden(db);
    const auftrag = makeAuftrag();
    const neu = spaeter();
    const message = `${auftrag.nummer} hat sich inzwischen geändert: Gebeamt (Maria, 02.03.2026, 10:12 Uhr). Bitte sehen Sie sich die Bestellung noch einmal an.`;
    let isNeu = false;
    const sent: unknown[] = [];
    const answer = (route: Route) => {
      const request = route.request();
      if (request.method() === 'GET') return fulfil(route, isNeu ? neu : auftrag);
      const body = request.postDataJSON();
      sent.push(body);
      if (body.gesehen < 3) return route.fulfill({ status: 409, json: { success: false, message } });
      // The answer to a step has nothing but what makes it an order.
      return fulfil(route, { _id: neu._id, nummer: neu.nummer, aktionen: ['notiz'], letzteNr: 4 });
    };
    await page.route(new RegExp(`/api/bestellungen/${auftrag._id}(/|$)`), answer);
    await signIn(page, 'werkstatt');
    await openAlive(page, `${bestellungenPath}/${auftrag._id}`);
    const hand = new Hand(page);
    const gepackt = page.getByRole('button', { name: 'Gepackt', exact: true });
    await expect(gepackt).toBeVisible();

    isNeu = true;
    await hand.press(gepackt);
    await expect(page.getByRole('alert')).toContainText(message);
    const verlauf = page.getByRole('region', { name: 'Verlauf' });
    await expect(verlauf).toContainText('Gebeamt');
    await expect(page.getByRole('region', { name: 'Seifen' })).toContainText('Lavendeltraum');
    await expect(page.locator('body')).not.toContainText(/undefined|NaN|Invalid|verzollen/);
    await expectAccessible(page);

    await hand.press(gepackt);
    await expect(snackbar(page)).toContainText('Gepackt.');
    await hand.press(page.getByRole('button', { name: 'Notiz schreiben' }));
    await typeInto(dialog(page).getByLabel('Notiz'), 'Karte beilegen');
    await hand.press(dialog(page).getByRole('button', { name: 'Speichern' }));
    await expect(dialog(page)).toHaveCount(0);
    expect(sent).toEqual([{ gesehen: 2 }, { gesehen: 3 }, { gesehen: 4, text: 'Karte beilegen' }]);
    await expect(page.locator('body')).not.toContainText(/undefined|NaN|Invalid/);
  });
});
