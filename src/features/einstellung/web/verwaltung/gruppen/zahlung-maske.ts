import { onlineWegText, schaltbareWege } from '#features/zahlarten/online-wege.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { maskedIban } from '../../../felder/iban.ts';
import type { ZahlungAngaben } from '../../../gruppen/zahlung-angaben.ts';
import type { FeldNamen, Maske } from '../maske.ts';
import { ZahlungFelder } from './zahlung-felder.tsx';

const eigeneNamen: FeldNamen = {
  'vorkasse.aktiv': 'Vorkasse',
  'vorkasse.kontoinhaber': 'Kontoinhaber',
  'vorkasse.iban': 'IBAN',
  'vorkasse.bank': 'Bank',
  'vorkasse.zahlungstage': 'Zahlungsziel in Tagen',
  'vorkasse.erinnernNachTagen': 'Erinnern nach Tagen',
  'vorkasse.stornierenNachTagen': 'Stornieren nach Tagen',
  'online.aktiv': 'Online bezahlen',
  'online.stunden': 'Online bezahlen: Stornieren nach Stunden',
  'abholung.aktiv': 'Bezahlen bei der Abholung',
};
/** The fields of a way of the payment provider. */
const wegNamen = schaltbareWege.map((weg) => {
  const pfad = `online.wege.${weg}`;
  const name = onlineWegText[weg];
  return {
    [`${pfad}.aktiv`]: `Online bezahlen: ${name}`,
    [`${pfad}.prozent`]: `${name}: Gebühr in Prozent`,
    [`${pfad}.cent`]: `${name}: Gebühr in Cent je Zahlung`,
  };
});
/** The ways to pay that have a switch alone. */
const weitere = zahlarten.filter((zahlart) => !(`${zahlart}.aktiv` in eigeneNamen));

/** Group 'Zahlung' in the back office. */
export const zahlungMaske: Maske<'zahlung'> = {
  wofuer: 'Wie Kundinnen und Kunden bezahlen, und auf welches Konto.',
  feldNamen: {
    ...eigeneNamen,
    ...Object.assign({}, ...wegNamen),
    ...Object.fromEntries(weitere.map((zahlart) => [`${zahlart}.aktiv`, zahlwegOf(zahlart).name])),
  },
  feldArten: {
    'vorkasse.iban': 'iban',
    ...Object.fromEntries(schaltbareWege.map((weg) => [`online.wege.${weg}.prozent`, 'prozent'])),
  },
  zeilen: (zahlung) => [
    { name: 'Vorkasse', wert: zielText(zahlung.vorkasse) },
    { name: 'Kontoinhaber', wert: zahlung.vorkasse.kontoinhaber },
    { name: 'IBAN', wert: maskedIban(zahlung.vorkasse.iban) },
    { name: 'Bank', wert: zahlung.vorkasse.bank },
    { name: 'Ohne Zahlung', wert: ohneZahlungText(zahlung.vorkasse) },
    { name: 'Bei Abholung', wert: zahlung.abholung.aktiv ? 'an' : 'aus' },
    ...(zahlung.online.aktiv ? [{ name: 'Online bezahlen', wert: onlineText(zahlung.online) }] : []),
    ...weitere
      .filter((zahlart) => zahlung[zahlart].aktiv)
      .map((zahlart) => ({ name: zahlwegOf(zahlart).name, wert: 'an' })),
  ],
  Felder: ZahlungFelder,
};

function zielText({ aktiv, zahlungstage: tage }: ZahlungAngaben['vorkasse']): string {
  if (!aktiv) return 'aus';
  return tage === 1 ? 'an, zahlbar in 1 Tag' : `an, zahlbar in ${tage} Tagen`;
}

function onlineText({ stunden, wege }: ZahlungAngaben['online']): string {
  const aus = schaltbareWege.filter((weg) => !wege[weg].aktiv).map((weg) => onlineWegText[weg]);
  return `an, nach ${stunden} Stunden storniert${aus.length > 0 ? `, ohne ${aus.join(', ')}` : ''}`;
}

function ohneZahlungText(vorkasse: ZahlungAngaben['vorkasse']): string {
  const { aktiv, erinnernNachTagen, stornierenNachTagen } = vorkasse;
  if (!aktiv) return '';
  const erinnert = erinnernNachTagen === 1 ? 'nach 1 Tag' : `nach ${erinnernNachTagen} Tagen`;
  return `${erinnert} erinnert, nach ${stornierenNachTagen} Tagen storniert`;
}
