import type { Beleg } from '#features/beleg/server/index.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { warenAngabenOf } from '#features/portfolio/verkauf/waren-angaben.ts';
import { merkmale } from '#shared/merkmale/merkmal.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import type { Berechnet, FruehererBeleg } from '../../beleg/beleg-entwurf.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { gezeigteAngaben } from '../../gezeigte-angaben.ts';
import type { AuftragRow, PostenRow } from '../auftragsakte/auftrag.repository.ts';
import { lieferungOf } from '../auftragsakte/lieferung-of.ts';

/** An order as its documents are made from it. */
export function toBerechnet(row: AuftragRow, posten: PostenRow[], ereignisse: Ereignis[]): Berechnet {
  return {
    ...row,
    posten: posten.map((one) => ({ ...one, angaben: angabenOf(one) })),
    steuermodus: row.steuermodus as Steuermodus,
    rechnung: anschrift.parse(JSON.parse(row.rechnung)),
    lieferung: row.versandart === 'dhl' ? lieferungOf(row, ereignisse) : undefined,
    ueberweisung: gezeigteAngaben.parse(JSON.parse(row.gezeigt)).ueberweisung,
  };
}

function angabenOf({ typ, gramm, ...row }: PostenRow): string {
  return warenAngabenOf({ typ, gramm, merkmale: merkmale.parse(JSON.parse(row.merkmale)) });
}

/**
 * The documents of an order with what they say; `undefined` when one of them says nothing or cannot be read. Then
 * nobody knows which is missing: none is written, whatever is done with the order goes on, and `verify` reports it.
 */
export function toFruehere(belege: Beleg[]): FruehererBeleg[] | undefined {
  const fruehere = belege.flatMap(({ inhalt, ...beleg }) => (inhalt ? [{ ...beleg, inhalt }] : []));
  return fruehere.length === belege.length ? fruehere : undefined;
}

/** Whether anything of an order ever left the house: before that it has no documents. */
export function hatUebergabe(ereignisse: Ereignis[]): boolean {
  return ereignisse.some(({ typ }) => typ === 'versendet' || typ === 'abgeholt');
}
