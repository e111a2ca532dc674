import { isRecord, readNumber, readText } from '#shared/wire/read-value.ts';
import type { Block, FlatBlock, Inline } from './bloecke/rechtstext-bloecke.ts';
import type { Rechtstext } from './contract.ts';

type Zeitraum = Rechtstext['fassungen'][number];

/** A legal text as a page needs it. */
export type GelesenerRechtstext = Omit<Rechtstext, 'art' | 'bloecke'> & { bloecke: Block[] };

/** A legal text from an answer of any shape; what cannot be read is not there. */
export function parseRechtstextAnswer(data: unknown): GelesenerRechtstext {
  const answer = isRecord(data) ? data : {};
  return {
    ...(readZeitraum(answer) ?? { nr: 1, gueltigAb: '', gueltigBis: null }),
    stand: readText(answer.stand) ?? '',
    istBeispiel: answer.istBeispiel === true,
    bloecke: listOf(answer.bloecke).flatMap(readBlock),
    fassungen: listOf(answer.fassungen).flatMap((one) => readZeitraum(one) ?? []),
  };
}

function readBlock(block: Record<string, unknown>): Block[] {
  if (block.kind !== 'box') return readFlatBlock(block);
  return [{ kind: 'box', blocks: listOf(block.blocks).flatMap(readFlatBlock) }];
}

/** A block of a kind that this page knows. */
function readFlatBlock({
  kind,
  level,
  id,
  start,
  inlines,
  items,
  entries,
}: Record<string, unknown>): FlatBlock[] {
  switch (kind) {
    case 'heading':
      return [{ kind, level: readNumber(level) ?? 2, id: readText(id), inlines: readInlines(inlines) }];
    case 'paragraph':
    case 'address':
      return [{ kind, inlines: readInlines(inlines) }];
    case 'list':
      return [{ kind, start: readNumber(start), items: Array.isArray(items) ? items.map(readInlines) : [] }];
    case 'terms':
      return [{ kind, entries: listOf(entries).map(readEntry) }];
    default:
      return [];
  }
}

function readInlines(value: unknown): Inline[] {
  return listOf(value).map(({ text, isBold, href }) => ({
    text: readText(text) ?? '',
    isBold: isBold === true || undefined,
    href: readText(href),
  }));
}

function readEntry({ term, place, text }: Record<string, unknown>) {
  return { term: readText(term) ?? '', place: readText(place) ?? '', text: readText(text) ?? '' };
}

function readZeitraum(value: Record<string, unknown>): Zeitraum | undefined {
  const [nr, gueltigAb] = [readNumber(value.nr), readText(value.gueltigAb)];
  if (nr === undefined || gueltigAb === undefined) return undefined;
  return { nr, gueltigAb, gueltigBis: readText(value.gueltigBis) ?? null };
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
