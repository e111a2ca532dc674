/** The calculation's door for the rest of the server. */
export { listBetroffene } from './list-betroffene.ts';
export { warenberechnungRoutes } from './warenberechnung.routes.ts';
