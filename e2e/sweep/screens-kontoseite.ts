import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { answerBestellung, bestellungPath, makeBestellung, token } from '../pages/bestellung-page.ts';
import { main } from './arrange.ts';
import type { Screen } from './screen.ts';

const ruf = `**/api/bestellung/${token}/erstattung`;
const titel = (page: Page) => main(page).getByRole('heading', { level: 1 });
const gefragt = { nummer: 'B-26-K7M4Q', stand: 'gefragt', betrag: 31.49 };
const angegeben = { ...gefragt, stand: 'angegeben', kontoEnde: 'DE … 3000' };

/** The page that asks for an account, with this answer. */
const kontoseite = (name: string, answer: object | number): Screen => ({
  name: `the account for money back: ${name}`,
  route: '/bestellung/:token/erstattung',
  path: `${bestellungPath}/erstattung`,
  ...(typeof answer === 'number' && { failing: /\/erstattung/ }),
  before: (page) =>
    page.route(ruf, (route) =>
      typeof answer === 'number'
        ? route.fulfill({ status: answer, json: { success: false, message: 'Das gibt es nicht.' } })
        : route.fulfill({ json: { success: true, data: answer } }),
    ),
  ready: async (page) => {
    await expect(main(page).getByText('Einen Augenblick …')).toHaveCount(0);
    await expect(titel(page)).toBeVisible();
  },
});

const senden = (page: Page) => main(page).getByRole('button', { name: 'Bankverbindung senden' });

/** The page of an order whose money is on its way back. */
const bestellung = (name: string, changed: Parameters<typeof makeBestellung>[0]): Screen => ({
  name: `an order: ${name}`,
  route: '/bestellung/:token',
  path: bestellungPath,
  before: async (page) => {
    await page.clock.setFixedTime(new Date('2026-03-02T09:20:00.000Z'));
    await answerBestellung(page, {
      ...makeBestellung({ ...changed, kannStornieren: false }),
      ueberweisung: undefined,
    });
  },
  ready: (page) =>
    expect(
      main(page)
        .getByText(/31,49\s€/)
        .first(),
    ).toBeVisible(),
});

export const kontoseiteScreens: Screen[] = [
  bestellung('cancelled, with a transfer that waits for an account', {
    ...{ stand: 'storniert', zurueck: 31.49, erstattung: { laeuft: 31.49, fragt: true } },
  }),
  bestellung('sent, with money on its way back', {
    ...{ stand: 'versendet', zurueck: 31.49, erstattung: { laeuft: 31.49, fragt: false } },
  }),
  kontoseite('asked for', gefragt),
  kontoseite('there', angegeben),
  kontoseite('transferred', { ...gefragt, stand: 'ueberwiesen' }),
  kontoseite('not needed', { nummer: 'B-26-K7M4Q', stand: 'keine' }),
  kontoseite('that does not exist', 404),
  kontoseite('that does not load', 503),
  {
    ...kontoseite('to be changed', angegeben),
    ready: async (page) => {
      await main(page).getByRole('button', { name: 'Ändern' }).click();
      await expect(main(page).getByRole('textbox', { name: 'IBAN' })).toBeFocused();
    },
  },
  {
    ...kontoseite('sent empty', gefragt),
    ready: async (page) => {
      await senden(page).click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
    },
  },
  {
    ...kontoseite('with a wrong digit', gefragt),
    ready: async (page) => {
      await main(page).getByRole('textbox', { name: 'IBAN' }).fill('de88370400440532013000');
      await senden(page).click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
    },
  },
  {
    ...kontoseite('that cannot be sent', gefragt),
    failing: /\/erstattung/,
    ready: async (page) => {
      await main(page).getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 00');
      await main(page).getByRole('textbox', { name: 'Kontoinhaber' }).fill('Mia Sommer');
      await page.unroute(ruf);
      await page.route(ruf, (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 503, body: '' })
          : route.fulfill({ json: { success: true, data: gefragt } }),
      );
      await senden(page).click();
      await expect(main(page).getByRole('alert')).toBeVisible();
    },
  },
];
