import { type LagerGruppe, mapGruppen } from '../artikel.ts';
import type { LagerArtikel } from '../contract.ts';
import type { Bewegung, HistorieReply } from '../historie-contract.ts';

/**
 * Answers of the stock that say no more than the specification names (admin.txt §3 and §7) lack what is our own, and
 * `data` may be null: here the gaps are filled, so that no screen has to know.
 */
type Antwort = { data?: unknown } | null | undefined;

/** A list, also where none came. */
export function filledList<Item>(data: unknown): Item[] {
  return Array.isArray(data) ? data : [];
}

/** The groups, each a list. */
export function filledGroups<Item>(data: unknown): Record<LagerGruppe, Item[]> {
  const groups = (data ?? {}) as Partial<Record<LagerGruppe, unknown>>;
  return mapGruppen(({ gruppe }) => filledList<Item>(groups[gruppe]));
}

/** The stock; `letzteNr` is 0 where movements are not counted. */
export function filledBestand(data: unknown): Record<LagerGruppe, LagerArtikel[]> {
  const groups = filledGroups<LagerArtikel>(data);
  return mapGruppen(({ gruppe }) => groups[gruppe].map(withNr));
}

function withNr(artikel: LagerArtikel): LagerArtikel {
  return { ...artikel, letzteNr: artikel.letzteNr ?? 0 };
}

/** One article's movements; whose they are and how many pages there are is not always told. */
export function filledHistorie(
  reply: Antwort,
): { data: Bewegung[] } & Partial<Pick<HistorieReply, 'artikel' | 'pagination'>> {
  return { ...(reply as Partial<HistorieReply>), data: filledList<Bewegung>(reply?.data) };
}
