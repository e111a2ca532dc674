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
