import type { Locator, Page, Route } from '@playwright/test';
import type { Profil, ProfilBestellung } from '#features/konto/contract.ts';
import { emailOf } from './accounts.ts';
import { expect, openAlive } from './fixtures.ts';

/** A part of the profile, by its title. */
export const teil = (page: Page, titel: string): Locator =>
  page.getByRole('region', { name: titel, exact: true });

/** The question on the screen. */
export const frage = (page: Page): Locator => page.getByRole('dialog');

export async function openProfil(page: Page): Promise<void> {
  await openAlive(page, '/profile');
  await expect(teil(page, 'Name und Telefon')).toBeVisible();
}

/** Opens a part's form in place; the focus is in its first field. */
export async function openForm(page: Page, titel: string): Promise<Locator> {
  await teil(page, titel)
    .getByRole('button', { name: `(${titel})` })
    .click();
  const form = page.getByRole('form', { name: titel, exact: true });
  await expect(form.getByRole('textbox').or(form.getByLabel('Passwort')).first()).toBeFocused();
  return form;
}

const leer = { strasse: '', hausnummer: '', zusatz: '', plz: '', stadt: '', land: 'Deutschland' };

/** Anna's profile as the server answers it. */
export function makeProfil(changed: Partial<Profil> = {}): Profil {
  return {
    email: emailOf('anna'),
    emailBestaetigt: true,
    neueEmail: '',
    kundennummer: 'KD-482913',
    vorname: 'Anna',
    nachname: 'Sommer',
    telefon: '0171 3920015',
    adresse: { ...leer, strasse: 'Gartenweg', hausnummer: '3a', plz: '04109', stadt: 'Leipzig' },
    lieferadresse: { ...leer, verwendet: false, firmenname: '', vorname: '', nachname: '' },
    seit: '2025-09-29T08:00:00.000Z',
    istLoeschbar: true,
    sitzungen: [
      {
        id: 'eins',
        geraet: 'Chrome, Android',
        seit: '2026-11-20T08:00:00.000Z',
        zuletzt: '2026-11-23T09:12:00.000Z',
        istDiese: true,
      },
      {
        id: 'zwei',
        geraet: '',
        seit: '2026-10-02T17:40:00.000Z',
        zuletzt: '2026-11-01T20:05:00.000Z',
        istDiese: false,
      },
    ],
    ...changed,
  };
}

export function makeBestellung(nr: number, changed: Partial<ProfilBestellung> = {}): ProfilBestellung {
  return {
    nummer: `B-26-K7M${nr}`,
    token: `bestellung-${nr}`,
    am: '2026-11-21T23:30:00.000Z',
    stand: 'Bezahlt',
    summe: 24.9,
    posten: [
      { name: 'Lavendeltraum', menge: 2 },
      { name: 'Honigwabe', menge: 1 },
    ],
    ...changed,
  };
}

/** Answers the profile and its orders with these instead of the server. */
export async function serveProfil(
  page: Page,
  profil: Profil,
  bestellungen: ProfilBestellung[] = [],
): Promise<void> {
  const answer = (route: Route, data: unknown) => route.fulfill({ json: { success: true, data } });
  await page.route('**/api/konto/profil', (route) => answer(route, profil));
  await page.route('**/api/konto/bestellungen', (route) => answer(route, bestellungen));
}
