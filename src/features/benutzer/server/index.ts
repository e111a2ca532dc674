/** The public interface of benutzer for the rest of the server. */
export { benutzerRoutes } from './benutzer.routes.ts';
export { changeZugang } from './change-zugang.ts';
