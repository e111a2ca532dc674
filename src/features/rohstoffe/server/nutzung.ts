import type { Db, Tx } from '#server/db/connect.ts';
import type { BetroffenesProdukt } from '../contract.ts';

/** How other areas use raw materials. Passed in by `app.ts`, because this area may not import them. */
export type RohstoffNutzung = {
  /** Blocks concurrent changes of recipes until the transaction ends. */
  lockRezepte: (db: Tx) => Promise<void>;
  /** Links the products that were waiting for the new name of a raw material (R10). */
  linkRezepte: (db: Tx, rohstoff: { id: string; typ: string; bezeichnung: string }) => Promise<void>;
  /** The names of the products made of it. */
  listProdukteMadeOf: (db: Db, rohstoffId: string) => Promise<string[]>;
  /** The effects of a new price per unit; `alterPreis` in euros, `null` if it had none. */
  listBetroffene: (
    db: Db,
    change: { rohstoffId: string; alterPreis: number | null },
  ) => Promise<BetroffenesProdukt[]>;
};
