import { isRecord, readNumber, readText } from '#shared/read-value.ts';
import type { Block } from './rechtstext-bloecke.ts';
import type { Rechtstext } from './rechtstext-contract.ts';

type Zeitraum = Rechtstext['fassungen'][number];

/** A legal text as a page needs it. */
export type GelesenerRechtstext = Omit<Rechtstext, 'art' | 'bloecke'> & { bloecke: Block[] };

/** A legal text from an answer of any shape; what cannot be read is not there. */
export function readRechtstext(data: unknown): GelesenerRechtstext {
  const answer = isRecord(data) ? data : {};
  return {
    ...(readZeitraum(answer) ?? { nr: 1, gueltigAb: '', gueltigBis: null }),
    stand: readText(answer.stand) ?? '',
    istBeispiel: answer.istBeispiel === true,
    bloecke: readBloecke(answer.bloecke),
    fassungen: listOf(answer.fassungen).flatMap((one) => readZeitraum(one) ?? []),
  };
}

/** The blocks of an answer whose kinds this page knows. */
function readBloecke(value: unknown): Block[] {
  return listOf(value).filter((block) => {
    const { kind, inlines, items, entries, blocks } = block;
    if (kind === 'box') return Array.isArray(blocks);
    if (kind === 'list') return Array.isArray(items) && items.every(Array.isArray);
    return kind === 'terms' ? Array.isArray(entries) : Array.isArray(inlines);
  }) as Block[];
}

function readZeitraum(value: Record<string, unknown>): Zeitraum | undefined {
  const [nr, gueltigAb] = [readNumber(value.nr), readText(value.gueltigAb)];
  if (nr === undefined || gueltigAb === undefined) return undefined;
  return { nr, gueltigAb, gueltigBis: readText(value.gueltigBis) ?? null };
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
