import type { LadenAngaben } from '#features/einstellung/gruppen/laden-angaben.ts';
import type { VerkaufsProdukt } from '#features/portfolio/verkauf/verkaufs-produkt.ts';
import { ersteProdukte, isVerkaeuflich, produktZiel } from './bereit-produkte.ts';
import { frage, hinweisFrage, type Pruefung, type Punkt, punkt } from './bereit-punkt.ts';

/**
 * Art. 19 of (EU) 2023/988: the page of each product names its maker and identifies the product. Without the
 * maker's addresses the page lacks what each offer needs, so that is red. Type, name and picture identify a
 * product already, and its number is what is asked where there is one, so a missing number only warns.
 * Whether a product needs warnings, no program knows.
 */
export const produktsicherheit: Pruefung = {
  id: 'produktsicherheit',
  titel: 'Produkt\u00adsicherheit',
  fragen: [
    frage(['laden'], ({ laden }) => hersteller(laden.angaben)),
    hinweisFrage(['produkte'], ({ produkte }) => ersteProdukte(produkte.flatMap(ohneNummer))),
  ],
};

function hersteller({ name, adresse, email }: LadenAngaben): Punkt[] {
  const { strasse, hausnummer, plz, stadt } = adresse;
  const angaben = {
    name,
    'adresse.strasse': strasse,
    'adresse.hausnummer': hausnummer,
    'adresse.plz': plz,
    'adresse.stadt': stadt,
    email,
  };
  const [feld] = Object.entries(angaben).find(([, text]) => text === '') ?? [];
  if (feld === undefined) return [];
  const text =
    'Name, Anschrift und E-Mail-Adresse des Ladens eintragen: Sie stehen als Hersteller auf jeder Produktseite.';
  return [punkt('rot', `laden.${feld}`, text)];
}

function ohneNummer(produkt: VerkaufsProdukt): Punkt<'gelb'>[] {
  if (!isVerkaeuflich(produkt) || produkt.artikelnummer !== null) return [];
  const text = `${produkt.name}: Eine Artikelnummer eintragen, an der man das Produkt erkennt.`;
  return [{ stufe: 'gelb', text, ziel: produktZiel(produkt, 'artikelnummer') }];
}
