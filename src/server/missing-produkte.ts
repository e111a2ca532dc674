import { hasAktivesProdukt } from '#features/portfolio/server/index.ts';
import type { Db } from './db/connect.ts';
import type { MissingPages } from './pages/pages.ts';

/** All addresses of products that do not exist, or are not in the shop, share one page. */
export function missingProdukte(db: Db): MissingPages {
  return {
    has: async (path) => {
      const id = /^\/products\/([^/]+)$/.exec(path)?.[1];
      return id !== undefined && !(await hasAktivesProdukt(db, decodeURIComponent(id)));
    },
    path: '/products/unbekannt',
  };
}
