import type { Geldfragen, GezeigteGeldfrage } from '#features/auftrag/geldfragen/geldfragen-contract.ts';
import { answered, says } from './arrange.ts';
import type { Screen } from './screen.ts';
import { lang, ofAdmin, offen } from './screens-betrieb.ts';

const frage = (nr: number, changed: Partial<GezeigteGeldfrage> = {}): GezeigteGeldfrage => ({
  ...{ _id: `id-${nr}`, nummer: `B-26-AAA0${nr}`, name: 'Mia Sommer', art: 'zuViel', betrag: 12345.67 },
  ...{ seit: '2026-03-02T09:12:00.000Z', aktionen: ['erstattung', 'nachricht'], isWiederaufnehmbar: false },
  ...changed,
});
const before = answered('**/api/bestellungen/geldfragen', {
  fragen: [
    frage(1),
    frage(2, { art: 'storniert', name: lang.name, isWiederaufnehmbar: true }),
    frage(3, { art: 'zuWenig', betrag: 3.2, aktionen: ['erinnern', 'erlassen', 'stornieren'] }),
    frage(4, { art: 'ueberweisen', aktionen: [] }),
  ],
  anzahl: 7,
} satisfies Geldfragen);

const tag = (name: string): Screen => offen(name, '/admin/dashboard', says(/^und 3 weitere$/));

export const geldfragenScreens: Screen[] = [
  { ...ofAdmin(tag('the day of the owner, with money that does not fit')), before },
  { ...tag('the day of an employee, with money that does not fit'), before },
];
