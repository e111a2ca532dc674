import type { Zahlweg } from './zahlart.ts';

/** At a payment provider, right after the order. */
export const online: Zahlweg = {
  name: 'Online bezahlen',
  kurz: 'Online',
  isVorauszahlung: true,
  isUeberweisung: false,
  isOnline: true,
  isVorOrt: false,
  versandarten: ['dhl', 'abholung'],
  hinweis: 'Nach der Bestellung kommen Sie zur Bezahlseite.',
};
