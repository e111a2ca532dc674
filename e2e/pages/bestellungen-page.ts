import type { Locator, Page, Route } from '@playwright/test';
import type { Anzahl, AuftragVoll, AuftragZeile } from '#features/auftrag/contract.ts';

export const bestellungenPath = '/admin/bestellungen';

/** Results of steps, in the corner of the screen. */
export const snackbar = (page: Page) => page.getByRole('status', { name: 'Meldungen' });
const list = (page: Page) => page.getByLabel('Bestellungen', { exact: true });
export const reiter = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Was zu tun ist' }).getByRole('link', { name });
/** A question, or a form. */
export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** The row or card of an order. */
export function rowOf(page: Page, nummer: string): Locator {
  return list(page).getByRole('row').or(list(page).getByRole('listitem')).filter({ hasText: nummer });
}

const keine: Anzahl = { packen: 0, geld: 0, abholbereit: 0, problem: 0, erledigt: 0 };

/** The list's call answers these orders, as the shop would by group and search. */
export async function mockListe(page: Page, auftraege: AuftragZeile[]): Promise<void> {
  const anzahl = { ...keine };
  for (const { aufgabe } of auftraege) anzahl[aufgabe] += 1;
  await page.route(/\/api\/bestellungen(\?|$)/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [aufgabe, suche] = [query.get('aufgabe'), query.get('suche')?.toLowerCase() ?? ''];
    const rows = auftraege.filter(
      (one) => (!aufgabe || one.aufgabe === aufgabe) && one.name.toLowerCase().includes(suche),
    );
    return fulfil(route, { auftraege: rows, anzahl });
  });
}

/** The order's call answers this one. */
export async function mockAuftrag(page: Page, auftrag: AuftragVoll): Promise<void> {
  await page.route(new RegExp(`/api/bestellungen/${auftrag._id}(/|$)`), (route) => fulfil(route, auftrag));
}

function fulfil(route: Route, data: unknown): Promise<void> {
  return route.fulfill({ json: { success: true, data } });
}
