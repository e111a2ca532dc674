/** The public interface of konto for the rest of the server. */
export { gastRoutes } from './daten/gast.routes.ts';
export { eigenerZugangRoutes } from './eigener-zugang/eigener-zugang.routes.ts';
export { followNewEmail } from './follow-new-email.ts';
export { deleteKonto } from './loeschen/delete-konto.ts';
export { profilRoutes } from './profil/profil.routes.ts';
export { registerRoutes } from './registrierung/register.routes.ts';
export { sendLink } from './send-link.ts';
export { answerAnfragen, hasAnfragen } from './zugang/answer-anfragen.ts';
export { zugangRoutes } from './zugang/zugang.routes.ts';
