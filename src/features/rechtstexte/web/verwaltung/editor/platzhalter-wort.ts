import type { RechtstextBearbeitung } from '../../../contract.ts';

/** What each placeholder is called in the editor: 'Name des Ladens'. */
export type PlatzhalterWorte = Map<string, string>;

/** The beginning of its explanation. */
export function platzhalterWort(erklaerung: string): string {
  return erklaerung.split(/[,:;]/)[0] ?? erklaerung;
}

export function platzhalterWorteOf(platzhalter: RechtstextBearbeitung['platzhalter']): PlatzhalterWorte {
  return new Map(platzhalter.map(({ name, erklaerung }) => [name, platzhalterWort(erklaerung)]));
}
