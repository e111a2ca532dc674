import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import { istInhaberin, type LadenAngaben } from '#features/einstellung/gruppen/laden-angaben.ts';
import { steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import type { VersandAngaben } from '#features/einstellung/gruppen/versand-angaben.ts';
import type { ZahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { versandartenOf, versandFreiOf, versandGrenzeOf, versandkostenOf } from './rechtstext-versand.ts';
import { type Zahlungsdienst, zahlungsdienstOf } from './rechtstext-zahlungsdienst.ts';

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
  /** Parcels are sent; without it orders are only picked up. */
  versendet: boolean;
  /** '7,69 €', or '4,19 € bis 9,49 €'; empty if no parcels are sent. */
  versandkosten: string;
  /** '40,00 €': parcels are free from that value on; empty if none is. */
  versandFrei: string;
  /** '10 kg': heavier parcels are sent by agreement; empty if none is. */
  versandGrenze: string;
  versandarten: string[];
  /** Place and hours, a line each; empty without pick-up. */
  abholung: string[];
  /** A sentence for each way to pay that is on. */
  zahlungsarten: string[];
  /** Who takes the money of those that pay online; missing where nobody does, and in the example workshop. */
  zahlungsdienst: Zahlungsdienst | undefined;
  /** Whether orders can be made: in every phase but `angekuendigt`. */
  istGeoeffnet: boolean;
  /** Public address of the online function for withdrawal; empty if the shop's own is not known. */
  widerrufsadresse: string;
};

/**
 * The day (`2026-11-23`), the shop's public address, without a slash at its end, and the payment provider, as it is
 * stored, that a text is filled for.
 */
export type RechtstextLage = { tag: string; adresse: string; anbieter?: string | undefined };

/** What legal texts take from the settings, and from where the shop is. */
export function rechtstextAngabenOf(
  einstellungen: Pick<Einstellungen, 'laden' | 'steuer' | 'versand' | 'zahlung' | 'phase'>,
  { tag, adresse, anbieter }: RechtstextLage,
): RechtstextAngaben {
  const { laden, steuer, versand, zahlung, phase } = einstellungen;
  const { name, inhaberin, email, telefon, fotoProfil, lucid } = laden.angaben;
  return {
    ...{ laden: name, inhaberin, email, telefon, lucid },
    anschrift: anschriftOf(laden.angaben),
    fotoProfil: fotoProfil.url === '' ? '' : fotoProfil.name,
    ustIdNr: steuer.angaben.ustIdNr,
    istKleinunternehmer: steuermodusAm(steuer.angaben.modi, tag) === 'kleinunternehmer',
    verantwortlich: verantwortlichOf(laden.angaben),
    versendet: versand.angaben.dhl.aktiv,
    versandkosten: versandkostenOf(versand.angaben),
    versandFrei: versandFreiOf(versand.angaben),
    versandGrenze: versandGrenzeOf(versand.angaben),
    versandarten: versandartenOf(versand.angaben),
    abholung: abholungOf(versand.angaben, laden.angaben),
    zahlungsarten: zahlungsartenOf(zahlung.angaben, versand.angaben),
    zahlungsdienst: zahlung.angaben.online.aktiv ? zahlungsdienstOf(anbieter) : undefined,
    istGeoeffnet: phase.angaben.phase !== 'angekuendigt',
    widerrufsadresse: widerrufsadresseOf(adresse),
  };
}

/** A fixed text: never taken from the host that a request names. */
export function widerrufsadresseOf(adresse: string): string {
  return adresse === '' ? '' : `${adresse}/widerruf`;
}

function anschriftOf({ adresse }: LadenAngaben): string[] {
  const { strasse, hausnummer, plz, stadt, land } = adresse;
  if (strasse === '' && stadt === '') return [];
  return [`${strasse} ${hausnummer}`.trim(), `${plz} ${stadt}`.trim(), land].filter((part) => part !== '');
}

/** The owner at the shop's address; another person stands alone, because her address is not the shop's. */
function verantwortlichOf(laden: LadenAngaben): string[] {
  const { name, inhaberin, verantwortlich } = laden;
  if (!istInhaberin(laden)) return [verantwortlich];
  if (inhaberin === '') return [];
  return [[inhaberin, name].filter((part) => part !== '').join(', '), ...anschriftOf(laden)];
}

function abholungOf({ abholung }: VersandAngaben, laden: LadenAngaben): string[] {
  if (!abholung.aktiv) return [];
  return [abholung.ort || anschriftOf(laden).join(', '), ...abholung.zeiten.split('\n')].filter(
    (part) => part.trim() !== '',
  );
}

function zahlungsartenOf({ vorkasse, online, abholung }: ZahlungAngaben, versand: VersandAngaben): string[] {
  const { zahlungstage, stornierenNachTagen } = vorkasse;
  const tage = zahlungstage === 1 ? 'eines Tages' : `von ${zahlungstage} Tagen`;
  return [
    ...(vorkasse.aktiv
      ? [
          `Vorkasse: Unsere Bankverbindung steht auf der Bestätigungsseite. Bitte überweisen Sie innerhalb ${tage}. Ist das Geld ${stornierenNachTagen} Tage nach der Bestellung nicht da, stornieren wir sie.`,
        ]
      : []),
    ...(online.aktiv
      ? [
          `Online bezahlen: Nach der Bestellung kommen Sie zur Bezahlseite unseres Zahlungsdienstes. Ist ${online.stunden} Stunden nach der Bestellung nicht bezahlt, stornieren wir sie.`,
        ]
      : []),
    ...(abholung.aktiv && versand.abholung.aktiv ? ['Bei Abholung: Sie zahlen in unserer Werkstatt.'] : []),
  ];
}
