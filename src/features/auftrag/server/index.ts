/** The public interface of auftrag for the rest of the server. */
export { kasseRoutes } from './kasse.routes.ts';
