/** The public interface of auftrag for the rest of the server. */
export { Angebote } from './angebote.ts';
export { anonymiseAuftraege } from './anonymise-auftraege.ts';
export { auftragAktionenRoutes } from './auftrag-aktionen.routes.ts';
export { auftragVerwaltungRoutes } from './auftrag-verwaltung.routes.ts';
export { findUmsaetze } from './bank-umsatz.repository.ts';
export { bestellTokenOf, readBestellToken } from './bestell-link.ts';
export { bestellerOf, readBesteller } from './besteller.ts';
export { bestellungRoutes } from './bestellung.routes.ts';
export { countAuftraegeOf } from './bestellungen-von.repository.ts';
export { bookRueckgabe } from './book-rueckgabe.ts';
export {
  bookWiderruf,
  dropWiderruf,
  hatOffenenEingang,
  recordWiderruf,
  unbookWiderruf,
} from './book-widerruf.ts';
export { cancelAuftrag } from './cancel-auftrag.ts';
export type { Anlass } from './change-auftrag.ts';
export { catchUpAuftraege, expireAuftraege, hasFaelligen } from './expire-auftraege.ts';
export { fertigungRoutes } from './fertigung.routes.ts';
export { fetchAuftrag } from './fetch-auftrag.ts';
export { kasseRoutes } from './kasse.routes.ts';
export { lieferungOf } from './lieferung-of.ts';
export { listAuftraege, nameOf } from './list-auftraege.ts';
export { findVorgaenge, listVorgaenge, type Vorgang } from './list-vorgaenge.ts';
export {
  findZahlungen,
  findZahlungsziele,
  listOffeneZahlungsziele,
  type Zahlungsziel,
} from './list-zahlungsziele.ts';
export { listPackbare } from './list-zu-fertigen.ts';
export { packAuftrag, readyAuftrag } from './pack-auftrag.ts';
export { placeAuftrag } from './place-auftrag.ts';
export { readAuftrag } from './read-auftrag.ts';
export { findBestellungId } from './read-bestellung.ts';
export {
  type BestellungVoll,
  listBestellungenVon,
  readBestellungenVon,
  readBestellungVoll,
} from './read-bestellungen-von.ts';
export { readFehlende } from './read-fehlende.ts';
export { readKasse } from './read-kasse.ts';
export { readLoeschLage } from './read-loesch-lage.ts';
export { recordZahlung } from './record-zahlung.ts';
export { refundAuftrag } from './refund-auftrag.ts';
export { sendAuftrag } from './send-auftrag.ts';
export { telefonRoutes } from './telefon.routes.ts';
export { findByNummer } from './verfolgen.repository.ts';
export { verfolgenRoutes } from './verfolgen.routes.ts';
export { verifyAuftraege } from './verify-auftraege.ts';
export { findByNummerAllein, listAehnliche } from './widerruf-suche.repository.ts';
export { dhlDateiOf, writeDhlDatei } from './write-dhl-datei.ts';
export { writeNotiz } from './write-notiz.ts';
