import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the shop begins to stop: what has not begun is refused. */
    stopping: AbortSignal;
    /** Aborted shortly before it ends: work that takes long is given up. */
    ending: AbortSignal;
    /** Ends when every request is answered; before `close`, after which pages can no longer be rendered. */
    finishRequests: () => Promise<void>;
  }
}

/**
 * Milliseconds after a stop was asked for. Until `idle` a connection that is only kept open may still bring a request;
 * at `ending` long work is given up; at `last` whoever is still sending or reading is cut off.
 */
const stopTimes = { idle: 1000, ending: 3500, last: 4500 };

/**
 * Lets the shop stop without losing a request: no new connections, every request that has come is answered, and each
 * answer says that its connection ends, so that nobody sends one more into a connection that is just being closed
 * (docs/decisions/024).
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
    // What has arrived in the meantime is read first.
    await nextTurn();
    server.closeIdleConnections();
    // Browsers open connections in advance; on these nothing was ever said.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }
  if (!isClosed) log.warn({ connections: sockets.size }, 'cut off while the shop stopped');
  server.closeAllConnections();
  await closed;
}
