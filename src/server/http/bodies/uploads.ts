import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import { AppError } from '#shared/wire/errors.ts';
import { refusalTexts } from '../answers/refusal-texts.ts';
import { accountOf } from '../calls/guards.ts';
import { type Place, WorkQueue } from './work-queue.ts';

export type UploadOptions = {
  /** The name of the metric that counts them. */
  metric: string;
  /** The largest file in bytes, and the text for a larger one. */
  maxBytes: number;
  tooLargeText: string;
  /** Uploads received, waiting or processed at once, in all and of one account, and the text for one more. */
  places: number;
  placesPerAccount: number;
  fullText: string;
  /** The text for uploads that still wait when the shop stops. */
  stopText: string;
};

/**
 * Lets the routes of `app` receive multipart forms with one file. `receive` runs before the route's
 * validation and turns the form into a body: texts as strings, the file as bytes under its field's name.
 * `work` processes one request at a time.
 */
export async function acceptUploads(
  app: FastifyInstance,
  { metric, maxBytes, tooLargeText, stopText, ...limits }: UploadOptions,
) {
  const queue = new WorkQueue({ ...limits, stop: { signal: app.stopping, text: stopText } });
  new Gauge({
    name: metric,
    help: `Uploads received, waiting or worked on; there are ${limits.places} places.`,
    registers: [app.metrics],
    collect() {
      this.set(queue.taken);
    },
  });
  const placeOf = new WeakMap<FastifyRequest, Place>();
  const texts = { fields: 10, fieldSize: 4000, fieldNameSize: 100 };
  await app.register(multipart, {
    limits: { files: 1, fileSize: maxBytes, ...texts, parts: 12, headerPairs: 20 },
  });

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Aborted during authentication: `close` has already fired and would not free the place.
    if (reply.raw.destroyed) throw new AppError('BAD_REQUEST', refusalTexts.abandoned);
    const place = queue.enter(accountOf(request).id);
    placeOf.set(request, place);
    reply.raw.once('close', place.leave);
    if (!request.isMultipart()) return;
    request.body = await readForm(request).catch((error) => {
      throw refusal(error, tooLargeText);
    });
  }

  async function work<T>(request: FastifyRequest, job: () => Promise<T>): Promise<T> {
    const place = placeOf.get(request);
    if (!place) throw new Error('This route does not receive its uploads.');
    return place.work(job);
  }

  return { receive, work };
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) body[part.fieldname] = await readPart(part);
  return body;
}

async function readPart(part: MultipartFile | MultipartValue): Promise<unknown> {
  if (part.type === 'file') return part.toBuffer();
  if (part.valueTruncated || part.fieldnameTruncated) throw new Error('a field is too long');
  return part.value;
}

/** Any error while reading a form is an error of the form; what was read of it is dropped. */
function refusal(error: unknown, tooLargeText: string): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('TOO_LARGE', tooLargeText);
  if (code === 'FST_FILES_LIMIT') return new AppError('BAD_REQUEST', 'Bitte nur eine Datei auf einmal.');
  return new AppError('BAD_REQUEST', 'Das Formular ist nicht lesbar.');
}
