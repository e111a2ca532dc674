/** The public interface of versand for the rest of the server. */
export { versandRoutes } from './versand.routes.ts';
