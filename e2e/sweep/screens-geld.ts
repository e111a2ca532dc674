import type { Geldfragen, GezeigteGeldfrage } from '#features/auftrag/geldfragen/geldfragen-contract.ts';
import { anschrift, makeBeleg, makeBelegeListe, makeBelegZeile } from '#test/beleg/beleg-antworten.ts';
import { expect } from '../fixtures.ts';
import { answered, dialogOf, main, pressed, says, titled } from './arrange.ts';
import type { Screen } from './screen.ts';
import { lang, ofAdmin, offen } from './screens-betrieb.ts';

const frage = (nr: number, changed: Partial<GezeigteGeldfrage> = {}): GezeigteGeldfrage => ({
  ...{ _id: `id-${nr}`, nummer: `B-26-AAA0${nr}`, name: 'Mia Sommer', art: 'zuViel', betrag: 12345.67 },
  ...{ seit: '2026-03-02T09:12:00.000Z', aktionen: ['erstattung', 'nachricht'], isWiederaufnehmbar: false },
  ...changed,
});
const fragen = answered('**/api/bestellungen/geldfragen', {
  fragen: [
    frage(1),
    frage(2, { art: 'storniert', name: lang.name, isWiederaufnehmbar: true }),
    frage(3, { art: 'zuWenig', betrag: 3.2, aktionen: ['erinnern', 'erlassen', 'stornieren'] }),
    frage(4, { art: 'ueberweisen', aktionen: [] }),
  ],
  anzahl: 7,
} satisfies Geldfragen);

const tag = (name: string): Screen => offen(name, '/admin/dashboard', says(/^und 3 weitere$/));

const geldfragen: Screen[] = [
  { ...ofAdmin(tag('the day of the owner, with money that does not fit')), before: fragen },
  { ...tag('the day of an employee, with money that does not fit'), before: fragen },
];

const path = '/admin/belege';
const einer = '/admin/belege/:nummer';
const listCall = /\/api\/belege\?/;
const readCall = /\/api\/belege\/RE-/;

const markt = { art: 'markttag', id: 'm', text: 'Rheinheim' } as const;
const belege = [
  makeBelegZeile(44, { art: 'korrektur', brutto: -12345.67, name: lang.name }),
  makeBelegZeile(43, { anlass: markt, name: undefined, brutto: 1238.4 }),
  makeBelegZeile(42, { name: undefined, istGeloescht: true }),
  makeBelegZeile(41, { name: undefined }),
  makeBelegZeile(40),
];
const summen = [
  { satzPromille: 190, netto: -9322.18, steuer: -1771.21, brutto: -11093.39 },
  { satzPromille: 70, netto: 23.35, steuer: 1.63, brutto: 24.98 },
  { satzPromille: 0, netto: 12, steuer: 0, brutto: 12 },
];
const liste = makeBelegeListe(belege, { summen, anzahl: 105, hatMehr: true });

const beleg = makeBeleg({
  korrekturen: [{ nummer: 'RE-2026-0044', art: 'korrektur', tag: '2026-11-24', brutto: -12345.67 }],
  empfaenger: { ...anschrift, firma: lang.name },
});
const korrektur = makeBeleg({
  ...belege[0],
  ...{ posten: [{ nr: 1, name: 'Rosenholz-Sandelholz-Seife', menge: -2, preis: 7.9, satzPromille: 190 }] },
  zu: [{ nummer: 'RE-2026-0040', art: 'rechnung', tag: '2026-11-21', brutto: 26.49 }],
  mails: [{ id: 'a', betreff: 'Rechnungskorrektur', an: lang.email, at: '2026-11-24T09:00:00.000Z' }],
  bezahlt: 0,
  kette: {
    ...beleg.kette,
    maengel: ['der Inhalt wurde verändert.', 'schließt nicht an den Beleg davor an.'],
  },
});
const nichts = { posten: undefined, betraege: undefined, empfaenger: undefined, bezahlt: undefined };
const geloescht = {
  ...beleg,
  ...nichts,
  leistung: undefined,
  name: undefined,
  istGeloescht: true,
  mails: [],
};

const belegeScreens: Screen[] = [
  {
    ...ofAdmin(offen('documents of a month', path, says('RE-2026-0044'))),
    path: `${path}?monat=2026-11`,
    before: answered(listCall, liste),
  },
  {
    ...ofAdmin(offen('documents that a search found', path, says(/^Treffer für/))),
    path: `${path}?suche=RE-2026-004`,
    before: answered(listCall, makeBelegeListe(belege)),
  },
  {
    ...ofAdmin(offen('no documents in this month', path, says('November 2026 ansehen'))),
    path: `${path}?monat=2026-03`,
    before: answered(listCall, makeBelegeListe([], { monate: [{ monat: '2026-11', anzahl: 5 }] })),
  },
  {
    ...ofAdmin(offen('no documents yet', path, says('Noch keine Belege'))),
    before: answered(listCall, makeBelegeListe([])),
  },
  {
    ...ofAdmin(
      offen('an invoice', einer, async (page) => {
        await titled('Rechnung RE-2026-0040')(page);
        await main(page)
          .getByText(/^Prüfsumme/)
          .click();
        await expect(main(page)).toContainText(beleg.kette.vorher);
      }),
    ),
    path: `${path}/RE-2026-0040`,
    before: answered(readCall, beleg),
  },
  {
    ...ofAdmin(
      offen('a copy of a document being sent', einer, async (page) => {
        await pressed('Kopie senden', 'Kopie senden')(page);
        await dialogOf(page).getByLabel('E-Mail-Adresse').fill('buero@kundschaft.example');
        await expect(dialogOf(page)).toContainText('Das ist nicht die Adresse der Bestellung');
      }),
    ),
    path: `${path}/RE-2026-0040`,
    before: answered(readCall, { ...beleg, email: lang.email }),
    // An address that is longer than its line.
    meant: /: torn: maximiliane-henriette/,
  },
  {
    ...ofAdmin(offen('a correction that was tampered with', einer, says('der Inhalt wurde verändert.'))),
    path: `${path}/RE-2026-0044`,
    before: answered(readCall, korrektur),
    // An address that is longer than its line.
    meant: /: torn: maximiliane-henriette/,
  },
  {
    ...ofAdmin(offen('a document of a person who was deleted', einer, says('Angaben gelöscht'))),
    path: `${path}/RE-2026-0040`,
    before: answered(readCall, geloescht),
  },
];

export const geldScreens = [...geldfragen, ...belegeScreens];
