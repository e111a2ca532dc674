import { type Ereignis, ereignisAngaben } from '../../ereignisse/ereignis.ts';
import { parsed } from './parsed-json.ts';
import type { EreignisRow } from './verify-auftraege.repository.ts';

/** The events as they are stored; `undefined` in place of one that cannot be read. */
export function readEreignisse(rows: EreignisRow[]): (Ereignis | undefined)[] {
  return rows.map(({ typ, angaben, createdAt: at }) => {
    const schema = Object.entries(ereignisAngaben).find(([name]) => name === typ)?.[1];
    const gelesen = schema?.safeParse(parsed(angaben));
    return gelesen?.success ? ({ typ, angaben: gelesen.data, at } as Ereignis) : undefined;
  });
}
