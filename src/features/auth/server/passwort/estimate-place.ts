import type { Db } from '#server/db/connect.ts';
import { ofShop } from '#server/db/of-shop.ts';
import { Places } from './places.ts';

/**
 * Estimates of new passwords that run or wait at once on this node: one runs at a time, hostile ones for some
 * 0.1 s.
 */
const most = { all: 20, ofNetwork: 4 };

const placesOf = ofShop(
  () =>
    new Places('Gerade legen sehr viele Menschen ein Konto an. Bitte versuchen Sie es gleich noch einmal.'),
);

/** Runs work that estimates a visitor's new password. Sign-ins never wait for it: its places are not theirs. */
export function atEstimatePlace<T>(db: Db, network: string, work: () => Promise<T>): Promise<T> {
  return placesOf(db).run(
    [
      { name: 'all', most: most.all },
      { name: `of ${network}`, most: most.ofNetwork },
    ],
    work,
  );
}
