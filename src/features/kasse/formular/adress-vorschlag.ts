import { type Anschrift, leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { tidyAnschrift } from '#features/auftrag/anschrift/tidy-anschrift.ts';
import { type Adresse, defaultLand, type Lieferadresse } from '#features/kunde/adresse.ts';

type Name = { vorname: string; nachname: string };
type Profil = { adresse: Adresse; lieferadresse: Lieferadresse };

/**
 * The addresses of a profile as the checkout proposes them; one in another country is left out: parcels stay
 * in Germany.
 */
export function adressVorschlagOf(
  name: Name,
  { adresse, lieferadresse }: Profil,
): { rechnung: Anschrift; lieferung?: Anschrift } {
  const rechnung = tidyAnschrift({ ...leereAnschrift, ...name, ...inDeutschland(adresse) });
  const { verwendet, firmenname, vorname, nachname } = lieferadresse;
  if (!verwendet || lieferadresse.strasse === '') return { rechnung };
  const empfaenger = { vorname: vorname || name.vorname, nachname: nachname || name.nachname };
  const ort = inDeutschland(lieferadresse);
  const lieferung = tidyAnschrift({ ...leereAnschrift, ...empfaenger, ...ort, firma: firmenname });
  return lieferung.strasse === '' ? { rechnung } : { rechnung, lieferung };
}

function inDeutschland({ strasse, hausnummer, zusatz, plz, stadt, land }: Adresse): Partial<Anschrift> {
  const isDeutschland = land === '' || land.trim().toLowerCase() === defaultLand.toLowerCase();
  return isDeutschland ? { strasse, hausnummer, zusatz, plz, stadt } : {};
}
