import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { failurePage } from './answers/failure-page.ts';
import { refusalTexts } from './answers/refusal-texts.ts';

// Not imported: an import reads every export of the module, and one of them loads all of Node's client for
// `fetch`, which the shop does not use. Measured: 80 ms of processor time at the start.
const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');

/** German texts for errors that Node raises before there is a request; any other counts as unreadable. */
const refusals: Record<string, [status: number, text: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, refusalTexts.late],
  HPE_HEADER_OVERFLOW: [431, 'Die Kopfzeilen der Anfrage sind zu lang.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, refusalTexts.tooLarge],
};
const unreadable: [number, string] = [400, refusalTexts.unreadable];

type Options = {
  /** Milliseconds within which a whole request has to arrive, and the check interval. */
  requestTimeout: number;
  checkEvery: number;
  /** The same for its headers alone. */
  headersTimeout: number;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Called with the remote address of each request that is refused here. */
  onRefusal?: (address: string) => unknown;
};

/**
 * The servers under Fastify: one for each address that `localhost` has, which is why they are made here. Node answers
 * some requests itself, in English or with an empty body; here they get German answers too.
 */
export function httpServers({ requestTimeout, headersTimeout, checkEvery, headers, onRefusal }: Options) {
  const serverFactory = (listener: RequestListener): Server => {
    const settings = {
      requestTimeout,
      headersTimeout: Math.min(headersTimeout, requestTimeout),
      connectionsCheckingInterval: checkEvery,
      // A request without one is refused by `refuseOddRequests`.
      requireHostHeader: false,
      // No upgrades are supported: the request is answered as a normal one.
      shouldUpgradeCallback: () => false,
    };
    const latest = new WeakMap<Socket, ServerResponse>();
    const listen: RequestListener = (request, response) => {
      latest.set(request.socket, response);
      listener(request, response);
    };
    const server = createServer(settings, listen);
    server.keepAliveTimeout = 72_000;
    server.on('checkExpectation', listen);
    server.on('clientError', (error: ClientError, socket: Socket) => {
      // Browsers open connections in advance; on an unused one nothing was refused.
      if (socket.bytesRead === 0 || error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else if (isAnswered(latest.get(socket))) socket.destroy();
      else {
        onRefusal?.(socket.remoteAddress ?? '');
        refuse(error, socket, headers);
      }
    });
    return server;
  };
  // Fastify would add its own to the first server only.
  return { serverFactory, clientErrorHandler: () => {} };
}

/**
 * Whether a refusal would come into or behind an answer to the same request: one that is still being written,
 * or one that did not wait for the whole body.
 */
function isAnswered(response?: ServerResponse): boolean {
  return response?.headersSent === true && !(response.req.complete && response.writableEnded);
}

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

function refuse(
  { code = '', rawPacket }: ClientError,
  socket: Socket,
  headers: Record<string, string>,
): void {
  const [status, text] = refusals[code] ?? unreadable;
  const isForPeople = /^(GET|HEAD) \/(?!api[/? ])/.test(rawPacket?.subarray(0, 20).toString('latin1') ?? '');
  const body = isForPeople ? failurePage(text) : JSON.stringify({ success: false, message: text });
  const lines = Object.entries({
    ...headers,
    'content-type': isForPeople ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}
