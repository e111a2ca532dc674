/** The public interface of zahlung for the rest of the server. */
export { matchUmsaetze } from './match-umsaetze.ts';
export { zahlungRoutes } from './zahlung.routes.ts';
