/** The public interface of konto for the rest of the server. */
export { answerAnfragen, hasAnfragen } from './answer-anfragen.ts';
export { confirmNewAccount } from './confirm-new-account.ts';
export { deleteKonto } from './delete-konto.ts';
export { eigenerZugangRoutes } from './eigener-zugang.routes.ts';
export { followNewEmail } from './follow-new-email.ts';
export { gastRoutes } from './gast.routes.ts';
export { profilRoutes } from './profil.routes.ts';
export { sendLink } from './send-link.ts';
export { zugangRoutes } from './zugang.routes.ts';
