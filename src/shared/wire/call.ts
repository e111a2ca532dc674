import type { z } from 'zod';

/** What a call carries below its address, as types of the schemas that its area's contract holds. */
type Wire = { body?: z.ZodType; query?: z.ZodType; reply: z.ZodType };

/**
 * One call of the API below `/api`, known to its route, the browser and the tests (ADR 047). At run time it is a method
 * and a path; the schemas are types only, so that nobody who makes calls has to load Zod.
 */
export type Call<Path extends string = string, Carried extends Wire = Wire> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: Path;
  /** For the compiler alone; never set. */
  carried?: Carried;
};

/** `call('PUT', '/cart/update')<{ body: typeof updateBody; reply: typeof cartReply }>()` */
export function call<Path extends string>(method: Call['method'], path: Path) {
  return <Carried extends Wire>(): Call<Path, Carried> => ({ method, path });
}

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The names of the parameters in a call's path. */
export type ParamNameOf<C extends Call> = C extends Call<infer Path, Wire> ? ParamName<Path> : never;

/** The schema of a call's body, query or reply; `undefined` where it has none. */
export type SchemaOf<C extends Call, Key extends keyof Wire> =
  C extends Call<string, infer Carried>
    ? Carried extends { [K in Key]: infer Schema extends z.ZodType }
      ? Schema
      : undefined
    : never;

/** What a call answers when it succeeds. */
export type ReplyOf<C extends Call> = z.output<SchemaOf<C, 'reply'>>;

/** What has to be given to make a call: exactly the parameters of its path, its query and its body. */
export type Given<C extends Call> = GivenParams<ParamNameOf<C>> &
  GivenQuery<SchemaOf<C, 'query'>> &
  GivenBody<SchemaOf<C, 'body'>>;

/** The arguments of a function that makes calls; the second is optional where the call needs nothing. */
export type SendArguments<C extends Call, Options = unknown> =
  Record<never, never> extends Given<C>
    ? [call: C, given?: Given<C> & Options]
    : [call: C, given: Given<C> & Options];

type GivenParams<Name extends string> = [Name] extends [never]
  ? { params?: never }
  : { params: Record<Name, string | number> };
type GivenQuery<Schema> = Schema extends z.ZodType
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? { query?: z.input<Schema> }
    : { query: z.input<Schema> }
  : { query?: never };
type GivenBody<Schema> = Schema extends z.ZodType ? { body: z.input<Schema> } : { body?: never };

/** What goes along with any call. */
export type GivenToAny = { params?: Record<string, string | number>; query?: object; body?: unknown };

/** The address of a call below `/api`; what is `undefined` in its query is left out. */
export function addressOf({ path }: Call, { params = {}, query = {} }: GivenToAny = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}
