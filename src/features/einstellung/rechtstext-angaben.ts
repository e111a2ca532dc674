import { formatEuro } from '#shared/money.ts';
import { formatZahl } from '#shared/zahl.ts';
import type { Einstellungen } from './gruppen.ts';
import type { LadenAngaben } from './laden-angaben.ts';
import { steuermodusAm } from './steuer-angaben.ts';
import type { VersandAngaben } from './versand-angaben.ts';
import type { ZahlungAngaben } from './zahlung-angaben.ts';

/** What legal texts are composed from, taken from the settings of one moment. Unknown values are empty texts. */
export type RechtstextAngaben = {
  laden: string;
  inhaberin: string;
  /** Street, town and country, a line each. */
  anschrift: string[];
  email: string;
  telefon: string;
  /** The name of the site, 'Instagram'. */
  fotoProfil: string;
  ustIdNr: string;
  istKleinunternehmer: boolean;
  /** The person responsible for cosmetics, with her address. Lines. */
  verantwortlich: string[];
  lucid: string;
  /** '7,69 €', or 'ab 4,19 €'. */
  versandkosten: string;
  versandarten: string[];
  /** Place and hours, a line each; empty without pick-up. */
  abholung: string[];
  /** A sentence for each way to pay that is on. */
  zahlungsarten: string[];
  /** Whether orders can be made: in every phase but `angekuendigt`. */
  istGeoeffnet: boolean;
  /** Public address of the online function for withdrawal; empty until there is one. */
  widerrufsadresse: string;
};

/** What legal texts take from the settings on a day (`2026-11-23`). */
export function rechtstextAngabenOf(einstellungen: Einstellungen, tag: string): RechtstextAngaben {
  const { laden, steuer, versand, zahlung, phase } = einstellungen;
  const { name, inhaberin, email, telefon, fotoProfil, lucid } = laden.angaben;
  return {
    ...{ laden: name, inhaberin, email, telefon, lucid },
    anschrift: anschriftOf(laden.angaben),
    fotoProfil: fotoProfil.url === '' ? '' : fotoProfil.name,
    ustIdNr: steuer.angaben.ustIdNr,
    istKleinunternehmer: steuermodusAm(steuer.angaben.modi, tag) === 'kleinunternehmer',
    verantwortlich: verantwortlichOf(laden.angaben),
    versandkosten: versandkostenOf(versand.angaben),
    versandarten: versandartenOf(versand.angaben),
    abholung: abholungOf(versand.angaben, laden.angaben),
    zahlungsarten: zahlungsartenOf(zahlung.angaben, versand.angaben),
    istGeoeffnet: phase.angaben.phase !== 'angekuendigt',
    widerrufsadresse: '',
  };
}

function anschriftOf({ adresse }: LadenAngaben): string[] {
  const { strasse, hausnummer, plz, stadt, land } = adresse;
  if (strasse === '' && stadt === '') return [];
  return [`${strasse} ${hausnummer}`.trim(), `${plz} ${stadt}`.trim(), land].filter((part) => part !== '');
}

/** The owner at the shop's address, or another person; one whose line has an address stands alone. */
function verantwortlichOf(laden: LadenAngaben): string[] {
  const person = laden.verantwortlich || laden.inhaberin;
  if (person === '') return [];
  if (person.includes(',')) return [person];
  return [[person, laden.name].filter((part) => part !== '').join(', '), ...anschriftOf(laden)];
}

function versandkostenOf({ dhl }: VersandAngaben): string {
  const preise = dhl.tabelle.map(({ preis }) => preis);
  if (!dhl.aktiv || preise.length === 0) return '';
  const [von, bis] = [Math.min(...preise), Math.max(...preise)];
  return von === bis ? formatEuro(von) : `${formatEuro(von)} bis ${formatEuro(bis)}`;
}

function versandartenOf({ dhl, abholung }: VersandAngaben): string[] {
  const [eine, ...weitere] = dhl.tabelle;
  const stufen =
    eine && weitere.length === 0
      ? [`DHL: ${formatEuro(eine.preis)} je Bestellung`]
      : dhl.tabelle.map(
          ({ bisGramm, preis }) => `DHL bis ${formatZahl(bisGramm / 1000)}\u00a0kg: ${formatEuro(preis)}`,
        );
  const frei = dhl.freiAb === null ? [] : [`Ab ${formatEuro(dhl.freiAb)} Warenwert versenden wir kostenlos.`];
  return [
    ...(dhl.aktiv ? [...stufen, ...frei] : []),
    ...(abholung.aktiv ? ['Abholung in unserer Werkstatt: kostenlos'] : []),
  ];
}

function abholungOf({ abholung }: VersandAngaben, laden: LadenAngaben): string[] {
  if (!abholung.aktiv) return [];
  return [abholung.ort || anschriftOf(laden).join(', '), ...abholung.zeiten.split('\n')].filter(
    (part) => part.trim() !== '',
  );
}

function zahlungsartenOf({ vorkasse, abholung }: ZahlungAngaben, versand: VersandAngaben): string[] {
  const tage = vorkasse.zahlungstage === 1 ? 'eines Tages' : `von ${vorkasse.zahlungstage} Tagen`;
  return [
    ...(vorkasse.aktiv
      ? [
          `Vorkasse: Unsere Bankverbindung steht in der Auftragsbestätigung. Bitte überweisen Sie innerhalb ${tage}.`,
        ]
      : []),
    ...(abholung.aktiv && versand.abholung.aktiv ? ['Bei Abholung: Sie zahlen in unserer Werkstatt.'] : []),
  ];
}
