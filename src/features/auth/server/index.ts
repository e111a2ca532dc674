/** The public interface of auth for the rest of the server. */
export {
  findAccountByEmail,
  findAccountById,
  hasAccounts,
  listAccountRows,
  lockAccountRow,
} from './account.repository.ts';
export {
  type AccountOverview,
  countAccounts,
  findAccount,
  listAccounts,
  readAccountFigures,
  updateSuche,
} from './account-list.repository.ts';
export {
  type AttemptCounter,
  kontoPostCounters,
  linkAnfrageCounters,
  warenkorbCounters,
} from './attempt-counters.ts';
export { authRoutes } from './auth.routes.ts';
export { BestellGrenze } from './bestell-grenze.ts';
export {
  type AccountChanges,
  changeAccount,
  type LockedAccount,
  lockAccount,
  lockAdmins,
} from './change-account.ts';
export { checkOwnPassword } from './check-own-password.ts';
export { checkPassword, type PasswordOwner } from './check-password.ts';
export { countAnmeldeversuche } from './count-anmeldeversuche.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { deleteAccount } from './delete-account.ts';
export { callerOf, setDevices } from './device-cookie.ts';
export { addDevice } from './device-list.ts';
export { EndedSessions } from './ended-sessions.ts';
export { ensureFirstAdmin } from './ensure-first-admin.ts';
export { findSignedIn, holdSignedIn } from './find-signed-in.ts';
export { forgetExpired } from './forget-expired.ts';
export { hashNewPassword } from './hash-new-password.ts';
export { isPasswordOf } from './is-password-of.ts';
export { keyedHash } from './keyed-hash.ts';
export { KontaktGrenze } from './kontakt-grenze.ts';
export { deleteLinksOf } from './konto-link.repository.ts';
export { findLink, makeLink, useLink } from './konto-link.ts';
export { forgiveAttempts, limitAttempts } from './limit-attempts.ts';
export {
  dropLinkAnfragen,
  insertLinkAnfrage,
  listLinkAnfragen,
  takeLinkAnfragen,
} from './link-anfrage.repository.ts';
export { listSitzungen } from './list-sitzungen.ts';
export type { OnRegistered } from './on-registered.ts';
export { findNeueEmail, findOwnAccount, type OwnAccount } from './own-account.repository.ts';
export { hashPassword, noPassword } from './password-hash.ts';
export { readZugangFristen } from './read-zugang-fristen.ts';
export { readSecret } from './secret.repository.ts';
export { idOfSeitenToken, seitenTokenOf } from './seiten-link.ts';
export { countSessions, deleteSession, deleteSessionsOf } from './session.repository.ts';
export type { ReadShopWords } from './shop-words.ts';
export type { Caller, SignedIn } from './sign-in.ts';
export { hashToken, startSession } from './start-session.ts';
export { VerfolgenGrenze } from './verfolgen-grenze.ts';
export { verifyAccounts } from './verify-accounts.ts';
export { WiderrufGrenze } from './widerruf-grenze.ts';
