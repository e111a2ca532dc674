import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * How the bytes of a request are sent. `whole`: at once; `slow`: in small pieces; `truncated`: only a part, then the
 * sending side ends; `torn`: only a part, then the connection is destroyed.
 */
export type Manner = 'whole' | 'slow' | 'truncated' | 'torn';

/** `isShort`: fewer bytes than announced, so the sending side must end, or the server would wait for the rest. */
export type Sending = { bytes: Buffer; manner: Manner; isShort: boolean; half?: Half };

/** Only the bytes up to `at` are sent before `between` has ended. */
export type Half = { at: number; between: () => Promise<void> };

/** `isCut`: fewer bytes arrived than were announced. */
type Content = { body: Buffer; rest: Buffer; isCut: boolean };

export type Answer =
  | ({ kind: 'answer'; status: number; headers: Record<string, string> } & Content)
  | { kind: 'closed' }
  | { kind: 'hang' };

/** Longer than any answer takes on a busy machine: a request without an answer by then hangs. */
const patienceMs = 120_000;

/** Sends bytes on a connection of its own and waits for the answer, or for the end. */
export async function exchange(url: URL, sending: Sending): Promise<Answer> {
  const socket = connect({ host: url.hostname, port: Number(url.port), allowHalfOpen: true });
  const received: Uint8Array[] = [];
  const ended = Promise.withResolvers<boolean>();
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  // A server that has refused may close while we still write; its answer has arrived before.
  socket.on('error', () => ended.resolve(true));
  socket.on('close', () => ended.resolve(true));
  socket.on('end', () => ended.resolve(true));
  const timer = setTimeout(() => ended.resolve(false), patienceMs);
  const sent = send(socket, sending);
  const isEnded = await ended.promise;
  clearTimeout(timer);
  socket.destroy();
  await sent;
  if (!isEnded) return { kind: 'hang' };
  return received.length === 0 ? { kind: 'closed' } : readAnswer(Buffer.concat(received));
}

async function send(socket: Socket, { half, ...sending }: Sending): Promise<void> {
  const { bytes, manner, isShort } = sending;
  if (half) {
    socket.write(bytes.subarray(0, half.at));
    await half.between();
    return send(socket, { ...sending, bytes: bytes.subarray(half.at) });
  }
  if (manner === 'whole' || manner === 'slow') {
    const step = manner === 'whole' ? bytes.length : Math.ceil(bytes.length / 6);
    for (let at = 0; at < bytes.length && !socket.destroyed; at += step) {
      socket.write(bytes.subarray(at, at + step));
      if (manner === 'slow') await pause(10);
    }
    if (isShort) socket.end();
    return;
  }
  const part = bytes.subarray(0, Math.max(1, Math.floor(bytes.length * 0.8)));
  socket.write(part, () => (manner === 'truncated' ? socket.end() : socket.resetAndDestroy()));
}

/** Parses the first final answer; an incomplete head has status 0. */
function readAnswer(bytes: Buffer): Answer {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0)
    return { kind: 'answer', status: 0, headers: {}, body: bytes, rest: Buffer.alloc(0), isCut: true };
  const [first = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n');
  const status = Number(first.split(' ')[1]);
  const after = bytes.subarray(headEnd + 4);
  if (status >= 100 && status < 200) return after.length === 0 ? { kind: 'closed' } : readAnswer(after);
  const headers = Object.fromEntries(
    lines.map((line) => line.split(/:\s*/s, 2)).map(([k = '', v = '']) => [k.toLowerCase(), v]),
  );
  if (headers['transfer-encoding'] === 'chunked')
    return { kind: 'answer', status, headers, ...unchunk(after) };
  const length = Number(headers['content-length'] ?? 0);
  const content = {
    body: after.subarray(0, length),
    rest: after.subarray(length),
    isCut: after.length < length,
  };
  return { kind: 'answer', status, headers, ...content };
}

function unchunk(bytes: Buffer): Content {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (lineEnd < 0 || !size)
      return {
        body: Buffer.concat(parts),
        rest: bytes.subarray(lineEnd < 0 ? at : lineEnd + 4),
        isCut: lineEnd < 0,
      };
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
