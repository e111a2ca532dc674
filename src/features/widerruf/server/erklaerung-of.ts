import type { Erklaerung } from '../erklaerung.ts';
import { klareTeile } from '../erklaerung.ts';
import type { WiderrufRow } from './widerruf.repository.ts';

/** A declaration as it was stored. */
export function erklaerungOf(row: WiderrufRow): Erklaerung & { eingangAt: string } {
  const { name, bestellung, email, stuecke, link, createdAt: eingangAt } = row;
  return { name, bestellung, email, stuecke, link, eingangAt, teile: klareTeile(JSON.parse(row.teile)) };
}
