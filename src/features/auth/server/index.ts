/** The public interface of auth for the rest of the server. */

export {
  findAccountByEmail,
  findAccountById,
  hasAccounts,
  hasAdmin,
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
  type AccountChanges,
  changeAccount,
  type LockedAccount,
  lockAccount,
  lockAdmins,
} from './account/change-account.ts';
export { createAccount, type NewAccount } from './account/create-account.ts';
export { deleteAccount } from './account/delete-account.ts';
export { findNeueEmail, findOwnAccount, type OwnAccount } from './account/own-account.repository.ts';
export { verifyAccounts } from './account/verify-accounts.ts';
export { newPasswordCounters, registrationCounters } from './attempt-counters.ts';
export { sessionRoutes, signInRoutes } from './auth.routes.ts';
export { countAnmeldeversuche } from './count-anmeldeversuche.ts';
export { forgetExpired } from './forget-expired.ts';
export { deleteLinksOf } from './konto-link/konto-link.repository.ts';
export { findLink, makeLink, useLink } from './konto-link/konto-link.ts';
export {
  dropLinkAnfragen,
  insertLinkAnfrage,
  listLinkAnfragen,
  takeLinkAnfragen,
} from './konto-link/link-anfrage.repository.ts';
export { checkOwnPassword } from './passwort/check-own-password.ts';
export { checkPassword, type PasswordOwner } from './passwort/check-password.ts';
export { atEstimatePlace } from './passwort/estimate-place.ts';
export { hashNewPassword } from './passwort/hash-new-password.ts';
export { atHashPlace, refuseWithoutHashPlace } from './passwort/hash-place.ts';
export { isPasswordOf } from './passwort/is-password-of.ts';
export { hashPassword, noPassword } from './passwort/password-hash.ts';
export { readZugangFristen } from './read-zugang-fristen.ts';
export { deviceCallerOf, setDevices } from './sitzung/device-cookie.ts';
export { addDevice } from './sitzung/device-list.ts';
export { EndedSessions } from './sitzung/ended-sessions.ts';
export { findSignedIn, holdSignedIn } from './sitzung/find-signed-in.ts';
export { listSitzungen } from './sitzung/list-sitzungen.ts';
export { countSessions, deleteSession, deleteSessionsOf } from './sitzung/session.repository.ts';
export type { Caller, SignedIn } from './sitzung/sign-in.ts';
export { hashToken, startSession } from './sitzung/start-session.ts';
