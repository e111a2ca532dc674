/** The public interface of auftrag for the rest of the server. */
export { Angebote } from './angebote.ts';
export { auftragVerwaltungRoutes } from './auftrag-verwaltung.routes.ts';
export { bestellungRoutes } from './bestellung.routes.ts';
export { type Besteller, countAuftraegeOf } from './bestellungen-von.repository.ts';
export { cancelAuftrag } from './cancel-auftrag.ts';
export { catchUpAuftraege, expireAuftraege, hasFaelligen } from './expire-auftraege.ts';
export { kasseRoutes } from './kasse.routes.ts';
export { listAuftraege } from './list-auftraege.ts';
export { placeAuftrag } from './place-auftrag.ts';
export { listBestellungenVon, readBestellungenVon } from './read-bestellungen-von.ts';
export { readKasse } from './read-kasse.ts';
export { recordZahlung } from './record-zahlung.ts';
export { verifyAuftraege } from './verify-auftraege.ts';
