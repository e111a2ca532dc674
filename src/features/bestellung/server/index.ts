/** The public interface of bestellung for the rest of the server. */
export { bestellungRoutes } from './bestellung.routes.ts';
export { giroCodeOf } from './draw-giro-code.ts';
export {
  type BestellungVoll,
  listBestellungenVon,
  readBestellungenVon,
  readBestellungVoll,
} from './read-bestellungen-von.ts';
export { verfolgenRoutes } from './verfolgen/verfolgen.routes.ts';
export { VerfolgenGrenze } from './verfolgen/verfolgen-grenze.ts';
