/** The public interface of auftrag for the rest of the server. */
export { auftragVerwaltungRoutes } from './auftrag-verwaltung.routes.ts';
export { bestellungRoutes } from './bestellung.routes.ts';
export { expireAuftraege, hasFaelligen } from './expire-auftraege.ts';
export { kasseRoutes } from './kasse.routes.ts';
export { verifyAuftraege } from './verify-auftraege.ts';
