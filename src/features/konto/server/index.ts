/** The public interface of konto for the rest of the server. */
export { deleteKonto } from './delete-konto.ts';
export { profilRoutes } from './profil.routes.ts';
