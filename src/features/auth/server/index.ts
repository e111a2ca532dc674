/** The public interface of auth for the rest of the server. */
export { findAccountByEmail, hasAccounts, listAccountRows } from './account.repository.ts';
export {
  type AccountOverview,
  countAccounts,
  findAccount,
  listAccounts,
  readAccountFigures,
  updateSuche,
} from './account-list.repository.ts';
export type { AttemptCounter } from './attempt-counters.ts';
export { authRoutes } from './auth.routes.ts';
export { BestellGrenze } from './bestell-grenze.ts';
export { type AccountChanges, changeAccount, lockAccount, lockAdmins } from './change-account.ts';
export { checkPassword, type PasswordOwner } from './check-password.ts';
export { countAnmeldeversuche } from './count-anmeldeversuche.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { EndedSessions } from './ended-sessions.ts';
export { ensureFirstAdmin } from './ensure-first-admin.ts';
export { findSignedIn, holdSignedIn } from './find-signed-in.ts';
export { forgetExpired } from './forget-expired.ts';
export { isPasswordOf } from './is-password-of.ts';
export { limitAttempts } from './limit-attempts.ts';
export { hashPassword, noPassword } from './password-hash.ts';
export { countSessions, deleteSession } from './session.repository.ts';
export { hashToken, startSession } from './start-session.ts';
export { verifyAccounts } from './verify-accounts.ts';
