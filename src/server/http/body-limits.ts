import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { placeOf } from '#shared/place-of.ts';
import { refusalTexts } from './refusal-texts.ts';

/**
 * Largest JSON body in bytes. A call that needs more declares its own `bodyLimit`; pictures have limits of their own
 * (`uploads.ts`).
 */
export const bodyLimit = 8000;

export type BodyLimits = {
  /** Milliseconds within which a JSON body must arrive. */
  bodyTimeout: number;
  /** Bodies that may be arriving at the same time: from one client address (an IPv6 network counts as one), and in all. */
  bodiesPerPlace: number;
  bodiesPerNode: number;
};

/**
 * Limits the time and the number of the bodies that are still arriving (ADR 050). A body that arrives with its headers is counted
 * for less than a millisecond, so many clients behind one address stay far below the limit. Above it the body that has been
 * arriving longest is refused, not the new one: clients that hold bodies back lose their places to those that send.
 */
export function limitBodies(app: FastifyInstance, limits: BodyLimits): void {
  const arriving = new Set<{ place: string; refuse: () => void }>();
  const makeRoom = (place: string) => {
    const neighbours = [...arriving].filter((one) => one.place === place);
    if (neighbours.length >= limits.bodiesPerPlace) neighbours[0]?.refuse();
    else if (arriving.size >= limits.bodiesPerNode) [...arriving][0]?.refuse();
  };

  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request.raw) || request.mediaType !== 'application/json') return payload;
    const body = new PassThrough();
    const place = placeOf(request.ip);
    const refuse = () => {
      arriving.delete(one);
      body.destroy(new AppError('LATE', refusalTexts.late));
    };
    const one = { place, refuse };
    makeRoom(place);
    arriving.add(one);
    const timer = setTimeout(refuse, limits.bodyTimeout);
    body.once('close', () => {
      clearTimeout(timer);
      arriving.delete(one);
      // Node discards only a body that was never read from: a refused one would stay in memory, and its connection open.
      payload.unpipe(body);
      payload.resume();
    });
    // After a body that is too large nothing reads the rest, and an error without a listener would end the process.
    body.on('error', () => {});
    reply.raw.once('close', () => body.destroy());
    payload.once('error', (error: Error) => body.destroy(error));
    return payload.pipe(body);
  });

  // The rest of a body whose request is answered already is discarded; it gets the same time.
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(raw) && raw.complete === false && !isUpload(request)) {
      const { socket } = raw;
      const timer = setTimeout(() => socket.destroy(), limits.bodyTimeout);
      const forget = () => {
        clearTimeout(timer);
        for (const emitter of [raw, socket]) emitter.off('close', forget);
      };
      // An answered request does not notice the end of its connection, and would stay in memory with its timer.
      for (const emitter of [raw, socket]) emitter.once('close', forget);
    }
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.schema as { consumes?: string[] } | undefined)?.consumes !== undefined;
}
