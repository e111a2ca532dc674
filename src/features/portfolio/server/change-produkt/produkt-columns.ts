import { euroToCent } from '#shared/number/money.ts';
import { satzToPromille } from '#shared/number/steuer.ts';
import { nameKeyOf } from '#shared/text/name-key.ts';
import type { ChangeProduktBody } from '../../produkt-body.ts';
import type { Verkauf } from '../../verkauf/verkauf.ts';
import type { ProduktRow } from '../produkt.repository.ts';

type Beschreibung = Pick<
  ProduktRow,
  'kurz' | 'lang' | 'inhaltsstoffe' | 'anwendung' | 'besonderheiten' | 'warnhinweise'
>;

/** The common fields of every product, with `preis` in euros, `aktiv` and `ermaessigt` as booleans. */
export type GemeinsameWerte = Beschreibung &
  Verkauf &
  Pick<ProduktRow, 'name' | 'weblink' | 'artikelnummer' | 'reihenfolge'> & {
    aktiv: boolean;
    preis: number | null;
    ermaessigt: boolean;
  };

/** A body's common fields flattened; absent ones stay absent. */
export function toWerte({ beschreibung, version: _, ...werte }: ChangeProduktBody): Partial<GemeinsameWerte> {
  return { ...werte, ...beschreibung };
}

type GemeinsameColumns = Omit<
  GemeinsameWerte,
  'aktiv' | 'preis' | 'ermaessigt' | 'steuersatz' | 'aufBestellung'
> &
  Pick<ProduktRow, 'nameKey' | 'aktiv' | 'preisCent' | 'ermaessigt' | 'steuersatzPromille' | 'aufBestellung'>;

/**
 * The one place where fields become columns; other fields belong to a type. Absent fields are `undefined` and change
 * nothing.
 */
export function toColumns(werte: GemeinsameWerte): { columns: GemeinsameColumns; angaben: object };
export function toColumns(werte: Partial<GemeinsameWerte>): {
  columns: Partial<GemeinsameColumns>;
  angaben: object;
};
export function toColumns(werte: Partial<GemeinsameWerte>): {
  columns: Partial<GemeinsameColumns>;
  angaben: object;
} {
  const { name, preis, ermaessigt, aktiv, weblink, artikelnummer, reihenfolge, ...neben } = werte;
  const { steuersatz, aufBestellung, fertigungstage, packgewicht, ...rest } = neben;
  const { kurz, lang, inhaltsstoffe, anwendung, besonderheiten, warnhinweise, ...angaben } = rest;
  const columns = {
    name,
    nameKey: name === undefined ? undefined : nameKeyOf(name),
    preisCent: typeof preis === 'number' ? euroToCent(preis) : preis,
    ermaessigt: ermaessigt === undefined ? undefined : Number(ermaessigt),
    aktiv: aktiv === undefined ? undefined : Number(aktiv),
    steuersatzPromille: steuersatz === undefined ? undefined : satzToPromille(steuersatz),
    aufBestellung: aufBestellung === undefined ? undefined : Number(aufBestellung),
    ...{
      fertigungstage,
      packgewicht,
      weblink,
      artikelnummer,
      reihenfolge,
      kurz,
      lang,
      inhaltsstoffe,
      anwendung,
      besonderheiten,
      warnhinweise,
    },
  };
  return { columns, angaben };
}
