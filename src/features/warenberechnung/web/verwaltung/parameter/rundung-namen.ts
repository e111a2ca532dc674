import type { RundungsOption } from '../../../parameter.ts';

/** The labels of the rounding options (requirements.md, admin §9). */
export const rundungNamen: Record<RundungsOption, string> = {
  keine: 'Keine Rundung',
  '0.10': 'Auf 0,10 € aufrunden',
  '0.50': 'Auf 0,50 € aufrunden (empfohlen)',
  '1.00': 'Auf 1,00 € aufrunden',
  '0.99': 'Psychologisch auf x,99 €',
};
