import type { Locator, Page, Route } from '@playwright/test';
import type {
  Anzahl,
  AuftragEreignis,
  AuftragVoll,
  AuftragZeile,
} from '#features/auftrag/auftrag-contract.ts';
import { testAnschrift } from '#test/auftraege.ts';

export const bestellungenPath = '/admin/bestellungen';

/** Results of steps, in the corner of the screen. */
export const snackbar = (page: Page) => page.getByRole('status', { name: 'Meldungen' });
const list = (page: Page) => page.getByLabel('Bestellungen', { exact: true });
export const reiter = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Was zu tun ist' }).getByRole('link', { name });
export const suchfeld = (page: Page) => page.getByRole('searchbox', { name: 'Nummer, Name, Seife suchen' });
/** A question, or a form. */
export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** The row or card of an order. */
export function rowOf(page: Page, nummer: string): Locator {
  return list(page).getByRole('row').or(list(page).getByRole('listitem')).filter({ hasText: nummer });
}

export function makeZeile(nr: number, changed: Partial<AuftragZeile> = {}): AuftragZeile {
  return {
    _id: `id-${nr}`,
    nummer: `B-26-AAA${String(nr).padStart(2, '0')}`,
    bestelltAt: '2026-03-02T09:12:00.000Z',
    name: 'Mia Sommer',
    stueck: 3,
    posten: [{ name: 'Lavendeltraum', menge: 3 }],
    ...{ gesamt: 26.49, bezahlt: 0, offen: 26.49, zurueck: 0 },
    ...{ stand: 'offen', aufgabe: 'geld', versandart: 'dhl', zahlart: 'vorkasse' },
    ...{ letzteNr: 1, isZuFertigen: false, isGepackt: false, hatNotiz: false, isWiderrufOffen: false },
    termin: { von: '2026-03-05', bis: '2026-03-07' },
    ...changed,
  };
}

export function makeEreignis(nr: number, changed: Partial<AuftragEreignis> = {}): AuftragEreignis {
  return {
    ...{ nr, typ: 'bestellt', at: '2026-03-02T09:12:00.000Z', von: 'Gast', text: 'Bestellung eingegangen' },
    ...{ details: [], isZurueckgenommen: false, kannZurueck: false, hinausgegangen: [] },
    ...changed,
  };
}

/** A paid order of two soaps, ready to be packed. */
export function makeAuftrag(changed: Partial<AuftragVoll> = {}): AuftragVoll {
  const zeile = makeZeile(1, { stand: 'bezahlt', aufgabe: 'packen', bezahlt: 26.49, offen: 0, letzteNr: 2 });
  const seife = {
    preis: 7.2,
    gramm: 100,
    geliefert: 0,
    storniert: 0,
    widerrufen: 0,
    erwartet: 0,
    imLager: 8,
    aufBestellung: false,
  };
  return {
    ...zeile,
    posten: [
      { ...seife, nr: 1, produktId: '1', name: 'Lavendeltraum', menge: 2, rest: 2, gedeckt: 2, summe: 14.4 },
      {
        ...seife,
        nr: 2,
        produktId: '2',
        name: 'Minzmorgen',
        menge: 1,
        rest: 1,
        summe: 7.2,
        imLager: 0,
        gedeckt: 0,
      },
    ],
    ...{ zwischensumme: 21.6, versand: 4.89, bestellsumme: 26.49, preisHinweis: 'inkl. MwSt.' },
    steuer: [{ satz: 19, brutto: 26.49, steuer: 4.23 }],
    ...{ email: 'mia@kundschaft.example', rechnung: testAnschrift, lieferung: testAnschrift },
    ...{
      verwendungszweck: zeile.nummer,
      isTelefon: false,
      hatKonto: true,
      isInDhlDatei: false,
      bestellungen: 3,
    },
    link: '/bestellung/abc',
    ereignisse: [
      makeEreignis(1),
      makeEreignis(2, {
        typ: 'zahlung',
        von: 'Maria',
        text: 'Zahlung eingegangen: 26,49 €',
        kannZurueck: true,
      }),
    ],
    nachrichten: [
      {
        betreff: 'Ihre Bestellung',
        at: '2026-03-02T09:12:00.000Z',
        an: 'mia@kundschaft.example',
        stand: 'gesendet',
      },
    ],
    aktionen: ['gepackt', 'versendet', 'adresse', 'teilStornieren', 'stornieren', 'nachricht', 'notiz'],
    ...changed,
  };
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

/** One order whose steps answer what `steps` makes of it; what was sent is kept in the returned list. */
export async function mockAuftrag(
  page: Page,
  auftrag: AuftragVoll,
  steps: Record<string, (body: Record<string, unknown>) => Partial<AuftragVoll>> = {},
): Promise<{ step: string; body: Record<string, unknown> }[]> {
  const sent: { step: string; body: Record<string, unknown> }[] = [];
  let now = auftrag;
  await page.route(new RegExp(`/api/bestellungen/${auftrag._id}(/|$)`), (route) => {
    const step = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const work = steps[step];
    if (!work) return fulfil(route, now);
    const body = route.request().postDataJSON();
    sent.push({ step, body });
    now = { ...now, letzteNr: now.letzteNr + 1, ...work(body) };
    return fulfil(route, now);
  });
  return sent;
}

export function fulfil(route: Route, data: unknown): Promise<void> {
  return route.fulfill({ json: { success: true, data } });
}
