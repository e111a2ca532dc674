import { connect, type Db } from '#server/db/connect.ts';
import { type Postgres, startPostgres } from '../database/start-postgres.ts';
import { type ShopProcess, startShop } from '../shop-process.ts';
import type { FakeStripe } from '../zahlung/fake-stripe.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';

export type TestNodes = {
  /** Address of the proxy in front of both nodes. */
  url: string;
  proxy: RoundRobin;
  nodes: ShopProcess[];
  postgres: Postgres;
  /** A direct connection to the database. */
  db: Db;
  /** Kills one node. */
  kill: (node: number) => Promise<void>;
  /** Starts it again at the same address. */
  revive: (node: number) => Promise<void>;
  close: () => Promise<void>;
};

type Options = { places?: number; smtpUrl?: string; stripe?: FakeStripe };

/**
 * Two nodes of the built shop, started together on an empty PostgreSQL, behind a round-robin proxy; they send
 * mail to the server of `smtpUrl`, and are paid at `stripe`.
 */
export async function openNodes({ places = 1, smtpUrl = '', stripe }: Options = {}): Promise<TestNodes> {
  const postgres = await startPostgres({ isDurable: true });
  const databaseUrl = postgres.url('postgres');
  const env = {
    ...{ DATABASE_URL: databaseUrl, DEMO: '1', SMTP_URL: smtpUrl },
    ...(stripe && { STRIPE_SECRET_KEY: stripe.key, STRIPE_API: stripe.api }),
  };
  const nodes = await Promise.all([startShop(env), startShop(env)]);
  const proxy = await startRoundRobin(
    nodes.map(({ url }) => url),
    { places },
  );
  const db = connect({ databaseUrl, dataDir: '', onError: () => {} });
  return {
    url: proxy.url,
    proxy,
    nodes,
    postgres,
    db,
    kill: async (node) => {
      const { child } = nodes[node] as ShopProcess;
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    revive: async (node) => {
      const { port } = new URL((nodes[node] as ShopProcess).url);
      nodes[node] = await startShop({ ...env, PORT: port });
    },
    close: async () => {
      await proxy.close();
      await Promise.all(nodes.map((node) => node.stop()));
      await db.destroy();
      await postgres.stop();
    },
  };
}
