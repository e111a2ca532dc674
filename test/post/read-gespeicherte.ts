import type { Block } from '#features/post/bloecke.ts';
import { type Fassungen, fassungenOf } from '#features/post/inhalt.ts';
import type { Rahmen } from '#features/post/render/render-rahmen.ts';
import { packInhalt, unpackInhalt } from '#features/post/server/pack-inhalt.ts';

/** Both forms of a message as they are read from its row. */
export function readGespeicherte(bytes: Uint8Array): Fassungen {
  const inhalt = unpackInhalt(bytes);
  if (!inhalt) throw new Error('The content of a message is damaged.');
  return fassungenOf(inhalt);
}

/** Both forms of a message that was stored and read again. */
export function storeAndRead(bloecke: Block[], rahmen: Rahmen): Fassungen {
  return readGespeicherte(packInhalt({ bloecke, rahmen }));
}
