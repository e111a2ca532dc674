import type { FastifyInstance } from 'fastify';
import { sitePictureInstead } from '#shared/site-pictures.ts';

/**
 * Answers requests for widths of the site's pictures that only another build has with the next wider one of
 * this build: a page that was sent before an update still requests them. Existing files have routes of their
 * own, which match first.
 */
export function serveSitePictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', ({ params: { file } }, reply) => {
    const instead = sitePictureInstead(file);
    return instead ? reply.sendFile(`pictures/${instead}`) : reply.callNotFound();
  });
}
