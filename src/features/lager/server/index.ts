/** The stock's door for the rest of the server. */
export { addProduktion } from './book-produktion.ts';
export { addStorno } from './cancel-produktion.ts';
export { addKorrektur } from './correct-bestand.ts';
export { historieRoutes } from './historie.routes.ts';
export { lagerRoutes } from './lager.routes.ts';
export { listBestand } from './list-bestand.ts';
export { produktionRoutes } from './produktion.routes.ts';
export { addZaehlliste } from './take-zaehlliste.ts';
export { verifyLager } from './verify-lager.ts';
