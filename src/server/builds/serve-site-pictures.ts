import type { FastifyInstance } from 'fastify';
import { sitePictureInstead } from '#shared/site-pictures.ts';

/**
 * Answers for widths of the site's pictures that only another build has, with the next wider one of this build: a page
 * that was sent before an update still asks for them. What is on the disk has routes that come first.
 */
export function serveSitePictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', ({ params: { file } }, reply) => {
    const instead = sitePictureInstead(file);
    return instead ? reply.sendFile(`pictures/${instead}`) : reply.callNotFound();
  });
}
