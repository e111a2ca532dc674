/** The door of the backups for the rest of the server. */
export { beginSicherung, noteSicherung } from './sicherung.repository.ts';
export { sicherungRoutes } from './sicherung.routes.ts';
