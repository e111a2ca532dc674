/** What happens to an order of the example workshop, so many days before the opening at this hour. */
export type Danach = { tage: number; stunde: number } & (
  | { was: 'bezahlt' | 'storniert' | 'gepackt' | 'abholbereit' | 'abgeholt' }
  | { was: 'notiz'; text: string }
  /** `teile`: only these pieces; the rest follows. */
  | { was: 'versendet'; nummer: string; teile?: { slug: string; menge: number }[] }
);

/** `tage`, `stunde`: when it was made, before the opening; `isGast`: without the account that its customer has. */
export type DemoAuftrag = {
  tage: number;
  stunde: number;
  vorname: string;
  nachname: string;
  isGast?: true;
  weise: 'dhl' | 'abholung';
  posten: { slug: string; menge: number }[];
  danach?: Danach[];
};

/**
 * Invented orders of customers from `kunden-liste.ts`, the oldest first; those unpaid are reminded and
 * cancelled by themselves. What leaves the house does so yesterday, after the last booking of
 * `lager-geschichte.ts`.
 */
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
    danach: [{ was: 'storniert', tage: 8, stunde: 11 }],
  },
  {
    ...{ tage: 9, stunde: 13, vorname: 'Annegret', nachname: 'Thiele', weise: 'dhl' },
    posten: [{ slug: 'lavendeltraum', menge: 3 }],
  },
  {
    ...{ tage: 6, stunde: 14, vorname: 'Sabine', nachname: 'Rühl', weise: 'abholung' },
    posten: [
      { slug: 'gartenruhe', menge: 2 },
      { slug: 'minzmorgen', menge: 1 },
    ],
    danach: [
      { was: 'abholbereit', tage: 4, stunde: 9 },
      { was: 'abgeholt', tage: 1, stunde: 16 },
    ],
  },
  {
    ...{ tage: 5, stunde: 9, vorname: 'Magdalena', nachname: 'Huber', weise: 'dhl' },
    posten: [
      { slug: 'gartenruhe', menge: 2 },
      { slug: 'vanillewolke', menge: 1 },
    ],
    danach: [
      { was: 'bezahlt', tage: 3, stunde: 8 },
      { was: 'gepackt', tage: 2, stunde: 15 },
      { was: 'versendet', tage: 1, stunde: 10, nummer: '00340434161094021501' },
    ],
  },
  {
    ...{ tage: 5, stunde: 20, vorname: 'Käthe', nachname: 'Brandt', weise: 'dhl' },
    posten: [{ slug: 'minzmorgen', menge: 3 }],
    danach: [
      { was: 'bezahlt', tage: 3, stunde: 8 },
      { was: 'storniert', tage: 2, stunde: 18 },
    ],
  },
  {
    ...{ tage: 4, stunde: 17, vorname: 'Rolf Dieter', nachname: 'Maaß', weise: 'dhl' },
    posten: [
      { slug: 'honigwabe', menge: 2 },
      { slug: 'gartenruhe', menge: 1 },
      { slug: 'goldstueck', menge: 1 },
    ],
    danach: [{ was: 'bezahlt', tage: 2, stunde: 17 }],
  },
  {
    ...{ tage: 4, stunde: 18, vorname: 'Torsten', nachname: 'Weißgerber', weise: 'dhl' },
    posten: [
      { slug: 'vanillewolke', menge: 3 },
      { slug: 'honigwabe', menge: 18 },
    ],
    danach: [
      { was: 'bezahlt', tage: 2, stunde: 17 },
      { was: 'notiz', tage: 2, stunde: 18, text: 'Für seinen Hofladen. Honigwabe wird gerade gegossen.' },
      {
        ...{ was: 'versendet', tage: 1, stunde: 11, nummer: '00340434161094021518' },
        teile: [{ slug: 'vanillewolke', menge: 3 }],
      },
    ],
  },
  {
    ...{ tage: 3, stunde: 12, vorname: 'Ursula', nachname: 'Zöllner', weise: 'dhl' },
    posten: [
      { slug: 'lavendeltraum', menge: 2 },
      { slug: 'schwarzer-sandel', menge: 1 },
    ],
    danach: [
      { was: 'bezahlt', tage: 1, stunde: 8 },
      { was: 'gepackt', tage: 1, stunde: 17 },
    ],
  },
  {
    ...{ tage: 3, stunde: 21, vorname: 'Nele', nachname: 'Fährmann', weise: 'dhl' },
    posten: [{ slug: 'vanillewolke', menge: 2 }],
    danach: [{ was: 'bezahlt', tage: 1, stunde: 8 }],
  },
  {
    ...{ tage: 2, stunde: 10, vorname: 'Dmitri', nachname: 'Sokolow', weise: 'abholung' },
    posten: [{ slug: 'gartenruhe', menge: 1 }],
    danach: [{ was: 'abholbereit', tage: 1, stunde: 15 }],
  },
  {
    ...{ tage: 2, stunde: 22, vorname: 'Viktoria', nachname: 'Schönfeld', weise: 'dhl' },
    posten: [
      { slug: 'jasminbluete', menge: 1 },
      { slug: 'lavendeltraum', menge: 1 },
    ],
    danach: [
      { was: 'bezahlt', tage: 1, stunde: 9 },
      { was: 'notiz', tage: 1, stunde: 9, text: 'Ist ein Geschenk: Bitte eine Karte dazulegen.' },
    ],
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
