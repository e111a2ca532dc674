/** The public interface of gewaehrleistung for the rest of the server. */

export { findDatei, findDateiBytes, findGewaehrleistung } from './gewaehrleistung.repository.ts';
export { gewaehrleistungRoutes } from './gewaehrleistung.routes.ts';
export { gewaehrleistungVerwaltungRoutes } from './gewaehrleistung-verwaltung.routes.ts';
export { readGewaehrleistung, readHinweisAngabe } from './read-gewaehrleistung.ts';
export { verifyGewaehrleistung } from './verify-gewaehrleistung.ts';
