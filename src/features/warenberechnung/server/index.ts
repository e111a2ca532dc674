/** The public interface of warenberechnung for the rest of the server. */
export { listBetroffene } from './list-betroffene.ts';
export { listWarenberechnungen } from './list-warenberechnungen.ts';
export { addWarenberechnung } from './read-warenberechnung.ts';
export { warenberechnungRoutes } from './warenberechnung.routes.ts';
