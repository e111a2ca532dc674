import type { Db } from '#server/db/connect.ts';
import { ofShop } from '#server/db/of-shop.ts';
import { Places, type Share } from './places.ts';

/** The caller's network; for a device that signed in to its account before, also this account. */
export type HashOrigin = { network: string; account?: string | undefined };

/**
 * Concurrent sign-ins and registrations per node: two are being hashed, the rest wait about two seconds.
 * Strangers and known devices cannot take each other's places.
 */
const most = {
  strangers: 40,
  strangersOfNetwork: 10,
  known: 20,
  knownOfNetwork: 4,
  knownOfAccount: 2,
};

const placesOf = ofShop(
  () => new Places('Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.'),
);

/**
 * Runs work that hashes a password for a visitor who is not signed in, or refuses it before anything is counted.
 */
export function atHashPlace<T>(db: Db, origin: HashOrigin, work: () => Promise<T>): Promise<T> {
  return placesOf(db).run(sharesOf(origin), work);
}

/** Refuses at once what `atHashPlace` would refuse after other work. */
export function refuseWithoutHashPlace(db: Db, origin: HashOrigin): void {
  placesOf(db).refuseWhenFull(sharesOf(origin));
}

function sharesOf({ network, account }: HashOrigin): Share[] {
  if (account === undefined)
    return [
      { name: 'strangers', most: most.strangers },
      { name: `strangers of ${network}`, most: most.strangersOfNetwork },
    ];
  return [
    { name: 'known', most: most.known },
    { name: `known of ${network}`, most: most.knownOfNetwork },
    { name: `known of account ${account}`, most: most.knownOfAccount },
  ];
}
