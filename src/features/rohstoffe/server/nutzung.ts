import type { Db } from '#server/db/connect.ts';
import type { BetroffenesProdukt } from '../contract.ts';

/** How others use raw materials. The app brings it, because this area knows none of them. */
export type RohstoffNutzung = {
  /** Holds everybody else off who changes what products are made of, until the transaction ends. */
  lockRezepte: (db: Db) => Promise<void>;
  /** A raw material has a new name: products that were waiting for it are made of it now (R10). */
  linkRezepte: (db: Db, rohstoff: { id: string; typ: string; bezeichnung: string }) => Promise<void>;
  /** The names of the products that are made of it. */
  listProdukteMadeOf: (db: Db, rohstoffId: string) => Promise<string[]>;
  /** What a new price for one einheit changes; `alterPreis` in euros, `null` if it had none. */
  listBetroffene: (
    db: Db,
    change: { rohstoffId: string; alterPreis: number | null },
  ) => Promise<BetroffenesProdukt[]>;
};
