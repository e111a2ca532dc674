import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the shop begins to stop: queued work is refused. */
    stopping: AbortSignal;
    /** Aborted shortly before the end: long work is cancelled. */
    ending: AbortSignal;
    /** Ends when every request is answered; before `close`, after which pages can no longer be rendered. */
    finishRequests: () => Promise<void>;
  }
}

/**
 * Milliseconds after a stop was requested. Until `idle` an idle keep-alive connection may still bring a request;
 * at `ending` long work is cancelled; at `last` remaining connections are closed.
 */
const stopTimes = { idle: 1000, ending: 3500, last: 4500 };

/**
 * Stops the shop without losing a request: no new connections, every received request is answered, and each answer
 * carries `connection: close`, so that no client reuses a connection that is being closed (ADR 024).
 */
export function prepareStop(app: FastifyInstance): void {
  const [stopping, ending] = [new AbortController(), new AbortController()];
  app.decorate('stopping', stopping.signal);
  app.decorate('ending', ending.signal);
  const sockets = keepSockets(app);
  app.addHook('onSend', (...[, reply, , done]) => {
    if (stopping.signal.aborted) reply.header('connection', 'close');
    done();
  });
  app.decorate('finishRequests', async () => {
    stopping.abort();
    setTimeout(() => ending.abort(), stopTimes.ending).unref();
    await drain(app, sockets);
  });
}

function keepSockets({ server }: FastifyInstance): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

async function drain({ server, log }: FastifyInstance, sockets: Set<Socket>): Promise<void> {
  const begin = performance.now();
  const passed = () => performance.now() - begin;
  // Not the HTTP server's own `close`: it would end connections on which a request is on its way.
  let isClosed = false;
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve())).then(
    () => {
      isClosed = true;
    },
  );
  while (!isClosed && passed() < stopTimes.last) {
    await Promise.race([closed, sleep(50)]);
    if (isClosed || passed() < stopTimes.idle) continue;
    // Data that arrived in the meantime is read first.
    await nextTurn();
    server.closeIdleConnections();
    // Browsers open connections in advance; these never carried a request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }
  if (!isClosed) log.warn({ connections: sockets.size }, 'cut off while the shop stopped');
  server.closeAllConnections();
  await closed;
}
