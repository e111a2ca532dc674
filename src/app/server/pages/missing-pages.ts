import { hasAktivesProdukt } from '#features/portfolio/server/index.ts';
import { hasFassung } from '#features/rechtstexte/server/index.ts';
import { hasBeleg } from '#features/widerruf/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { MissingPages } from '#server/pages/pages.ts';

/**
 * All addresses of products that do not exist, or are not in the shop, share one page; so do those of
 * versions of legal texts that were never valid, and those of receipts of withdrawals.
 */
export function missingPages(db: Db, now = () => new Date()): MissingPages {
  return {
    find: async (path) => {
      const id = /^\/products\/([^/]+)$/.exec(path)?.[1];
      if (id !== undefined)
        return (await hasAktivesProdukt(db, decodeURIComponent(id))) ? undefined : '/products/unbekannt';
      const token = /^\/widerruf\/([^/]+)$/.exec(path)?.[1];
      if (token !== undefined) return (await hasBeleg(db, token)) ? undefined : '/widerruf/unbekannt';
      const [, art, nr] = /^\/rechtstexte\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
      if (art === undefined || nr === undefined) return undefined;
      return (await hasFassung(db, { art, nr }, now())) ? undefined : '/rechtstexte/unbekannt/0';
    },
  };
}
