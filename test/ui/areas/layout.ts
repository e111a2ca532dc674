import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ladenCalls } from '#features/einstellung/calls.ts';
import { ladenTexteReply } from '#features/einstellung/contract.ts';
import { rechtstextCalls } from '#features/rechtstexte/calls.ts';
import { rechtstextReply } from '#features/rechtstexte/contract.ts';
import type { Answers } from '../answers.ts';
import { made } from '../made.ts';
import { answerSoaps } from './cart.ts';

/** Answers what the pages of the shop ask that menus and footer lead to. */
export function answerPages(answers: Answers): void {
  answerSoaps(answers);
  answers
    .on(ladenCalls.readTexte, made(ladenTexteReply))
    .on(rechtstextCalls.read, made(rechtstextReply, { data: { gueltigAb: '2025-10-01' } }));
}

/** Locators of what stands around every page, by role and name. */
export const header = (): Locator => page.getByRole('banner');
export const footer = (): Locator => page.getByRole('contentinfo');
export const drawer = (): Locator => page.getByRole('dialog', { name: 'Menü', exact: true });
export const menuButton = (): Locator => page.getByRole('button', { name: 'Menü öffnen' });
export const rechtlichesButton = (): Locator => header().getByRole('button', { name: 'Rechtliches' });
export const linkIn = (place: Locator, name: string): Locator =>
  place.getByRole('link', { name, exact: true });

export async function openDrawer(): Promise<void> {
  await menuButton().click();
  await expect.element(drawer()).toBeVisible();
}

/** Opens the place of greeting, Mein Profil and Abmelden: a menu in the header, on a phone the drawer. */
export async function openAccount(isPhone = false): Promise<Locator> {
  if (isPhone) {
    await openDrawer();
    return drawer();
  }
  await header()
    .getByRole('button', { name: /^Hallo, / })
    .click();
  return header();
}

/** Opens the menu Admin, on a phone in the drawer; returns the element with its links. */
export async function openAdminMenu(isPhone = false): Promise<Locator> {
  if (isPhone) {
    await openDrawer();
    return drawer().getByRole('navigation', { name: 'Admin' });
  }
  await header().getByRole('button', { name: 'Admin', exact: true }).click();
  return header();
}

/** The background colour behind an element, its own or the nearest ancestor's, as red, green and blue. */
export function groundOf(place: Locator): [number, number, number] {
  let element: Element | null = place.element();
  while (element && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(element).backgroundColor))
    element = element.parentElement;
  const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
  return [red, green, blue];
}
