import {
  isPackstation,
  isPostnummer,
  nenntPackstation,
  postnummerFehlt,
  stationOf,
} from '#shared/packstation.ts';
import { type Anschrift, type AnschriftFeld, type AnschriftZweck, laengen } from './anschrift.ts';
import { hasAnderePlz } from './plz-und-ort.ts';

const fehlend: Partial<Record<AnschriftFeld, string>> = {
  vorname: 'Bitte den Vornamen eingeben.',
  nachname: 'Bitte den Nachnamen eingeben.',
  strasse: 'Bitte die Straße eingeben.',
  hausnummer: 'Bitte die Hausnummer eingeben.',
  plz: 'Bitte die Postleitzahl eingeben.',
  stadt: 'Bitte den Ort eingeben.',
};

const name = 'Bitte geben Sie den Namen mit Buchstaben ein.';
const mitBuchstaben: Partial<Record<AnschriftFeld, string>> = {
  vorname: name,
  nachname: name,
  strasse: 'Bitte geben Sie die Straße mit Buchstaben ein.',
  stadt: 'Bitte geben Sie den Ort mit Buchstaben ein.',
};

/** A letter of another script, which no carrier reads on a street or a town. */
const fremderBuchstabe = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;
const lateinisch: Partial<Record<AnschriftFeld, string>> = {
  strasse: 'Bitte schreiben Sie die Straße in lateinischen Buchstaben, wie auf dem Straßenschild.',
  stadt: 'Bitte schreiben Sie den Ort in lateinischen Buchstaben.',
};

const nurLieferung = 'Eine Packstation oder Postfiliale kann nur Lieferadresse sein.';
const postfach = /^\s*(?:deutsche\s+post\s+)?post[\s-]*fach(?!\p{L})|^\s*p\.?\s?o\.?\s?box(?!\p{L})/iu;

/** Where no parcel can go is no address of delivery. */
export function postfachProblem({ strasse }: Pick<Anschrift, 'strasse'>): string | undefined {
  if (!postfach.test(strasse)) return undefined;
  return 'An ein Postfach liefert DHL keine Pakete. Bitte eine Straße oder eine andere Lieferadresse eingeben.';
}

/**
 * The problem with one field of an address, or `undefined`; the same in the form and on the server. The
 * address is tidy.
 */
export function anschriftProblem(
  feld: AnschriftFeld,
  anschrift: Anschrift,
  zweck: AnschriftZweck,
): string | undefined {
  return (
    textProblem(feld, anschrift) ??
    (isPackstation(anschrift)
      ? stationProblem(feld, anschrift, zweck)
      : strassenProblem(feld, anschrift, zweck))
  );
}

/** What is wrong with a field wherever the parcel goes. */
function textProblem(feld: AnschriftFeld, anschrift: Anschrift): string | undefined {
  const text = anschrift[feld].trim();
  if (text === '') return feld === 'hausnummer' && isPackstation(anschrift) ? undefined : fehlend[feld];
  if (feld === 'plz' && !/^\d{5}$/.test(text)) return 'Eine deutsche Postleitzahl hat fünf Ziffern.';
  if (text.length > laengen[feld]) return `Höchstens ${laengen[feld]} Zeichen.`;
  const ohneBuchstaben = mitBuchstaben[feld];
  if (ohneBuchstaben && !/\p{L}/u.test(text)) return ohneBuchstaben;
  if (lateinisch[feld] && fremderBuchstabe.test(text)) return lateinisch[feld];
  if (feld === 'stadt' && hasAnderePlz(anschrift))
    return 'Hier steht eine andere Postleitzahl als im Feld davor. Bitte prüfen.';
  if (feld === 'hausnummer' && !/\d/.test(text)) return 'Eine Hausnummer hat mindestens eine Ziffer.';
  if (feld === 'hausnummer' && !/^[\p{L}\p{M}\p{N} .,/()&'’+–-]+$/u.test(text))
    return 'Eine Hausnummer hat nur Ziffern, Buchstaben und Zeichen wie - oder /.';
  return undefined;
}

/** At a machine the house number is that of the machine, and the second line the customer's. */
function stationProblem(
  feld: AnschriftFeld,
  anschrift: Anschrift,
  zweck: AnschriftZweck,
): string | undefined {
  if (zweck === 'rechnung')
    return feld === 'strasse' ? `${nurLieferung} Bitte hier Ihre Wohnadresse eingeben.` : undefined;
  const text = anschrift[feld].trim();
  // Another number stands in the street's line.
  const andere = stationOf(anschrift.strasse)?.nummer ?? text;
  if (feld === 'hausnummer' && (text === '' || /\d{5}/.test(text) || text !== andere))
    return 'Bitte hier die Nummer der Packstation oder Postfiliale eingeben.';
  if (feld === 'zusatz' && text === '') return postnummerFehlt;
  if (feld === 'zusatz' && !isPostnummer(text)) return 'Eine Postnummer hat 6 bis 10 Ziffern.';
  return undefined;
}

function strassenProblem(
  feld: AnschriftFeld,
  anschrift: Anschrift,
  zweck: AnschriftZweck,
): string | undefined {
  if (feld === 'strasse' && zweck === 'lieferung') return postfachProblem(anschrift);
  // Beside a street: which of both is meant, only its author knows.
  if (feld === 'hausnummer' || !nenntPackstation(anschrift[feld])) return undefined;
  return zweck === 'rechnung'
    ? `${nurLieferung} Bitte als andere Lieferadresse eingeben.`
    : 'Eine Packstation steht im Feld Straße, die Postnummer im Adresszusatz. Bitte dort eingeben oder hier löschen.';
}
