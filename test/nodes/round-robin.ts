import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type RoundRobin = {
  url: string;
  /** Number of requests that each node has answered, in the order of the nodes. */
  answered: () => number[];
  close: () => Promise<void>;
};

/** Methods that change nothing. Other requests may have been done although their answer is missing. */
const repeatable = ['GET', 'HEAD'];

/**
 * A minimal proxy: one request to each node in turn. A node that does not answer is skipped when repeating the request
 * is safe; otherwise the client gets a 502. `places` spreads requests over as many client addresses.
 */
export async function startRoundRobin(nodes: string[], { places = 1 } = {}): Promise<RoundRobin> {
  const answered = nodes.map(() => 0);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    // A client that disconnects must not end this process.
    incoming.on('error', () => {});
    // Twice around: a node may have come back since it was tried, and another may be gone.
    const order = [...nodes, ...nodes].map((_, i) => (turn + i) % nodes.length);
    const localAddress = `127.0.0.${1 + (turn % places)}`;
    pass({
      incoming,
      outgoing,
      localAddress,
      targets: order.map((node) => ({ node, url: nodes[node] ?? '' })),
    });
  });
  type Passing = {
    incoming: IncomingMessage;
    outgoing: ServerResponse;
    localAddress: string;
    targets: { node: number; url: string }[];
  };
  const pass = ({ targets: [target, ...others], ...passing }: Passing) => {
    const { incoming, outgoing, localAddress } = passing;
    if (!target) return outgoing.writeHead(502).end();
    const isRepeatable = repeatable.includes(incoming.method ?? '');
    const { hostname, port } = new URL(target.url);
    const { method, url: path, headers } = incoming;
    const sent = request({ hostname, port, localAddress, method, path, headers, agent: false });
    sent.on('response', (answer) => {
      answered[target.node] = (answered[target.node] ?? 0) + 1;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    sent.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else pass({ ...passing, targets: isRepeatable ? others : [] });
    });
    if (isRepeatable) sent.end();
    else incoming.pipe(sent);
  };
  // A connection that closes just when it is reused would look like a lost request.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as { port: number }).port}`,
    answered: () => [...answered],
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
