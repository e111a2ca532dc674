import type { Zahlweg } from './zahlart.ts';

/** In the workshop, when the goods are fetched; never called cash (R44). */
export const beiAbholung: Zahlweg = {
  name: 'Zahlung bei Abholung',
  kurz: 'Zahlung dort',
  isVorauszahlung: false,
  isUeberweisung: false,
  isOnline: false,
  isVorOrt: true,
  versandarten: ['abholung'],
  hinweis: 'Sie bezahlen, wenn Sie die Ware abholen.',
};
