import type { FastifyInstance, FastifyRequest, preValidationHookHandler } from 'fastify';
import { hasPermission, type Permission, type Role } from '#shared/roles.ts';
import { readableLine } from '#shared/text/single-line.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Tx } from '../../db/connect.ts';
import { onBehalfOf } from '../../db/in-transaction.ts';

/**
 * Who may make a call. Every route below `/api` declares it in its `config`; one that does not stops the
 * start. `everyone`: guests too; `shopper`: guests too, but a request with a token must be that of a session;
 * `staff`: admins and employees; `{ role }`: exactly this role (R2), from the opening on also every role that
 * holds the permission `offen` (R50); `{ permission }`: every role that holds it (R3). `bisOffen`: until then
 * the call is refused to everybody, with this text, because its screen says that it does not exist yet (R36).
 */
export type Policy =
  | 'everyone'
  | 'shopper'
  | 'signedIn'
  | 'staff'
  | { role: Role; offen?: { permission: Permission }; bisOffen?: string }
  | { permission: Permission };

/** The authenticated account of a request. */
export type SignedInAccount = { id: string; email: string; vorname: string; nachname: string; role: Role };

/** Looks up the account of a token; `undefined` when the token is invalid or expired. */
export type FindAccount = (token: string) => Promise<SignedInAccount | undefined>;

/**
 * `hold` looks it up in a transaction and keeps the session from ending until that ends. `isOffen`: the shop
 * has opened (R36); asked only for a caller or a call that depends on it.
 */
export type Sessions = {
  find: FindAccount;
  hold: (db: Tx, token: string) => ReturnType<FindAccount>;
  isOffen: (db?: Tx) => Promise<boolean>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
  }
  interface FastifyRequest {
    account: SignedInAccount | undefined;
  }
}

/**
 * Enforces the policy of every call: before its body is read, again when it is there, which can take minutes,
 * but before it is validated, and in each transaction. Refuses to start with a route that has none.
 */
export function enforcePolicies(app: FastifyInstance, { find, hold, isOffen }: Sessions): void {
  demandPolicies(app);
  app.decorateRequest('account', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const { policy } = request.routeOptions.config;
    if (policy === undefined || policy === 'everyone') return done();
    // Answers of one account must not be cached for another.
    reply.header('cache-control', 'no-store');
    admit(request, { policy, findAccount: find, isOffen }).then(() => done(), done);
  });
  const lookAgain: preValidationHookHandler = (request, _reply, done) => {
    const { policy } = request.routeOptions.config;
    if (policy === undefined || policy === 'everyone') return done();
    const check = (db: Tx) =>
      admit(request, { policy, findAccount: (token) => hold(db, token), isOffen: () => isOffen(db) });
    const proceed = () => onBehalfOf(check, done);
    if (request.body === undefined) return proceed();
    admit(request, { policy, findAccount: find, isOffen }).then(proceed, done);
  };
  // After a route's own hook, which receives an upload.
  app.addHook('onRoute', (route) => {
    route.preValidation = [route.preValidation ?? [], lookAgain].flat();
  });
}

type Admission = {
  policy: Exclude<Policy, 'everyone'>;
  findAccount: FindAccount;
  isOffen: () => Promise<boolean>;
};

async function admit(request: FastifyRequest, { policy, findAccount, isOffen }: Admission): Promise<void> {
  if (policy === 'shopper' && request.headers.authorization === undefined) return;
  const token = bearerOf(request);
  request.account = token ? await findAccount(token) : undefined;
  if (!request.account) throw notSignedIn();
  if (!(await isAllowed(policy, request.account.role, isOffen)))
    throw new AppError('FORBIDDEN', 'Keine Berechtigung für diese Aktion.');
  const bisOffen = bisOffenOf(policy);
  if (bisOffen !== undefined && !(await isOffen())) throw new AppError('CONFLICT', bisOffen);
}

/** What a call answers until the shop has opened; `undefined` when it works in every phase. */
export function bisOffenOf(policy: Policy | undefined): string | undefined {
  return typeof policy === 'object' && 'bisOffen' in policy ? policy.bisOffen : undefined;
}

/** The refusal of a call that needs a session. */
export function notSignedIn(): AppError {
  return new AppError('UNAUTHORIZED', 'Sitzung abgelaufen. Bitte erneut anmelden.');
}

async function isAllowed(
  policy: Exclude<Policy, 'everyone'>,
  role: Role,
  isOffen: () => Promise<boolean>,
): Promise<boolean> {
  if (policy === 'signedIn' || policy === 'shopper') return true;
  if (policy === 'staff') return role !== 'customer';
  if ('permission' in policy) return hasPermission(role, policy.permission);
  if (policy.role === role) return true;
  return policy.offen !== undefined && hasPermission(role, policy.offen.permission) && isOffen();
}

function demandPolicies(app: FastifyInstance): void {
  app.addHook('onReady', async () => {
    const forgotten = app.calls.find(({ policy }) => !policy);
    if (forgotten) throw new Error(`Route without a policy: ${forgotten.method} ${forgotten.url}`);
  });
}

/** The account of a request whose policy requires one. */
export function accountOf(request: FastifyRequest): SignedInAccount {
  if (!request.account) throw new Error('This route is open to guests, so there may be no account.');
  return request.account;
}

/** The caller's display name, stored with the changes he makes. */
export function nameOfCaller(request: FastifyRequest): string {
  const { vorname, nachname } = accountOf(request);
  return readableLine(`${vorname} ${nachname}`);
}

/** The caller as the stock ledger records him. */
export function callerOf(request: FastifyRequest): { id: string; name: string } {
  return { id: accountOf(request).id, name: nameOfCaller(request) };
}

/** The bearer token of a request: 32 random bytes, so anything of another shape is ignored. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];
}
