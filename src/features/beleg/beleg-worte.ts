import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { promilleToSatz } from '#shared/number/steuer.ts';
import type { BelegBetrag, BelegEmpfaenger, BelegEntwurf, BelegInhalt } from './beleg-inhalt.ts';

/** What a document is called: on paper, on screens, in mails. */
export function belegTitel({ art, anlass }: Benannt): string {
  if (art === 'korrektur') return 'Rechnungskorrektur';
  return anlass.art === 'markttag' ? 'Sammelrechnung' : 'Rechnung';
}

type Benannt = Pick<BelegEntwurf, 'art'> & { anlass: Pick<BelegEntwurf['anlass'], 'art'> };

/** The same for a screen: the long words break on a phone with large text. */
export function belegTitelWeich(beleg: Benannt): string {
  return belegTitel(beleg).replace(/(?<=Rechnungs|Sammel)(?=korrektur|rechnung)/, '\u00ad');
}

/** The name of a sum beside the goods. In a correction above zero is what was granted and is no longer. */
export function belegBetragText({ art, betragCent }: BelegBetrag, belegArt: BelegEntwurf['art']): string {
  if (art === 'porto') return 'Versand';
  if (art === 'nachlass') return betragCent > 0 ? 'Nachlass aufgehoben' : 'Nachlass';
  if (art === 'erlassen') return betragCent > 0 ? 'Erlass aufgehoben' : 'Rest erlassen';
  // A market day is only ever taken back as a whole.
  const isNachlass = belegArt === 'korrektur' ? betragCent > 0 : betragCent < 0;
  return isNachlass ? 'Preisnachlässe am Stand' : 'Mehreinnahme am Stand';
}

/** '19 %'. */
export function belegSatzText(satzPromille: number): string {
  return `${formatZahl(promilleToSatz(satzPromille), 1)}\u00a0%`;
}

/** § 34a UStDV asks for the words: that the exemption for small businesses applies. */
export const kleinunternehmerSatz =
  'Steuerbefreiung für Kleinunternehmer (§\u00a019 UStG): Es wird keine Umsatzsteuer berechnet.';

export function belegSteuerSatz(steuermodus: Steuermodus): string {
  return steuermodus === 'kleinunternehmer'
    ? kleinunternehmerSatz
    : 'Alle Preise enthalten die gesetzliche Umsatzsteuer.';
}

/** When what the document is about was delivered; § 14 (4) no. 6 UStG asks for it also if it is the day of issue. */
export function belegLeistung({ von, bis }: BelegEntwurf['leistung']): { name: string; wert: string } {
  return von === bis
    ? { name: 'Lieferdatum', wert: formatDatum(von) }
    : { name: 'Leistungszeitraum', wert: `${formatDatum(von)} bis ${formatDatum(bis)}` };
}

/** 'Bestellung B-26-K7M4Q vom 20.11.2026', 'Verkauf am Marktstand: Rheinheim, 21.11.2026'. */
export function belegAnlassText(anlass: BelegEntwurf['anlass']): string {
  return anlass.art === 'bestellung'
    ? `Bestellung ${anlass.nummer} vom ${formatDatum(anlass.tag)}`
    : `Verkauf am Marktstand: ${anlass.ort}, ${formatDatum(anlass.tag)}`;
}

const aufzaehlung = new Intl.ListFormat('de-DE');

/** What a correction corrects; nothing for an invoice. */
export function belegZuText(zu: BelegEntwurf['zu']): string {
  const rechnungen = zu.map(({ nummer, tag }) => `${nummer} vom ${formatDatum(tag)}`);
  if (rechnungen.length === 0) return '';
  if (rechnungen.length === 1) return `Korrektur zur Rechnung ${rechnungen[0]}`;
  return `Korrektur zu den Rechnungen ${aufzaehlung.format(rechnungen)}`;
}

/** For a document without a recipient, where a format wants one. */
export const ohneNamen = 'Kundschaft ohne Namen';

export function belegEmpfaengerName(empfaenger: BelegEmpfaenger | undefined): string {
  if (!empfaenger) return ohneNamen;
  const person = `${empfaenger.vorname} ${empfaenger.nachname}`.trim();
  return empfaenger.firma.trim() || person || ohneNamen;
}

/** What of a document is still to be paid; below zero it is owed to the recipient. */
export function belegOffenCent({ bruttoCent, bezahltCent }: Offen): number {
  return bruttoCent - bezahltCent;
}

type Offen = Pick<BelegInhalt, 'bruttoCent' | 'bezahltCent'>;

/** What happens with the money, in one sentence. */
export function belegZahlungSatz(inhalt: Offen & Pick<BelegInhalt, 'art' | 'ueberweisung'>): string {
  const offenCent = belegOffenCent(inhalt);
  const betrag = formatEuro(centToEuro(Math.abs(offenCent)));
  const wenigerCent = Math.max(0, -inhalt.bruttoCent);
  const weniger = `Berechnet werden damit ${formatEuro(centToEuro(wenigerCent))} weniger.`;
  if (offenCent < 0) return `${betrag} zu Ihren Gunsten.${-offenCent < wenigerCent ? ` ${weniger}` : ''}`;
  if (offenCent === 0 && wenigerCent > 0) return weniger;
  if (offenCent === 0)
    return inhalt.art === 'korrektur' && inhalt.bruttoCent === 0
      ? 'Am Betrag ändert sich nichts.'
      : 'Der Betrag ist bezahlt.';
  return inhalt.ueberweisung
    ? `Bitte überweisen Sie ${betrag} bis ${formatDatum(inhalt.ueberweisung.zahlbarBis)}.`
    : `Noch zu zahlen: ${betrag}.`;
}
