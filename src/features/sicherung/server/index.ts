/** The public interface of sicherung for the rest of the server. */
export { beginSicherung, noteSicherung } from './sicherung.repository.ts';
export { sicherungRoutes } from './sicherung.routes.ts';
