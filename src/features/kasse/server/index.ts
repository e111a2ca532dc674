/** The public interface of kasse for the rest of the server. */
export { BestellGrenze } from './bestell-grenze.ts';
export { hashGeseheneBestellung } from './hash-gesehen.ts';
export { kasseRoutes } from './kasse.routes.ts';
export { KonditionenCache, type KonditionenMitTexten } from './konditionen-cache.ts';
export { bestellKeyOf, placeAuftrag } from './place-auftrag.ts';
export { idsOf, readKasse, readKasseninhalt } from './read-kasse.ts';
export { chooseBestellsumme } from './refuse-changed.ts';
export { writeAuftrag } from './write-auftrag.ts';
