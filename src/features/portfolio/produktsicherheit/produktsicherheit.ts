import type { Laden } from '#features/einstellung/laden/laden.ts';
import type { Produkt } from '../contract.ts';
import { texteOf } from '../produkttypen/produkt-texte.ts';

/** What the page of a product says of its safety: a name, and one text with line breaks. */
export type SicherheitsAngabe = [name: string, text: string];

type Hersteller = Pick<Laden, 'name' | 'inhaberin' | 'adresse' | 'email' | 'verantwortlich'>;

/**
 * Art. 19 of (EU) 2023/988, as far as it is known: maker, identification and warnings. What nobody has
 * entered is left out: that a product needs no warnings is not ours to say.
 */
export function sicherheitOf(
  produkt: Produkt,
  { name, inhaberin, adresse, email, verantwortlich }: Hersteller,
): SicherheitsAngabe[] {
  const { strasse, hausnummer, plz, stadt, land } = adresse;
  const { titel, isKosmetik } = texteOf(produkt);
  const { artikelnummer, beschreibung } = produkt;
  const angaben: [name: string, ...zeilen: (string | undefined)[]][] = [
    [
      'Hersteller',
      [name, inhaberin].filter(Boolean).join(', '),
      `${strasse} ${hausnummer}`,
      `${plz} ${stadt}`,
      land,
      email,
    ],
    ['Verantwortliche Person', isKosmetik && verantwortlich],
    ['Produkt', titel(produkt), artikelnummer && `Artikelnummer: ${artikelnummer}`],
    ['Warnhinweise', beschreibung.warnhinweise],
  ];
  return angaben
    .map(
      ([name, ...zeilen]): SicherheitsAngabe => [
        name,
        zeilen
          .map((zeile) => zeile?.trim())
          .filter(Boolean)
          .join('\n'),
      ],
    )
    .filter(([, text]) => text);
}
