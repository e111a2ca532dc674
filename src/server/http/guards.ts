import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { hasPermission, type Permission, type Role } from '#shared/roles.ts';

/**
 * Who may make a call. Every route below `/api` declares it in its `config`; one that does not stops the start.
 * `everyone`: guests too; `{ role }`: exactly this role (R2); `{ permission }`: every role that holds it (R3).
 */
export type Policy = 'everyone' | 'signedIn' | { role: Role } | { permission: Permission };

/** Who makes a call. */
export type SignedInAccount = { id: string; email: string; vorname: string; nachname: string; role: Role };

/** Finds whose token this is, or that it does not count (any more). */
export type FindAccount = (token: string) => Promise<SignedInAccount | undefined>;

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
  }
  interface FastifyRequest {
    account: SignedInAccount | undefined;
  }
}

/** Enforces the policy of every call before its body is read, and refuses to start with a route that has none. */
export function enforcePolicies(app: FastifyInstance, findAccount: FindAccount): void {
  demandPolicies(app);
  app.decorateRequest('account', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const { policy } = request.routeOptions.config;
    if (policy === undefined || policy === 'everyone') return done();
    // What one account is told is kept for no other.
    reply.header('cache-control', 'no-store');
    admit(request, { policy, findAccount }).then(() => done(), done);
  });
}

type Admission = { policy: Exclude<Policy, 'everyone'>; findAccount: FindAccount };

async function admit(request: FastifyRequest, { policy, findAccount }: Admission): Promise<void> {
  const token = bearerOf(request);
  request.account = token ? await findAccount(token) : undefined;
  if (!request.account) throw new AppError('UNAUTHORIZED', 'Sitzung abgelaufen. Bitte erneut anmelden.');
  if (!isAllowed(policy, request.account.role))
    throw new AppError('FORBIDDEN', 'Keine Berechtigung für diese Aktion.');
}

function isAllowed(policy: Exclude<Policy, 'everyone'>, role: Role): boolean {
  if (policy === 'signedIn') return true;
  return 'role' in policy ? policy.role === role : hasPermission(role, policy.permission);
}

function demandPolicies(app: FastifyInstance): void {
  app.addHook('onReady', async () => {
    const forgotten = app.calls.find(({ policy }) => !policy);
    if (forgotten) throw new Error(`Route without a policy: ${forgotten.method} ${forgotten.url}`);
  });
}

/** The account behind a call whose policy asks for one. */
export function accountOf(request: FastifyRequest): SignedInAccount {
  if (!request.account) throw new Error('This route is open to guests, so there may be no account.');
  return request.account;
}

/** The name of who makes the call, as it is kept beside what he changes. */
export function nameOfCaller(request: FastifyRequest): string {
  const { vorname, nachname } = accountOf(request);
  return `${vorname} ${nachname}`.trim();
}

/** Who makes the call, as a ledger notes it. */
export function callerOf(request: FastifyRequest): { id: string; name: string } {
  return { id: accountOf(request).id, name: nameOfCaller(request) };
}

/** The token a call carries: 32 random bytes, so anything of another shape is none. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];
}
