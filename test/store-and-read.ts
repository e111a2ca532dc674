import type { Block } from '#features/post/bloecke.ts';
import { type Fassungen, fassungenOf, inhalt } from '#features/post/inhalt.ts';
import type { Rahmen } from '#features/post/render/render-rahmen.ts';

/** Both forms of a message as they are after it was stored and read again. */
export function storeAndRead(bloecke: Block[], rahmen: Rahmen): Fassungen {
  return fassungenOf(inhalt.parse(JSON.parse(JSON.stringify({ bloecke, rahmen }))));
}
