import { countAccountsByKind } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { OverviewReply } from '../contract.ts';

/** The figures above the list (rulings.md, GET /kunden/stats/overview). An admin counts whatever his status. */
export async function readOverview(db: Db): Promise<OverviewReply> {
  const kinds = await countAccountsByKind(db);
  const sum = (isMeant: (kind: (typeof kinds)[number]) => boolean) =>
    kinds.filter(isMeant).reduce((total, { count }) => total + count, 0);
  return {
    success: true,
    total: sum(() => true),
    active: sum(({ status }) => status === 'active'),
    blocked: sum(({ status }) => status === 'blocked'),
    admins: sum(({ role }) => role === 'admin'),
  };
}
