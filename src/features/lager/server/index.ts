/** The public interface of lager for the rest of the server. */
export { correctBestand } from './correct-bestand.ts';
export { historieRoutes } from './historie/historie.routes.ts';
export { takeZaehlliste } from './inventur/take-zaehlliste.ts';
export { lagerRoutes } from './lager.routes.ts';
export { listBestand } from './list-bestand.ts';
export { bookProduktion } from './produktion/book-produktion.ts';
export { cancelProduktion } from './produktion/cancel-produktion.ts';
export { previewProduktion } from './produktion/preview-produktion.ts';
export { verifyLager } from './verify-lager.ts';
