import { isRecord, readNumber } from '#shared/wire/read-value.ts';
import type { Preisverlauf } from '../../../preis/preisverlauf-contract.ts';

/** The rows of an answer that can be shown, newest first; of another server any field may be missing. */
export function readPreisverlauf(data: unknown): Preisverlauf {
  return (Array.isArray(data) ? data : []).filter(isRecord).flatMap((row) => {
    const { at, von } = row;
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return [];
    return {
      at,
      preis: readNumber(row.preis) ?? null,
      aktiv: row.aktiv !== false,
      ermaessigt: row.ermaessigt === true,
      ...(typeof von === 'string' ? { von } : {}),
    };
  });
}
