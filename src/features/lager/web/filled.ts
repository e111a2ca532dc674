import { type LagerGruppe, mapGruppen } from '../artikel.ts';
import type { LagerArtikel } from '../contract.ts';
import type { Bewegung, HistorieReply } from '../historie/historie-contract.ts';

/**
 * Answers with only the fields of the specification (requirements.md, admin §3 and §7) lack our own, and
 * `data` may be null: these functions fill in defaults, so that components need no checks.
 */
type Antwort = { data?: unknown } | null | undefined;

/** A list; empty if there is none. */
export function filledList<Item>(data: unknown): Item[] {
  return Array.isArray(data) ? data : [];
}

/** The groups; each one is a list. */
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

/** One article's movements; the article and the number of pages may be missing. */
export function filledHistorie(
  reply: Antwort,
): { data: Bewegung[] } & Partial<Pick<HistorieReply, 'artikel' | 'pagination'>> {
  return { ...(reply as Partial<HistorieReply>), data: filledList<Bewegung>(reply?.data) };
}
