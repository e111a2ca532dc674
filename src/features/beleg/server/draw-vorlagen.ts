import { readBelegInhalt } from './list-belege.ts';
import type { BelegBlatt, GezeichneterBeleg } from './pdf/draw-belege.ts';

/** Draws documents as they are kept, in one process; of one that cannot be read it says so. */
export async function drawVorlagen(
  vorlagen: { inhalt: string; xml: string }[],
  draw: (blatt: BelegBlatt) => Promise<GezeichneterBeleg[]>,
): Promise<GezeichneterBeleg[]> {
  const gelesene = vorlagen.map(({ inhalt, xml }) => ({ inhalt: readBelegInhalt(inhalt), xml }));
  const belege = gelesene.flatMap(({ inhalt, xml }) => (inhalt ? [{ inhalt, xml }] : []));
  const drawn = belege.length > 0 ? (await draw({ art: 'belege', belege })).values() : [].values();
  return gelesene.map(({ inhalt }) =>
    inhalt
      ? (drawn.next().value ?? { fehler: 'it was not drawn' })
      : { fehler: 'its content cannot be read' },
  );
}
