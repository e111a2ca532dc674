import { z } from 'zod';
import { eingangWege, eingangWegText } from './eingang-weg.ts';

/**
 * How the order of a declaration was found: by the link that led to the form, by number and e-mail address,
 * or by the workshop.
 */
export const zuordnungWege = ['link', 'nummer', 'laden'] as const;

/** What happens to a declaration after it was stored, each with what is kept of it. */
export const widerrufEreignisAngaben = {
  /** It came another way than by the form, on this day; `notiz` is for the workshop. */
  aufgenommen: z.object({ tag: z.string(), weg: z.enum(eingangWege), notiz: z.string() }),
  /** Its receipt was written, or why not. */
  beleg: z.object({ weg: z.enum(['post', 'ohneAdresse', 'begrenzt']) }),
  zugeordnet: z.object({ auftragId: z.string(), wie: z.enum(zuordnungWege) }),
  /** The order was the wrong one. */
  geloest: z.object({}),
  /** There is nothing (more) to do; `text` says why. */
  erledigt: z.object({ text: z.string() }),
  /** It was settled too early. */
  geoeffnet: z.object({}),
} as const;
export type WiderrufEreignisTyp = keyof typeof widerrufEreignisAngaben;

/** One event with its own data, as it is added. */
export type NeuesWiderrufEreignis = {
  [T in WiderrufEreignisTyp]: { typ: T; angaben: z.infer<(typeof widerrufEreignisAngaben)[T]>; at: string };
}[WiderrufEreignisTyp];

/** The same with its author. */
export type WiderrufEreignis = NeuesWiderrufEreignis & { von: string };

/** The order that a declaration belongs to now. */
export function auftragOf(ereignisse: WiderrufEreignis[]): string | undefined {
  const letztes = ereignisse.findLast(({ typ }) => typ === 'zugeordnet' || typ === 'geloest');
  return letztes?.typ === 'zugeordnet' ? letztes.angaben.auftragId : undefined;
}

/** How a declaration came that the workshop took in; `undefined` for one of the form. */
export function aufnahmeOf(ereignisse: WiderrufEreignis[]) {
  return ereignisse.find((one) => one.typ === 'aufgenommen')?.angaben;
}

/** Why it is settled, or `undefined`. */
export function schlussOf(ereignisse: WiderrufEreignis[]): string | undefined {
  const letztes = ereignisse.findLast(({ typ }) => typ === 'erledigt' || typ === 'geoeffnet');
  return letztes?.typ === 'erledigt' ? letztes.angaben.text : undefined;
}

/** What became of its receipt: the latest that was written. */
export function belegWegOf(ereignisse: WiderrufEreignis[]): 'post' | 'ohneAdresse' | 'begrenzt' | undefined {
  const belege = ereignisse.filter((one) => one.typ === 'beleg');
  return belege.at(-1)?.angaben.weg;
}

/** An event as the workshop reads it. */
export function widerrufEreignisText({ typ, angaben }: WiderrufEreignis, nummer: string): string {
  switch (typ) {
    case 'aufgenommen':
      return `Aufgenommen: kam ${eingangWegText[angaben.weg]}`;
    case 'beleg':
      return belegText[angaben.weg];
    case 'zugeordnet':
      return `${zuordnungText[angaben.wie]}${nummer ? `: ${nummer}` : ''}`;
    case 'geloest':
      return 'Zuordnung gelöst';
    case 'erledigt':
      return `Abgeschlossen: ${angaben.text}`;
    case 'geoeffnet':
      return 'Wieder geöffnet';
  }
}

const belegText = {
  post: 'Eingangsbestätigung geschrieben',
  ohneAdresse: 'Keine Eingangsbestätigung: Die E-Mail-Adresse ist keine',
  begrenzt: 'Keine Eingangsbestätigung: Es gingen gerade schon mehrere hinaus',
};

const zuordnungText = {
  link: 'Zugeordnet über den Link der Bestellung',
  nummer: 'Zugeordnet über Nummer und E-Mail-Adresse',
  laden: 'Von Hand zugeordnet',
};
