import { type BelegVorlage, pdfOfBeleg } from './pdf-beleg.ts';

/** Documents to draw in one process, which reads the letters once for all of them. */
export type BelegBlatt = { art: 'belege'; belege: BelegVorlage[] };

/** One that was drawn, or why it cannot be. */
export type GezeichneterBeleg = { pdf: Uint8Array } | { fehler: string };

/** Draws documents in their sequence; one that cannot be drawn does not keep the others from it. */
export async function drawBelege({ belege }: BelegBlatt): Promise<GezeichneterBeleg[]> {
  const drawn: GezeichneterBeleg[] = [];
  for (const vorlage of belege) drawn.push(await drawBeleg(vorlage));
  return drawn;
}

async function drawBeleg(vorlage: BelegVorlage): Promise<GezeichneterBeleg> {
  try {
    return { pdf: await pdfOfBeleg(vorlage) };
  } catch (error) {
    return { fehler: String(error instanceof Error ? error.stack : error) };
  }
}
