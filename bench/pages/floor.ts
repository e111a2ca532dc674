import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Reply } from '../http-client.ts';

export type Floor = { url: string; pid: number; stop: () => Promise<void> };
export type FloorAnswer = { body: string; headers: Record<string, string> };

/** Starts a bare Fastify route in a separate process that sends the body of `reply` with its type and encoding. */
export async function startFloor({ body, headers }: Reply): Promise<Floor> {
  const child = fork(join(import.meta.dirname, 'floor-server.ts'));
  const answer: FloorAnswer = { body: body.toString('base64'), headers: {} };
  for (const name of ['content-type', 'content-encoding'] as const) {
    const value = headers[name];
    if (value) answer.headers[name] = value;
  }
  child.send(answer);
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the floor did not start'))),
  ]);
  if (child.pid === undefined) throw new Error('the floor has no process');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
