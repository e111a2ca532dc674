import { maxReihenfolge } from '../../../produkt-body.ts';

/** The place after all others, for a new product without one: 0 would put it first. */
export function nextReihenfolge(produkte: { reihenfolge: number }[]): number {
  const last = produkte.reduce((most, { reihenfolge }) => Math.max(most, reihenfolge), 0);
  return Math.min(last + 1, maxReihenfolge);
}
