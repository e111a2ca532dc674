/** The public interface of einstellung for the rest of the server. */
export type { PhaseServices } from './change-phase.ts';
export { einstellungRoutes } from './einstellung.routes.ts';
export { gewaehrleistungRoutes } from './gewaehrleistung.routes.ts';
export { gewaehrleistungVerwaltungRoutes } from './gewaehrleistung-verwaltung.routes.ts';
export { type GezeigteFassung, keepFassungen, readGezeigteFassungen } from './keep-fassungen.ts';
export { ladenRoutes } from './laden.routes.ts';
export { phaseRoutes } from './phase.routes.ts';
export {
  readEinstellung,
  readEinstellungen,
  readSomeEinstellungen,
} from './read-einstellungen.ts';
export { readGewaehrleistung } from './read-gewaehrleistung.ts';
export { readOeffnung } from './read-oeffnung.ts';
export { hasFassung } from './read-rechtstext.ts';
export { rechtstextRoutes } from './rechtstext.routes.ts';
export { rechtstextVerwaltungRoutes } from './rechtstext-verwaltung.routes.ts';
export { type Author, saveEinstellung } from './save-einstellung.ts';
export { umgebungRoutes } from './umgebung.routes.ts';
export { verifyEinstellungen } from './verify-einstellungen.ts';
export { verifyGewaehrleistung } from './verify-gewaehrleistung.ts';
export { verifyRechtstexte } from './verify-rechtstexte.ts';
