/** The door of auth for the rest of the server. */
export { authRoutes } from './auth.routes.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { findSignedIn } from './find-signed-in.ts';
export { hashPassword } from './password-hash.ts';
export { startSession } from './start-session.ts';
