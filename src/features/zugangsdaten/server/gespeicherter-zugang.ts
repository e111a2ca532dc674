import type { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import type { Installationsschluessel } from './installationsschluessel.ts';
import { entschluessle } from './verschluesseln.ts';
import { findZugang, type ZugangName, type ZugangRow } from './zugangsdaten.repository.ts';

/** An access of the settings: its row, and what is made of it once it is opened. */
export type Gespeichert<Zugang, Weg> = {
  row: ZugangRow | undefined;
  /** `undefined` without an entry, and if the key does not open it. */
  offen: { zugang: Zugang; weg: Weg } | undefined;
};

type Art<Zugang, Weg> = {
  name: ZugangName;
  schema: z.ZodType<Zugang>;
  /** What the shop uses; it is kept as long as the entry is the same. `seit`: when that was saved. */
  oeffne: (zugang: Zugang, seit: string) => Weg;
};

type Kontext = { schluessel: Installationsschluessel; log: ZugangsLog };
export type ZugangsLog = { error: (entry: object, message: string) => void };

/**
 * Reads an access of the settings with every use: another node may have changed it. What cannot be opened counts as
 * not there, and the log says so once for each version.
 */
export function leserOf<Zugang, Weg>({ name, schema, oeffne }: Art<Zugang, Weg>, kontext: Kontext) {
  const { schluessel, log } = kontext;
  let letzter: { geheim: string; offen: { zugang: Zugang; weg: Weg } } | undefined;
  let gemeldet: number | undefined;

  const open = (geheim: string, seit: string) => {
    const key = schluessel.lies();
    const zugang = schema.safeParse(jsonOf(key && entschluessle(key, name, geheim)));
    return zugang.success ? { zugang: zugang.data, weg: oeffne(zugang.data, seit) } : undefined;
  };

  return async (db: Db): Promise<Gespeichert<Zugang, Weg>> => {
    const row = await findZugang(db, name);
    if (!row || row.geheim === null) return { row, offen: undefined };
    const { geheim, version, geaendertAt } = row;
    if (letzter?.geheim === geheim) return { row, offen: letzter.offen };
    const offen = open(geheim, geaendertAt);
    if (offen) letzter = { geheim, offen };
    else if (gemeldet !== version) {
      gemeldet = version;
      log.error({ zugang: name, version }, 'access data of the settings do not open: enter them again');
    }
    return { row, offen };
  };
}

function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
