import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/wire/errors.ts';

/**
 * Refuses what a page of another site has its visitors send: they do not know of it, and it would count as
 * their own declaration, from their address. Every kind of body that a browser sends for such a page without
 * asking us first is looked at; JSON is not, because the question before it is never answered with yes.
 */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string): void {
  const ownHost = new URL(publicUrl).host;
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, mediaType, headers, host } = request;
    const isAsked = method !== 'POST' || mediaType === 'application/json';
    if (isAsked || !isForeign(headers, [ownHost, host])) return done();
    done(
      new AppError(
        'FORBIDDEN',
        'Das kam von einer fremden Internetseite. Bitte öffnen Sie den Laden selbst und versuchen Sie es dort noch einmal.',
      ),
    );
  });
}

type Sender = { 'sec-fetch-site'?: string | string[] | undefined; origin?: string | undefined };

/**
 * Whether a page of another origin made the browser send this; `hosts`: the shop's. A page beside it is
 * foreign too (`same-site`): on shared domains the neighbours are strangers, and no page there has a form for
 * us. Browsers from before 2023 say nothing but their `Origin`; a program says neither and is no visitor of
 * another page.
 */
export function isForeign({ 'sec-fetch-site': site, origin }: Sender, hosts: string[]): boolean {
  if (site === 'same-origin' || site === 'none') return false;
  if (site !== undefined) return true;
  // `null`: a page that hides where it is. The shop's own form does not.
  return origin !== undefined && !hosts.includes(URL.parse(origin)?.host ?? '');
}
