/** The public interface of rechtstexte for the rest of the server. */
export { type GezeigteFassung, keepFassungen, readGezeigteFassungen } from './keep-fassungen.ts';
export { type GezeigterText, readGezeigterText } from './read-gezeigter-text.ts';
export { hasFassung } from './read-rechtstext.ts';
export { readTextPruefungen } from './read-text-pruefungen.ts';
export { rechtstextRoutes } from './rechtstext.routes.ts';
export { rechtstextVerwaltungRoutes } from './rechtstext-verwaltung.routes.ts';
export { verifyRechtstexte } from './verify-rechtstexte.ts';
