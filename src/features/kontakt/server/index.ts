/** The public interface of kontakt for the rest of the server. */

export { kontaktRoutes } from './kontakt.routes.ts';
