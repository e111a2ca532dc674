import type { BelegInhalt } from '../beleg-inhalt.ts';
import { belegEmpfaengerName } from '../beleg-worte.ts';
import { xmlGruppe, xmlWert } from './xml-bau.ts';

/** Who sells and who buys, and the number of the order. */
export function xmlParteien({ aussteller, empfaenger, anlass }: BelegInhalt): string {
  return xmlGruppe(
    'ram:ApplicableHeaderTradeAgreement',
    verkaeuferin(aussteller),
    kaeufer(empfaenger),
    // The number is the shop's (BT-14); one of the buyer's own (BT-13) is not known.
    anlass.art === 'bestellung'
      ? xmlGruppe('ram:SellerOrderReferencedDocument', xmlWert('ram:IssuerAssignedID', anlass.nummer))
      : '',
  );
}

function verkaeuferin(aussteller: BelegInhalt['aussteller']): string {
  const { inhaberin, adresse, steuernummer, ustIdNr } = aussteller;
  const name = inhaberin.trim() || aussteller.name;
  return xmlGruppe(
    'ram:SellerTradeParty',
    // Without a VAT id something else must tell sellers apart (BR-CO-26).
    ustIdNr === '' ? xmlWert('ram:ID', steuernummer) : '',
    xmlWert('ram:Name', name),
    aussteller.name === name
      ? ''
      : xmlGruppe('ram:SpecifiedLegalOrganization', xmlWert('ram:TradingBusinessName', aussteller.name)),
    xmlGruppe(
      'ram:DefinedTradeContact',
      xmlWert('ram:PersonName', name),
      xmlGruppe('ram:TelephoneUniversalCommunication', xmlWert('ram:CompleteNumber', aussteller.telefon)),
      xmlGruppe('ram:EmailURIUniversalCommunication', xmlWert('ram:URIID', aussteller.email)),
    ),
    anschrift({ ...adresse, zusatz: '' }),
    registrierung(steuernummer, 'FC'),
    registrierung(ustIdNr, 'VA'),
  );
}

function registrierung(nummer: string, art: 'FC' | 'VA'): string {
  return xmlGruppe('ram:SpecifiedTaxRegistration', xmlWert('ram:ID', nummer, { schemeID: art }));
}

function kaeufer(empfaenger: BelegInhalt['empfaenger']): string {
  const name = belegEmpfaengerName(empfaenger);
  const person = empfaenger ? `${empfaenger.vorname} ${empfaenger.nachname}` : '';
  return xmlGruppe(
    'ram:BuyerTradeParty',
    xmlWert('ram:Name', name),
    name === person.trim() ? '' : xmlGruppe('ram:DefinedTradeContact', xmlWert('ram:PersonName', person)),
    anschrift(empfaenger),
  );
}

type Anschrift = Record<'strasse' | 'hausnummer' | 'zusatz' | 'plz' | 'stadt', string>;

/** Both are in Germany, where the shop is and delivers. */
function anschrift(adresse: Anschrift | undefined): string {
  const { strasse, hausnummer, zusatz, plz, stadt } = adresse ?? leer;
  return xmlGruppe(
    'ram:PostalTradeAddress',
    xmlWert('ram:PostcodeCode', plz),
    xmlWert('ram:LineOne', `${strasse} ${hausnummer}`),
    xmlWert('ram:LineTwo', zusatz),
    xmlWert('ram:CityName', stadt),
    xmlWert('ram:CountryID', 'DE'),
  );
}

const leer: Anschrift = { strasse: '', hausnummer: '', zusatz: '', plz: '', stadt: '' };
