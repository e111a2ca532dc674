import type { FastifyRequest } from 'fastify';

/** Whether the caller already has the version with this ETag, compared weakly as a 304 asks for (RFC 9110, 13.1.2). */
export function isFresh(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  if (known === etag || known.trim() === '*') return true;
  return known.split(',').some((one) => strong(one.trim()) === strong(etag));
}

function strong(etag: string): string {
  return etag.replace(/^W\//, '');
}
