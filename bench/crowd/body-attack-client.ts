import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `isHeld`: the last byte of each body never comes. `atMost`: connections that are open at the same time. */
export type BodyAttack = {
  url: string;
  paths: string[];
  bytes: number;
  isHeld: boolean;
  perSecond: number;
  atMost: number;
  /** Source addresses to send from. */
  addresses: number;
};

/** How many requests got which status; `none` counts those without an answer. */
export type AttackResult = Record<string, number>;

/** Sends lists of zeros to a shop until the parent stops it, each on a connection of its own. */
process.once('message', async (attack: BodyAttack) => {
  const result: AttackResult = {};
  const open = new Set<Socket>();
  let isOn = true;
  process.once('message', () => {
    isOn = false;
  });
  const begin = performance.now();
  for (let number = 0; isOn; number++) {
    await sleep(Math.max(0, begin + (number * 1000) / attack.perSecond - performance.now()));
    if (open.size < attack.atMost) send(attack, number, { open, result });
  }
  if (open.size > 0) result.none = open.size;
  process.send?.(result, () => process.exit());
});

function send(
  { url, paths, bytes, isHeld, addresses }: BodyAttack,
  number: number,
  { open, result }: { open: Set<Socket>; result: AttackResult },
): void {
  const localAddress = `127.9.0.${(number % addresses) + 1}`;
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress });
  open.add(socket);
  socket.once('data', (chunk) => {
    const status = chunk.toString('latin1', 9, 12);
    result[status] = (result[status] ?? 0) + 1;
    socket.destroy();
  });
  socket.once('error', () => {});
  socket.once('close', () => open.delete(socket));
  const head = [
    `POST ${paths[number % paths.length]} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${bytes}`,
  ];
  const body = `[${'0,'.repeat(bytes / 2 - 2)}0 ]`;
  socket.write(`${head.join('\r\n')}\r\n\r\n${isHeld ? body.slice(0, -1) : body}`);
}
