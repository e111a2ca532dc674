import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { fetchProdukt } from '../arrange/portfolio-calls.ts';
import { expect } from '../fixtures.ts';

export const main = (page: Page) => page.getByRole('main');

/** Its title is there, and it has stopped loading. */
export const titled = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Einen Augenblick …')).toHaveCount(0);
};

/** A button of the page is pressed, and what it opens is there. */
export const pressed = (name: string | RegExp, opens?: string | RegExp) => async (page: Page) => {
  await main(page).getByRole('button', { name }).first().click();
  await expect(dialogOf(page, opens)).toBeVisible();
};

export const dialogOf = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name === undefined ? {} : { name }).or(page.getByRole('alertdialog'));

export const inOrder =
  (...steps: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

/** This text stands on the page. */
export const says = (text: string | RegExp) => async (page: Page) => {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
};

/** The address of a product's page. */
export async function produktPath(page: Page, name: string): Promise<string> {
  const { _id } = await fetchProdukt(page.request, name);
  return `/products/${_id}`;
}

/** These calls are refused: no server is as it should be in this state. */
export const refused =
  (...paths: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const path of paths)
      await page.route(path, (route) =>
        route.fulfill({ status: 409, json: { success: false, message: 'Wartungsarbeiten' } }),
      );
  };

/** These calls get this answer. */
export const answered = (path: string | RegExp, data: unknown) => async (page: Page) => {
  await page.route(path, (route) => route.fulfill({ json: { success: true, data } }));
};

/** This call is answered after all others. */
export const answeredLast = (path: string | RegExp) => async (page: Page) => {
  await page.route(path, async (route) => {
    await sleep(1200);
    await route.fallback();
  });
};
