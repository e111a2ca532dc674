/** The public interface of zugangsdaten for the rest of the server. */
export { openZugaenge, type Zugaenge } from './zugaenge.ts';
export { zugangsdatenRoutes } from './zugangsdaten.routes.ts';
