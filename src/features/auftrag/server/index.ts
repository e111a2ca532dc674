/** The public interface of auftrag for the rest of the server. */
export { addAuftrag } from './anlegen/add-auftrag.ts';
export { findByBestellId } from './anlegen/bestell-id.repository.ts';
export { findLetzteAnschriften, readVorher } from './anlegen/neuer-auftrag.repository.ts';
export {
  type Besteller,
  countAuftraegeOf,
  listAuftraegeVon,
  listPostenOf,
} from './auftragsakte/auftraege-von.repository.ts';
export { type AuftragRow, listPosten } from './auftragsakte/auftrag.repository.ts';
export { auftragAktionenRoutes } from './auftragsakte/auftrag-aktionen.routes.ts';
export type { Bearbeitung } from './auftragsakte/change-auftrag.ts';
export { type Author, listEreignisse } from './auftragsakte/ereignis.repository.ts';
export { lieferungOf } from './auftragsakte/lieferung-of.ts';
export {
  type Auftragsakte,
  findAuftragsakten,
  listAuftragsakten,
} from './auftragsakte/list-auftragsakten.ts';
export { writeNotiz } from './auftragsakte/write-notiz.ts';
export { fetchAuftrag } from './auslieferung/fetch-auftrag.ts';
export { packLocked, readyAuftrag } from './auslieferung/pack-auftrag.ts';
export { sendAuftrag } from './auslieferung/send-auftrag.ts';
export { dhlDateiOf, writeDhlDatei } from './auslieferung/write-dhl-datei.ts';
export { isUnlesbar } from './beleg/is-unlesbar.ts';
export {
  type Altauftrag,
  listAltauftraege,
  listAltlieferungen,
  listAltlieferungstage,
} from './beleg/list-altauftraege.ts';
export { writeAltbeleg } from './beleg/write-altbeleg.ts';
export { findUmsaetze } from './geld/bank-umsatz.repository.ts';
export { bankverbindungOf } from './geld/bankverbindung-of.ts';
export { beginErstattung, type NeueErstattung } from './geld/begin-erstattung.ts';
export { bookOnlineZahlung } from './geld/book-online-zahlung.ts';
export { endErstattung } from './geld/end-erstattung.ts';
export { catchUpAuftraege, expireAuftraege, hasFaelligen } from './geld/expire-auftraege.ts';
export {
  findZahlungen,
  findZahlungsziele,
  listOffeneZahlungsziele,
  type Zahlungsziel,
} from './geld/list-zahlungsziele.ts';
export { type Gebuchtes, recordUmsaetze } from './geld/record-umsaetze.ts';
export { recordZahlung } from './geld/record-zahlung.ts';
export { refundAuftrag } from './geld/refund-auftrag.ts';
export { switchToUeberweisung } from './geld/switch-to-ueberweisung.ts';
export { lockZahlstand, readZahlstaende, type Zahlstand } from './geld/zahlstand.ts';
export { bestellTokenOf, findByBestellToken, readBestellToken } from './kundensicht/bestell-link.ts';
export { bestellerOf, readBesteller } from './kundensicht/besteller.ts';
export { findByNummer } from './kundensicht/nummer-und-email.repository.ts';
export { takeOverAuftrag } from './kundensicht/take-over-auftrag.ts';
export { toBestellung } from './kundensicht/to-bestellung.ts';
export { anonymiseAuftraege } from './loeschung/anonymise-auftraege.ts';
export { readLoeschLage } from './loeschung/read-loesch-lage.ts';
export { recordLoeschwunsch } from './loeschung/record-loeschwunsch.ts';
export { type PostAdresse, writePost } from './post/write-post.ts';
export { cancelForKunde } from './stornieren/cancel-auftrag.ts';
export { verifyAuftraege } from './verify/verify-auftraege.ts';
export { listAuftragKurz } from './verwaltungsansicht/auftraege.repository.ts';
export { auftragVerwaltungRoutes } from './verwaltungsansicht/auftrag-verwaltung.routes.ts';
export { gesuchteAuftraege } from './verwaltungsansicht/gesuchte-auftraege.ts';
export { listAuftraege, nameOf } from './verwaltungsansicht/list-auftraege.ts';
export { readAuftrag } from './verwaltungsansicht/read-auftrag.ts';
export { readFehlende } from './verwaltungsansicht/read-fehlende.ts';
export { bookRueckgabe } from './widerruf/book-rueckgabe.ts';
export {
  bookWiderruf,
  dropWiderruf,
  hasOffenenEingang,
  recordWiderruf,
  unbookWiderruf,
} from './widerruf/book-widerruf.ts';
export {
  findByNummerAllein,
  listAehnliche,
  listWiderrufZuTun,
} from './widerruf/widerruf-suche.repository.ts';
