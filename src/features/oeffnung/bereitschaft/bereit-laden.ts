import { istInhaberin } from '#features/einstellung/gruppen/laden-angaben.ts';
import { type BeispielWert, beispielWerte, shownBeispielBilder } from './beispiel-werte.ts';
import { frage, nurOeffentlich, type Pruefung, type Punkt, punkt, wenn } from './bereit-punkt.ts';

/** What the imprint must name: who runs the shop, and how to reach her. */
export const impressum: Pruefung = {
  id: 'impressum',
  titel: 'Angaben zum Laden',
  fragen: [
    frage(['laden'], ({ laden }) => {
      const { name, inhaberin, adresse, email, telefon } = laden.angaben;
      return [
        ...fehlt(name, 'laden.name', 'Den Namen des Ladens eintragen.'),
        ...fehlt(inhaberin, 'laden.inhaberin', 'Eintragen, wem der Laden gehört.'),
        ...fehlt(adresse.strasse, 'laden.adresse.strasse', 'Die Straße eintragen.'),
        ...fehlt(adresse.hausnummer, 'laden.adresse.hausnummer', 'Die Hausnummer eintragen.'),
        ...fehlt(adresse.plz, 'laden.adresse.plz', 'Die Postleitzahl eintragen.'),
        ...fehlt(adresse.stadt, 'laden.adresse.stadt', 'Den Ort eintragen.'),
        ...fehlt(adresse.land, 'laden.adresse.land', 'Das Land eintragen.'),
        ...fehlt(email, 'laden.email', 'Die E-Mail-Adresse eintragen.'),
        ...fehlt(telefon, 'laden.telefon', 'Die Telefonnummer eintragen.'),
      ];
    }),
  ],
};

/** A shop that others can reach must not show the values of an example. */
export const eigeneAngaben: Pruefung = {
  id: 'eigene-angaben',
  titel: 'Eigene Angaben statt Beispiele',
  fragen: [
    frage(['umgebung', 'laden', 'steuer', 'zahlung', 'post'], ({ umgebung, ...einstellungen }) =>
      umgebung.oeffentlich ? beispielWerte(einstellungen).map(toPunkt) : [],
    ),
    frage(['umgebung', 'bilder'], ({ umgebung, bilder }) =>
      umgebung.oeffentlich ? shownBeispielBilder(bilder).map(bildPunkt) : [],
    ),
  ],
};

function bildPunkt(name: string): Punkt {
  return punkt('rot', 'bilder', `${name}: Es zeigt die Seifen des Beispiels. Bitte ersetzen oder entfernen.`);
}

function toPunkt({ feld, name, isDenkbar }: BeispielWert): Punkt {
  if (isDenkbar)
    return punkt(
      'gelb',
      feld,
      `${name}: So heißt auch das Beispiel. Bitte prüfen, ob das die eigene Angabe ist.`,
    );
  return punkt('rot', feld, `${name}: Hier steht noch ein Beispiel. Bitte die eigenen Angaben eintragen.`);
}

/**
 * Art. 4 of (EC) 1223/2009: the responsible person of cosmetics; the owner at the shop's address if no other
 * is named.
 */
export const verantwortlich: Pruefung = {
  id: 'verantwortlich',
  titel: 'Verant\u00adwortliche Person für Kosmetik',
  fragen: [
    frage(['laden'], ({ laden: { angaben: laden } }) => {
      const fehlt = punkt(
        'rot',
        'laden.verantwortlich',
        'Die verantwortliche Person mit ihrer Anschrift eintragen.',
      );
      const text = `${laden.verantwortlich}: Straße, Postleitzahl und Ort der verantwortlichen Person ergänzen.`;
      return istInhaberin(laden)
        ? wenn(laden.inhaberin === '', fehlt)
        : wenn(!/\b\d{5}\b/.test(laden.verantwortlich), punkt('rot', 'laden.verantwortlich', text));
    }),
  ],
};

/** § 9 VerpackG: without a registration no parcel may be sent. */
export const verpackungsregister: Pruefung = {
  id: 'lucid',
  titel: 'Verpackungs\u00adregister LUCID',
  fragen: [
    frage(['laden', 'umgebung'], ({ laden, ...fakten }) =>
      wenn(
        laden.angaben.lucid === '',
        punkt(
          nurOeffentlich(fakten),
          'laden.lucid',
          'Die Nummer eintragen, unter der der Laden bei LUCID gemeldet ist.',
        ),
      ),
    ),
  ],
};

function fehlt(text: string, feld: string, was: string): Punkt[] {
  return wenn(text === '', punkt('rot', feld, was));
}
