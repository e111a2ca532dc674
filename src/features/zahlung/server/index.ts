/** The public interface of zahlung for the rest of the server. */
export { matchUmsaetze } from './kontoauszug/match-umsaetze.ts';
export { zahlungRoutes } from './kontoauszug/zahlung.routes.ts';
