import type { Zahlweg } from './zahlart.ts';

/** By transfer, before the goods leave the house. */
export const vorkasse: Zahlweg = {
  name: 'Überweisung (Vorkasse)',
  kurz: 'Überweisung',
  isVorauszahlung: true,
  isUeberweisung: true,
  isOnline: false,
  isVorOrt: false,
  versandarten: ['dhl', 'abholung'],
  hinweis: 'Die Bankdaten sehen Sie gleich nach der Bestellung.',
};
