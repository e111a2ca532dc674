/** The door of the backups for the rest of the server. */
export { claimSicherung, noteSicherung } from './sicherung.repository.ts';
export { sicherungRoutes } from './sicherung.routes.ts';
