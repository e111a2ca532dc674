import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from '../process-figures.ts';
import type { ShopProcess } from '../shop-process.ts';
import type { Find } from './campaign.ts';

/**
 * Connections that each begin a body and never send its last byte: one that is too large by its length, one that may
 * arrive. Every second one comes from the same address.
 */
const connections = 1000;
const sizes = [255_000, 7900];
/** A body has 15 s; with some more for a busy machine, every request must have ended after this time. */
const patienceMs = 25_000;
/** Memory that all of them together may take, in MB. */
const maxGrowth = 100;

/** Holds bodies; returns what was kept waiting, and how much memory it took. */
export async function holdBodies(shop: ShopProcess): Promise<Find[]> {
  const finds: Find[] = [];
  for (const size of sizes) finds.push(...(await holdBodiesOf(size, shop)));
  return finds;
}

async function holdBodiesOf(size: number, shop: ShopProcess): Promise<Find[]> {
  const pid = shop.child.pid ?? 0;
  const before = residentMegabytes(pid);
  const held = Array.from({ length: connections }, (_, nr) => holdBody(new URL(shop.url), { nr, size }));
  const deadline = Date.now() + patienceMs;
  let most = before;
  while (Date.now() < deadline && held.some(({ isOpen }) => isOpen())) {
    most = Math.max(most, residentMegabytes(pid));
    await pause(200);
  }
  const open = held.filter(({ isOpen }) => isOpen()).length;
  for (const { socket } of held) socket.destroy();
  const grown = Math.round(most - before);
  const finds = [
    ...(open > 0
      ? [`${open} of ${connections} held bodies of ${size} bytes still open after ${patienceMs / 1000} s`]
      : []),
    ...(grown > maxGrowth ? [`${connections} held bodies of ${size} bytes take ${grown} MB`] : []),
  ];
  return finds.map((what) => ({ number: -3, what, request: 'POST /api/auth/login' }));
}

function holdBody(
  url: URL,
  { nr, size }: { nr: number; size: number },
): { socket: Socket; isOpen: () => boolean } {
  const host = nr % 2 === 0 ? 0 : nr;
  const socket = connect({ host: '127.0.0.1', port: Number(url.port) });
  let isAnswered = false;
  socket.on('error', () => {});
  socket.on('data', () => {
    isAnswered = true;
  });
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `X-Forwarded-For: 10.98.${host >> 8}.${host & 255}`,
    `Content-Length: ${size}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${'['.padEnd(size - 1, '0')}`);
  return { socket, isOpen: () => !isAnswered && !socket.closed };
}
