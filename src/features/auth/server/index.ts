/** The public interface of auth for the rest of the server. */
export {
  findAccountByEmail,
  findAccountById,
  hasAccounts,
  listAccountRows,
  lockAccountRow,
} from './account/account.repository.ts';
export {
  type AccountOverview,
  countAccounts,
  findAccount,
  listAccounts,
  readAccountFigures,
  updateSuche,
} from './account/account-list.repository.ts';
export {
  type AttemptCounter,
  kontoPostCounters,
  linkAnfrageCounters,
  warenkorbCounters,
} from './attempt-counters.ts';
export { authRoutes } from './auth.routes.ts';
export { BestellGrenze } from '#features/kasse/server/bestell-grenze.ts';
export {
  type AccountChanges,
  changeAccount,
  type LockedAccount,
  lockAccount,
  lockAdmins,
} from './account/change-account.ts';
export { checkOwnPassword } from './passwort/check-own-password.ts';
export { checkPassword, type PasswordOwner } from './passwort/check-password.ts';
export { countAnmeldeversuche } from './count-anmeldeversuche.ts';
export { createAccount, type NewAccount } from './account/create-account.ts';
export { deleteAccount } from './account/delete-account.ts';
export { callerOf, setDevices } from './sitzung/device-cookie.ts';
export { addDevice } from './sitzung/device-list.ts';
export { EndedSessions } from './sitzung/ended-sessions.ts';
export { ensureFirstAdmin } from '#features/kunde/server/ensure-first-admin.ts';
export { findSignedIn, holdSignedIn } from './sitzung/find-signed-in.ts';
export { forgetExpired } from './forget-expired.ts';
export { hashNewPassword } from './passwort/hash-new-password.ts';
export { isPasswordOf } from './passwort/is-password-of.ts';
export { keyedHash } from '#server/secret/keyed-hash.ts';
export { KontaktGrenze } from '#features/kontakt/server/kontakt-grenze.ts';
export { deleteLinksOf } from './konto-link/konto-link.repository.ts';
export { findLink, makeLink, useLink } from './konto-link/konto-link.ts';
export { forgiveAttempts, limitAttempts } from '#server/limits/limit-attempts.ts';
export {
  dropLinkAnfragen,
  insertLinkAnfrage,
  listLinkAnfragen,
  takeLinkAnfragen,
} from './konto-link/link-anfrage.repository.ts';
export { listSitzungen } from './sitzung/list-sitzungen.ts';
export type { OnRegistered } from './on-registered.ts';
export { findNeueEmail, findOwnAccount, type OwnAccount } from './account/own-account.repository.ts';
export { hashPassword, noPassword } from './passwort/password-hash.ts';
export { readZugangFristen } from './read-zugang-fristen.ts';
export { readSecret } from '#server/secret/secret.repository.ts';
export { idOfSeitenToken, seitenTokenOf } from '#server/secret/seiten-link.ts';
export { countSessions, deleteSession, deleteSessionsOf } from './sitzung/session.repository.ts';
export type { ReadShopWords } from './passwort/shop-words.ts';
export type { Caller, SignedIn } from './sitzung/sign-in.ts';
export { hashToken, startSession } from './sitzung/start-session.ts';
export { VerfolgenGrenze } from '#features/bestellung/server/verfolgen/verfolgen-grenze.ts';
export { verifyAccounts } from './account/verify-accounts.ts';
export { WiderrufGrenze } from '#features/widerruf/server/eingang/widerruf-grenze.ts';
