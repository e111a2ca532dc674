import type { Db } from '#server/db/connect.ts';
import { breiteste } from '../bild-adresse.ts';
import { vorschauMasse } from '../vorschau.ts';
import { findBildMasse, findVariante, insertVorschau } from './bild.repository.ts';
import { prepareVorschauApart } from './prepare-bild-apart.ts';

type Wanted = { hash: string; breite: number };
type Making = { ending: AbortSignal; onNotKept: (error: unknown) => void };

/**
 * Finds the JPEG of a picture, which is made when it is first asked for and then kept: most pictures are never shared, and
 * those of an older shop have none. One at a time, in a process of its own; who asks for the same one waits for it.
 */
export function vorschauen(db: Db, { ending, onNotKept }: Making) {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  const make = async ({ hash, breite }: Wanted): Promise<Uint8Array | undefined> => {
    const masse = await findBildMasse(db, hash);
    if (!masse || vorschauMasse(masse).breite !== breite) return undefined;
    const widest = { hash, breite: Math.min(masse.breite, breiteste), format: 'webp' } as const;
    const kept = await findVariante(db, widest);
    if (!kept) return undefined;
    const daten = await prepareVorschauApart(kept, vorschauMasse(masse), { ending });
    // A disk that is full or read-only stops only writing.
    await insertVorschau(db, { hash, breite, daten }).catch(onNotKept);
    return daten;
  };

  return async (wanted: Wanted): Promise<Uint8Array | undefined> => {
    const kept = await findVariante(db, { ...wanted, format: 'jpeg' });
    if (kept) return kept;
    const key = `${wanted.hash}-${wanted.breite}`;
    const making = underWay.get(key) ?? last.then(() => make(wanted)).finally(() => underWay.delete(key));
    underWay.set(key, making);
    last = making.catch(() => undefined);
    return making;
  };
}
