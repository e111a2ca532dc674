import type { Block } from './rechtstext-bloecke.ts';

/** A section of a page: a main heading with all that follows it; the first one may have none. */
export type Abschnitt = { titel: Extract<Block, { kind: 'heading' }> | undefined; bloecke: Block[] };

/** The text in sections, one for each heading of the second level. */
export function abschnitteOf(blocks: Block[]): Abschnitt[] {
  const abschnitte: Abschnitt[] = [{ titel: undefined, bloecke: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) abschnitte.push({ titel: block, bloecke: [] });
    else abschnitte.at(-1)?.bloecke.push(block);
  }
  return abschnitte.filter(({ titel, bloecke }) => titel !== undefined || bloecke.length > 0);
}
