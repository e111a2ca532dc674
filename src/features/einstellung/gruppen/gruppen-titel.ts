import type { EinstellungName } from './gruppen.ts';

/** What people call the groups. */
export const gruppenTitel: Record<EinstellungName, string> = {
  laden: 'Laden',
  steuer: 'Steuer',
  versand: 'Versand',
  zahlung: 'Zahlung',
  post: 'Post',
  texte: 'Texte',
  nummern: 'Nummern',
  phase: 'Öffnung',
};
