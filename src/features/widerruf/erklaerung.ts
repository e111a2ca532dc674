import { malText } from '#shared/text/mal-text.ts';

/**
 * What somebody may say who withdraws from a contract: who, from which one, where the receipt goes, and from
 * which pieces of it.
 */
export const erklaerungFelder = ['name', 'bestellung', 'email', 'stuecke'] as const;
export type ErklaerungFeld = (typeof erklaerungFelder)[number];

/**
 * Most characters of each that are kept; only a program writes more. Anybody can send any number of
 * declarations, each is kept for years, and together with its events one of plain text stays below 2 kB.
 */
export const erklaerungLaengen: Record<ErklaerungFeld, number> = {
  name: 200,
  bestellung: 200,
  email: 254,
  stuecke: 850,
};

/** Ticked pieces of a line of an order, by its number; `name` as the customer saw it. */
export type GewaehlterTeil = { nr: number; menge: number; name: string };

/** A declaration as it is kept. `link` is the token of the order whose page led to the form; empty without one. */
export type Erklaerung = Record<ErklaerungFeld, string> & { teile: GewaehlterTeil[]; link: string };

/** Whether nothing was declared: there is nothing to keep. */
export function isLeereErklaerung({ teile, link, ...angaben }: Erklaerung): boolean {
  return teile.length === 0 && link === '' && erklaerungFelder.every((feld) => angaben[feld] === '');
}

/** What is missing before the form is sent, by field. A help for people; the server takes every declaration. */
export function erklaerungFehler(
  eingabe: Record<ErklaerungFeld, string>,
): Partial<Record<ErklaerungFeld, string>> {
  const fehlt = (feld: ErklaerungFeld) => eingabe[feld].trim() === '';
  return {
    ...(fehlt('name') ? { name: 'Bitte Ihren Namen eingeben.' } : {}),
    ...(fehlt('bestellung')
      ? { bestellung: 'Bitte die Bestellnummer eingeben, oder was Sie wann bestellt haben.' }
      : {}),
    ...(fehlt('email')
      ? { email: 'Bitte Ihre E-Mail-Adresse eingeben. Dorthin geht die Eingangsbestätigung.' }
      : {}),
  };
}

/** A declaration in lines with their names, as its receipt and the workshop's message show it. */
export function erklaerungZeilen({
  name,
  bestellung,
  email,
  stuecke,
  teile,
}: Omit<Erklaerung, 'link'>): { name: string; zeilen: string[] }[] {
  const gewaehlt = teile.map(({ nr, menge, name: was }) => malText(menge, was || `Zeile ${nr}`));
  const was = [...gewaehlt, ...(stuecke === '' ? [] : stuecke.split('\n'))];
  return [
    { name: 'Name', zeilen: [name || 'nicht angegeben'] },
    { name: 'Bestellung', zeilen: [bestellung || 'nicht angegeben'] },
    { name: 'E-Mail', zeilen: [email || 'nicht angegeben'] },
    { name: 'Widerrufen', zeilen: was.length > 0 ? was : ['der ganze Vertrag'] },
  ];
}
