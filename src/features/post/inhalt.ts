import { z } from 'zod';
import { block } from './bloecke.ts';
import { renderNachricht, renderTextfassung } from './render/render-nachricht.ts';
import { rahmen } from './render/render-rahmen.ts';

/**
 * What a message says, as it is stored: its blocks and the facts of its frame at the moment when it was
 * written, or both forms of one that is kept as it was rendered.
 */
export const inhalt = z.union([
  z.object({ bloecke: z.array(block), rahmen }),
  z.object({ html: z.string(), text: z.string() }),
]);
export type Inhalt = z.infer<typeof inhalt>;

/** Both forms of a message. */
export type Fassungen = { html: string; text: string };

export function fassungenOf(inhalt: Inhalt): Fassungen {
  return 'bloecke' in inhalt ? renderNachricht(inhalt.bloecke, inhalt.rahmen) : inhalt;
}

/** Its plain text alone, which costs a third of both. */
export function textOf(inhalt: Inhalt): string {
  return 'bloecke' in inhalt ? renderTextfassung(inhalt.bloecke, inhalt.rahmen) : inhalt.text;
}

/** Stands in place of a content whose bytes were damaged. */
export const unlesbar =
  'Der Text dieser Nachricht ist nicht mehr lesbar: Ihre gespeicherten Daten sind beschädigt. Bitte schreiben Sie der Empfängerin oder dem Empfänger noch einmal selbst.';
