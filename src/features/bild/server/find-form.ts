import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { breiteste, variantenBreiten } from '../bild-adresse.ts';
import { type Masse, vorschauMasse, zwischenMasse } from '../bild-masse.ts';
import { findBildMasse, findVariante, insertForm } from './bild.repository.ts';
import { prepareFormApart } from './prepare/prepare-bild-apart.ts';
import type { BildForm } from './prepare/prepare-form.ts';

export type WantedForm = { hash: string; breite: number; format: BildForm['format'] | 'webp' };
/** `isWider`: the next wider form, sent while the requested one is being made. */
export type FoundForm = { daten: Uint8Array; isWider?: boolean };
const tryAgainMs = 600_000;

type Making = { ending: AbortSignal; onFailure: (error: unknown) => void };

/**
 * Finds a form of a picture. Besides those made at upload, some are made on the first request and then stored: the
 * JPEG, because most pictures are never shared, and the intermediate widths, which older pictures lack. A request for
 * the JPEG waits; a request for a width gets the next wider form meanwhile.
 */
export function bildFormen(db: Db, making: Making) {
  const makeForm = formMaker(db, making);
  // A width is tried once in ten minutes: on a full disk every page view would request it again.
  const tried = new Set<string>();
  const makeLater = (hash: string, masse: Masse, form: BildForm) => {
    const key = keyOf(hash, form);
    if (tried.has(key)) return;
    tried.add(key);
    setTimeout(() => tried.delete(key), tryAgainMs).unref();
    makeForm(hash, masse, form).catch((error) => making.ending.aborted || making.onFailure(error));
  };

  return async (wanted: WantedForm): Promise<FoundForm | undefined> => {
    const { hash } = wanted;
    const kept = await findVariante(db, wanted);
    if (kept) {
      tried.delete(keyOf(hash, wanted));
      return { daten: kept };
    }
    const masse = await findBildMasse(db, hash);
    const form = masse && formOf(masse, wanted);
    if (!form) return undefined;
    if (form.format === 'jpeg') return found(await makeForm(hash, masse, form));
    makeLater(hash, masse, form);
    const breite = variantenBreiten(masse.breite).find((one) => one > form.breite) ?? breiteste;
    return found(await findVariante(db, { ...wanted, breite }), true);
  };
}

function found(daten: Uint8Array | undefined, isWider = false): FoundForm | undefined {
  return daten && { daten, isWider };
}

function keyOf(hash: string, { breite, format }: Omit<WantedForm, 'hash'>): string {
  return `${hash}-${breite}.${format}`;
}

/** The size of a form that is made on demand, if this picture has one. */
function formOf(masse: Masse, { breite, format }: WantedForm): BildForm | undefined {
  if (format === 'webp') return undefined;
  const made = format === 'jpeg' ? vorschauMasse(masse) : zwischenMasse(masse, breite);
  return made?.breite === breite ? { ...made, format } : undefined;
}

/**
 * Makes forms of each kind one at a time, in a separate process; concurrent requests for the same form share one job.
 * The JPEG is a kind of its own because requests wait for it, while the pages of an updated shop request many widths.
 */
function formMaker(db: Db, { ending, onFailure }: Making) {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  const last = new Map<BildForm['format'], Promise<unknown>>();

  const make = async (hash: string, masse: Masse, form: BildForm): Promise<Uint8Array | undefined> => {
    const widest = { hash, breite: Math.min(masse.breite, breiteste), format: 'webp' } as const;
    const kept = await findVariante(db, widest);
    if (!kept) return undefined;
    const daten = await prepareFormApart(kept, form, { ending });
    const { breite, format } = form;
    // A disk that is full or read-only prevents only storing the form.
    await inTransaction(db, (db) => insertForm(db, { hash, breite, format, daten })).catch(onFailure);
    return daten;
  };

  return (hash: string, masse: Masse, form: BildForm): Promise<Uint8Array | undefined> => {
    const key = keyOf(hash, form);
    const known = underWay.get(key);
    if (known) return known;
    const before = last.get(form.format) ?? Promise.resolve();
    const making = before.then(() => make(hash, masse, form)).finally(() => underWay.delete(key));
    underWay.set(key, making);
    last.set(
      form.format,
      making.catch(() => undefined),
    );
    return making;
  };
}
