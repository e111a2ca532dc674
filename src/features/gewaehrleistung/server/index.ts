/** The public interface of gewaehrleistung for the rest of the server. */
export { gewaehrleistungRoutes, gewaehrleistungVerwaltungRoutes } from './gewaehrleistung.routes.ts';
export {
  readGewaehrleistung,
  readHinweisAngabe,
  readHinweisDatei,
  verifyGewaehrleistung,
} from './read-gewaehrleistung.ts';
