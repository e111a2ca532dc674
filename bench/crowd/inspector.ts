import { once } from 'node:events';

export type Inspector = { livingMegabytes: () => Promise<number>; close: () => void };

/**
 * Connects to a process that was started with `--inspect` on this port. Used memory says little about growth, because
 * the engine collects garbage late; only what is left after a forced collection is alive.
 */
export async function inspect(port: number): Promise<Inspector> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const call = caller(socket);
  return {
    livingMegabytes: async () => {
      await call('HeapProfiler.collectGarbage');
      const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
      const { result } = await call('Runtime.evaluate', { expression });
      return Number(result?.value) / 1e6;
    },
    close: () => socket.close(),
  };
}

type Answer = { result?: { value?: unknown } };

function caller(socket: WebSocket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: Answer };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  return (method: string, params = {}): Promise<Answer> => {
    count++;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(count, resolve);
    socket.send(JSON.stringify({ id: count, method, params }));
    return promise;
  };
}
