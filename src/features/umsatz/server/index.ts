/** The public interface of umsatz for the rest of the server. */
export { umsatzRoutes } from './umsatz.routes.ts';
