/** The public interface of buchhaltung for the rest of the server. */
export { altbestandRoutes } from './altbestand.routes.ts';
export { belegeRoutes } from './belege.routes.ts';
export { kopieRoutes } from './kopie.routes.ts';
