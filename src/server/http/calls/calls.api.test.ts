import { expect, test } from 'vitest';
import { gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import type { Call } from '#shared/wire/call.ts';
import { startTestApp } from '#test/test-app.ts';

/** Routes for operators, which belong to no area and have no contract. */
const operational = /^GET \/(health|ready|metrics|openapi\.json|docs(\/.*)?)$/;

const modules = import.meta.glob<object>(['/src/features/**/*calls.ts', '!/src/features/*/{server,web}/**'], {
  eager: true,
});

/** Families of calls, and what they are made for. */
const families: Record<string, readonly unknown[]> = {
  rohstoffCallsOf: Object.values(rohstoffKinds),
  gruppeCallsOf: gruppenNamen,
};

/** All calls in a value; a function makes the calls of each member of its family. */
function callsIn(value: unknown): Call[] {
  if (typeof value === 'function') return (families[value.name] ?? []).flatMap((one) => callsIn(value(one)));
  if (typeof value !== 'object' || value === null) return [];
  return 'method' in value ? [value as Call] : Object.values(value).flatMap(callsIn);
}

test('every route below /api is that of one call, and every call has its route', async () => {
  const { app } = await startTestApp('SQLite');
  await app.ready();
  const routes = app.calls
    .filter(({ method, url }) => method !== 'HEAD' && url !== '/api' && url !== '/api/*')
    .map(({ method, url }) => `${method} ${url.replace('/api', '')}`)
    .filter((route) => !operational.test(route));
  const calls = Object.values(modules)
    .flatMap(callsIn)
    .map(({ method, path }) => `${method} ${path}`);
  expect(calls.length).toBeGreaterThan(40);
  expect(calls.sort()).toEqual(routes.sort());
});
