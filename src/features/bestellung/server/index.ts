/** The public interface of bestellung for the rest of the server. */
export { bestellungRoutes } from './bestellung.routes.ts';
export { cancelBestellung } from './change-bestellung.ts';
export { drawGiroCode } from './draw-giro-code.ts';
export { findBestellung, findBestellungId } from './read-bestellung.ts';
export {
  type BestellungVoll,
  listBestellungenVon,
  readBestellungenVon,
  readBestellungVoll,
} from './read-bestellungen-von.ts';
export { verfolgenRoutes } from './verfolgen/verfolgen.routes.ts';
export { VerfolgenGrenze } from './verfolgen/verfolgen-grenze.ts';
