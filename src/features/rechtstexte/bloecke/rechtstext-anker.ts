import type { Block } from './rechtstext-bloecke.ts';

/**
 * The place to which 'Versand' beside every price leads while the shop is announced: the first main heading
 * about shipping costs, or else the first that begins with 'Versand', with a number or without: '4. Versand
 * und Lieferung'.
 */
export function withVersandAnker(blocks: Block[]): Block[] {
  const at = versandStelle(blocks);
  return blocks.map((block, i) => (i === at ? { ...block, id: 'versand' } : block) as Block);
}

/** Whether a text has that place. */
export function hasVersandAnker(blocks: Block[]): boolean {
  return versandStelle(blocks) >= 0;
}

function versandStelle(blocks: Block[]): number {
  const titles = blocks.map(titleOf);
  const costs = titles.findIndex((title) => /versandkosten/i.test(title));
  return costs >= 0 ? costs : titles.findIndex((title) => /^(?:[§\d.)\s]+\s)?versand/i.test(title));
}

/** The words of a main heading; those of other blocks are of no interest. */
function titleOf(block: Block): string {
  if (block.kind !== 'heading' || block.level !== 2) return '';
  return block.inlines
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00ad', '')
    .trim();
}
