import { maskedIban } from '../../../felder/iban.ts';
import type { ZahlungAngaben } from '../../../gruppen/zahlung-angaben.ts';
import type { Maske } from '../maske.ts';
import { ZahlungFelder } from './zahlung-felder.tsx';

/** Group 'Zahlung' in the back office. */
export const zahlungMaske: Maske<'zahlung'> = {
  wofuer: 'Wie Kundinnen und Kunden bezahlen, und auf welches Konto.',
  feldNamen: {
    'vorkasse.aktiv': 'Vorkasse',
    'vorkasse.kontoinhaber': 'Kontoinhaber',
    'vorkasse.iban': 'IBAN',
    'vorkasse.bank': 'Bank',
    'vorkasse.zahlungstage': 'Zahlungsziel in Tagen',
    'vorkasse.erinnernNachTagen': 'Erinnern nach Tagen',
    'vorkasse.stornierenNachTagen': 'Stornieren nach Tagen',
    'abholung.aktiv': 'Bezahlen bei der Abholung',
  },
  feldArten: { 'vorkasse.iban': 'iban' },
  zeilen: ({ vorkasse, abholung }) => [
    { name: 'Vorkasse', wert: vorkasse.aktiv ? zielText(vorkasse.zahlungstage) : 'aus' },
    { name: 'Kontoinhaber', wert: vorkasse.kontoinhaber },
    { name: 'IBAN', wert: maskedIban(vorkasse.iban) },
    { name: 'Bank', wert: vorkasse.bank },
    { name: 'Ohne Zahlung', wert: vorkasse.aktiv ? ohneZahlungText(vorkasse) : '' },
    { name: 'Bei Abholung', wert: abholung.aktiv ? 'an' : 'aus' },
  ],
  Felder: ZahlungFelder,
};

function zielText(tage: number): string {
  return tage === 1 ? 'an, zahlbar in 1 Tag' : `an, zahlbar in ${tage} Tagen`;
}

/** No order is cancelled while it may still be paid. */
function ohneZahlungText(vorkasse: ZahlungAngaben['vorkasse']): string {
  const { erinnernNachTagen, stornierenNachTagen, zahlungstage } = vorkasse;
  const erinnert = erinnernNachTagen === 1 ? 'nach 1 Tag' : `nach ${erinnernNachTagen} Tagen`;
  return `${erinnert} erinnert, nach ${Math.max(stornierenNachTagen, zahlungstage)} Tagen storniert`;
}
