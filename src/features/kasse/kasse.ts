import type { KassenPosten } from '#features/auftrag/posten-contract.ts';
import { toSteuerZeile, warenwertOf } from '#features/auftrag/steuer-anteile.ts';
import { grundpreisOf } from '#features/portfolio/preis/grundpreis.ts';
import { type Verfuegbarkeit, verfuegbarkeitOf } from '#features/portfolio/verkauf/verfuegbarkeit.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { Hindernis, Kasse, Moeglichkeit } from './contract.ts';
import type { Bezugsweg } from './konditionen/bezugswege.ts';
import type { Konditionen } from './konditionen/konditionen.ts';
import { type Bestellsumme, bestellsummeOf } from './konditionen/summe.ts';
import { isAufBestellung, type Ware } from './konditionen/ware.ts';

/** A cart under the conditions of a moment: what can be ordered, and what that comes to. */
export type Kasseninhalt = {
  konditionen: Konditionen;
  waren: Ware[];
  hindernisse: Hindernis[];
  bezugswege: Bezugsweg[];
  /** The workshop enters the order: it reads other words, and does so in a pause too. */
  isTelefon?: boolean;
};

/** Different products of one order: far more than a parcel holds. */
export const maxPosten = 200;

/** Why this cart cannot be ordered now whatever the shopper changes here, in German. */
export function kasseGrundOf({
  konditionen,
  waren,
  bezugswege,
  isTelefon,
}: Kasseninhalt): string | undefined {
  if (!isTelefon && konditionen.geschlossen !== undefined) return konditionen.geschlossen;
  if (waren.length > maxPosten)
    return `Eine Bestellung kann höchstens ${maxPosten} verschiedene Produkte haben. Bitte nehmen Sie einige heraus.`;
  if (waren.length === 0 || bezugswege.length > 0) return undefined;
  if (isTelefon)
    return 'Diese Ware lässt sich gerade weder verschicken noch abholen. Versand, Abholung und Zahlung stehen in den Einstellungen.';
  const { email } = konditionen.laden;
  const frage = email === '' ? 'Bitte fragen Sie uns' : `Bitte schreiben Sie uns an ${email}`;
  const was = konditionen.versand.dhl.aktiv
    ? 'Diese Bestellung ist für ein Paket zu schwer.'
    : 'Diese Bestellung können wir gerade weder verschicken noch zur Abholung bereitlegen.';
  return `${was} ${frage}, dann finden wir einen Weg.`;
}

/** What the checkout shows; `standOf` is the short form of what a shopper sees. */
export function kasseOf(inhalt: Kasseninhalt, standOf: (summe: Bestellsumme) => string): Kasse {
  const { konditionen, waren, hindernisse, bezugswege } = inhalt;
  const summen = bezugswege.map((bezugsweg) => bestellsummeOf(konditionen, waren, bezugsweg));
  return {
    posten: waren.map(toPosten),
    zwischensumme: centToEuro(warenwertOf(waren)),
    moeglichkeiten: summen.map((summe) => toMoeglichkeit(summe, standOf(summe))),
    hindernisse,
    abholung: konditionen.abholung,
    grund: kasseGrundOf(inhalt),
  };
}

function toMoeglichkeit(summe: Bestellsumme, stand: string): Moeglichkeit {
  const { versandart, zahlart, versandCent, gesamtCent, steuer, termin, zahlung } = summe;
  return {
    versandart,
    zahlart,
    versand: centToEuro(versandCent),
    gesamt: centToEuro(gesamtCent),
    steuer: steuer.map(toSteuerZeile),
    termin,
    ...zahlung,
    stand,
  };
}

function toPosten(ware: Ware): KassenPosten {
  const { produktId, name, merkmale, gramm, menge, preisCent, bild } = ware;
  const preis = centToEuro(preisCent);
  return {
    ...{ produktId, name, merkmale, menge, preis },
    grundpreis: grundpreisOf(preis, gramm),
    summe: centToEuro(preisCent * menge),
    bild: bild ?? undefined,
    verfuegbarkeit: hinweisOf(ware),
  };
}

/** Missing where enough is on the shelf; a line of which a part has to be made is made to order. */
function hinweisOf(ware: Ware): Verfuegbarkeit | undefined {
  const { fertigungstage } = ware;
  if (isAufBestellung(ware) && fertigungstage !== null) return { art: 'aufBestellung', tage: fertigungstage };
  const stand = verfuegbarkeitOf(ware);
  return stand.art === 'vorrat' && stand.frei === undefined ? undefined : stand;
}
