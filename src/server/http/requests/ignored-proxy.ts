import type { FastifyInstance } from 'fastify';

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Logs once that a request names its address in a header that is ignored. Behind a proxy without
 * `TRUST_PROXY` all visitors have one address, and the wrong passwords of one make all of them wait. Any
 * client can send such a header, so it is no more than a hint, without its value.
 */
export function reportIgnoredProxy(app: FastifyInstance): void {
  let isReported = false;
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const header = isReported ? undefined : proxyHeaders.find((name) => headers[name] !== undefined);
    if (header) {
      isReported = true;
      app.log.warn({ header }, 'ignored: if a proxy sends this header, set TRUST_PROXY=1');
    }
    done();
  });
}
