/** What happens to an order of the example workshop, in days after it. */
type Danach = { was: 'bezahlt' | 'storniert'; nachTagen: number };

/** `tage`, `stunde`: when it was made, before the opening; `isGast`: without the account that its customer has. */
export type DemoAuftrag = {
  tage: number;
  stunde: number;
  vorname: string;
  nachname: string;
  isGast?: true;
  weise: 'dhl' | 'abholung';
  posten: { slug: string; menge: number }[];
  danach?: Danach;
};

/** Invented orders of customers from `kunden-liste.ts`, the oldest first; those unpaid are reminded and cancelled by themselves. */
export const demoAuftraege: DemoAuftrag[] = [
  {
    ...{ tage: 13, stunde: 19, vorname: 'Sören', nachname: 'Petersen', weise: 'dhl' },
    posten: [{ slug: 'schwarzer-sandel', menge: 2 }],
  },
  {
    ...{ tage: 9, stunde: 11, vorname: 'Bettina', nachname: 'Krüger', weise: 'dhl' },
    posten: [
      { slug: 'minzmorgen', menge: 1 },
      { slug: 'minzglas', menge: 1 },
    ],
    danach: { was: 'storniert', nachTagen: 1 },
  },
  {
    ...{ tage: 6, stunde: 8, vorname: 'Annegret', nachname: 'Thiele', weise: 'dhl' },
    posten: [{ slug: 'lavendeltraum', menge: 3 }],
  },
  {
    ...{ tage: 4, stunde: 17, vorname: 'Rolf Dieter', nachname: 'Maaß', weise: 'dhl' },
    posten: [
      { slug: 'honigwabe', menge: 2 },
      { slug: 'gartenruhe', menge: 1 },
      { slug: 'goldstueck', menge: 1 },
    ],
    danach: { was: 'bezahlt', nachTagen: 2 },
  },
  {
    ...{ tage: 1, stunde: 16, vorname: 'Leonie', nachname: 'Hartwig', weise: 'abholung' },
    posten: [
      { slug: 'vanillewolke', menge: 1 },
      { slug: 'jasminbluete', menge: 2 },
    ],
  },
  {
    ...{ tage: 0, stunde: 0, vorname: 'Thorben', nachname: 'Claasen', isGast: true, weise: 'dhl' },
    posten: [
      { slug: 'lavendeltraum', menge: 1 },
      { slug: 'minzmorgen', menge: 2 },
    ],
  },
];
