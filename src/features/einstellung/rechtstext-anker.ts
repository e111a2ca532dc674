import type { Block } from './rechtstext-bloecke.ts';

/** The place to which 'Versand' beside every price leads: the first main heading about shipping costs. */
export function withVersandAnker(blocks: Block[]): Block[] {
  const at = blocks.findIndex(
    (block) =>
      block.kind === 'heading' &&
      block.level === 2 &&
      /versandkosten/i.test(block.inlines.map(({ text }) => text.replaceAll('\u00ad', '')).join('')),
  );
  return blocks.map((block, i) => (i === at ? { ...block, id: 'versand' } : block) as Block);
}
