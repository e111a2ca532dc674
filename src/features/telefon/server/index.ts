/** The public interface of telefon for the rest of the server. */
export { telefonRoutes } from './telefon.routes.ts';
