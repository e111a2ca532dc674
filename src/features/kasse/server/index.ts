/** The public interface of kasse for the rest of the server. */
export { BestellGrenze } from './bestell-grenze.ts';
export { hashGesehen } from './hash-gesehen.ts';
export { kasseRoutes } from './kasse.routes.ts';
export { Angebote, type Bedingungen } from './konditionen-cache.ts';
export { bestellKeyOf, placeAuftrag } from './place-auftrag.ts';
export { idsOf, readKasse, readLage } from './read-kasse.ts';
export { chooseRechnung } from './refuse-changed.ts';
export { writeAuftrag } from './write-auftrag.ts';
