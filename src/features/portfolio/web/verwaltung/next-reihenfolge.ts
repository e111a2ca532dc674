import { maxReihenfolge } from '../../produkt-body.ts';

/** The place behind all others, for a new product that was given none: 0 would put it before them. */
export function nextReihenfolge(produkte: { reihenfolge: number }[]): number {
  const last = produkte.reduce((most, { reihenfolge }) => Math.max(most, reihenfolge), 0);
  return Math.min(last + 1, maxReihenfolge);
}
