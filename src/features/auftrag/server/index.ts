/** The public interface of auftrag for the rest of the server. */
export { Angebote } from '#features/kasse/server/konditionen-cache.ts';
export { anonymiseAuftraege } from './loeschung/anonymise-auftraege.ts';
export { auftragAktionenRoutes } from './auftragsakte/auftrag-aktionen.routes.ts';
export { auftragVerwaltungRoutes } from './verwaltungsansicht/auftrag-verwaltung.routes.ts';
export { findUmsaetze } from './geld/bank-umsatz.repository.ts';
export { bestellTokenOf, readBestellToken } from './kundensicht/bestell-link.ts';
export { bestellerOf, readBesteller } from './kundensicht/besteller.ts';
export { bestellungRoutes } from '#features/bestellung/server/bestellung.routes.ts';
export { countAuftraegeOf } from './auftragsakte/auftraege-von.repository.ts';
export { bookRueckgabe } from './widerruf/book-rueckgabe.ts';
export {
  bookWiderruf,
  dropWiderruf,
  hatOffenenEingang,
  recordWiderruf,
  unbookWiderruf,
} from './widerruf/book-widerruf.ts';
export { cancelAuftrag } from './stornieren/cancel-auftrag.ts';
export type { Anlass } from './auftragsakte/change-auftrag.ts';
export { catchUpAuftraege, expireAuftraege, hasFaelligen } from './geld/expire-auftraege.ts';
export { fertigungRoutes } from '#features/fertigung/server/fertigung.routes.ts';
export { fetchAuftrag } from './auslieferung/fetch-auftrag.ts';
export { kasseRoutes } from '#features/kasse/server/kasse.routes.ts';
export { lieferungOf } from './auftragsakte/lieferung-of.ts';
export { listAuftraege, nameOf } from './verwaltungsansicht/list-auftraege.ts';
export { findVorgaenge, listVorgaenge, type Vorgang } from './auftragsakte/list-auftragsakten.ts';
export {
  findZahlungen,
  findZahlungsziele,
  listOffeneZahlungsziele,
  type Zahlungsziel,
} from './geld/list-zahlungsziele.ts';
export { listPackbare } from '#features/fertigung/server/list-zu-fertigen.ts';
export { packAuftrag, readyAuftrag } from './auslieferung/pack-auftrag.ts';
export { placeAuftrag } from '#features/kasse/server/place-auftrag.ts';
export { readAuftrag } from './verwaltungsansicht/read-auftrag.ts';
export { findBestellungId } from './kundensicht/to-bestellung.ts';
export {
  type BestellungVoll,
  listBestellungenVon,
  readBestellungenVon,
  readBestellungVoll,
} from '#features/bestellung/server/read-bestellungen-von.ts';
export { readFehlende } from './verwaltungsansicht/read-fehlende.ts';
export { readKasse } from '#features/kasse/server/read-kasse.ts';
export { readLoeschLage } from './loeschung/read-loesch-lage.ts';
export { recordZahlung } from './geld/record-zahlung.ts';
export { refundAuftrag } from './geld/refund-auftrag.ts';
export { sendAuftrag } from './auslieferung/send-auftrag.ts';
export { telefonRoutes } from '#features/telefon/server/telefon.routes.ts';
export { findByNummer } from './kundensicht/nummer-und-email.repository.ts';
export { verfolgenRoutes } from '#features/bestellung/server/verfolgen/verfolgen.routes.ts';
export { verifyAuftraege } from './verify/verify-auftraege.ts';
export { findByNummerAllein, listAehnliche } from './widerruf/widerruf-suche.repository.ts';
export { dhlDateiOf, writeDhlDatei } from './auslieferung/write-dhl-datei.ts';
export { writeNotiz } from './auftragsakte/write-notiz.ts';
