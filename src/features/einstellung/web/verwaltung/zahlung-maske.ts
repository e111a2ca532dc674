import type { Maske } from './maske.ts';
import { ZahlungFelder } from './zahlung-felder.tsx';

/** Group 'Zahlung' in the back office. */
export const zahlungMaske: Maske<'zahlung'> = {
  wofuer: 'Wie Kundinnen und Kunden bezahlen, und wohin das Geld geht.',
  feldNamen: {
    'vorkasse.aktiv': 'Vorkasse',
    'vorkasse.kontoinhaber': 'Kontoinhaber',
    'vorkasse.iban': 'IBAN',
    'vorkasse.bank': 'Bank',
    'vorkasse.zahlungstage': 'Zahlungsziel in Tagen',
    'abholung.aktiv': 'Zahlung bei Abholung',
  },
  feldArten: { 'vorkasse.iban': 'iban' },
  zeilen: (angaben) => [{ name: 'Kontoinhaber', wert: angaben.vorkasse.kontoinhaber }],
  Felder: ZahlungFelder,
};
