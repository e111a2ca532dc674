import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifySchema,
  preValidationHookHandler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Call, ParamNameOf, SchemaOf } from '#shared/wire/call.ts';

/** A route's schemas of request and answers, with its texts for the API documentation. */
type RouteSchema = FastifySchema & {
  tags: string[];
  summary: string;
  consumes?: string[];
  response: Record<number, z.ZodType>;
};

/** Assignable in both directions: a schema that accepts or returns more than the call's is different. */
type IsSame<A, B> = [A, B] extends [B, A] ? true : false;
type PartOf<S, Key extends string> = S extends { [K in Key]: infer Found } ? Found : undefined;
type NamesOf<Params> = Params extends z.ZodType ? keyof z.input<Params> : never;
type SuccessOf<Response> = Response[(200 | 201) & keyof Response];

/** The parts of a route's schema that differ from those of its call. */
type Differing<C extends Call, S extends RouteSchema> =
  | (IsSame<PartOf<S, 'body'>, SchemaOf<C, 'body'>> extends true ? never : 'body')
  | (IsSame<PartOf<S, 'querystring'>, SchemaOf<C, 'query'>> extends true ? never : 'querystring')
  | (IsSame<NamesOf<PartOf<S, 'params'>>, ParamNameOf<C>> extends true ? never : 'params')
  | (IsSame<SuccessOf<S['response']>, SchemaOf<C, 'reply'>> extends true ? never : 'response');

type Declaration<C extends Call, S extends RouteSchema> = {
  config: Required<Pick<FastifyContextConfig, 'policy'>>;
  schema: S & ([Differing<C, S>] extends [never] ? unknown : { isNotThatOfTheCall: Differing<C, S> });
  preValidation?: preValidationHookHandler;
  /** Largest body in bytes, where the usual one (`body-limits.ts`) is too small for an honest form. */
  bodyLimit?: number;
};

type Handler<S extends RouteSchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  S,
  ZodTypeProvider
>;

type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * Declares the routes of calls. A route compiles only if its schemas of request and success are those of its call.
 */
export function serveOn(app: App) {
  return <C extends Call, const S extends RouteSchema>(
    { method, path }: C,
    declaration: Declaration<C, S>,
    handler: Handler<S>,
  ): void => {
    app.route({ method, url: path, ...declaration, handler });
  };
}
