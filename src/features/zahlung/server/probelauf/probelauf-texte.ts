import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { AnbieterError, type ZahlungsAnbieter, type Zahlungsauskunft } from '../anbieter/anbieter.ts';
import { anbieterName } from '../anbieter/anbieter-name.ts';

export const nichtBezahltText = 'Nicht bezahlt.';

export const schonBezahltText =
  'Die Probezahlung ist inzwischen bezahlt. Bitte sehen Sie nach, wie es um sie steht, bevor Sie eine neue beginnen.';

/** What is tried, in its order. */
export type Schritt = 'beginnen' | 'lesen' | 'zurueckzahlen';

/** The rights of a restricted key as the pages of Stripe call them; keys of others have all. */
const rechte: Record<Schritt, string> = {
  beginnen: 'Zahlungen zu beginnen („Checkout Sessions“: schreiben)',
  lesen: 'Zahlungen zu lesen („Checkout Sessions“, „Payment Intents“ und „Charges“: lesen)',
  zurueckzahlen: 'Geld zurückzuzahlen („Refunds“ oder „Charges“: schreiben)',
};

/** What is wrong with the key, if it is the key. */
export function verbotText(
  error: unknown,
  { anbieter, schritt }: { anbieter: ZahlungsAnbieter; schritt: Schritt },
): string | undefined {
  if (!(error instanceof AnbieterError) || !error.verbot) return undefined;
  const name = anbieterName(anbieter.name);
  if (error.verbot === 'schluessel')
    return `${name} nimmt den Schlüssel nicht an. Bitte tragen Sie einen gültigen ein.`;
  const genannt = error.recht ? ` ${name} nennt es ${error.recht}.` : '';
  // Before money goes back the provider is asked about its payment: what the key lacks may be that.
  const recht = rechte[error.recht?.endsWith('_read') ? 'lesen' : schritt];
  return `Dem Schlüssel fehlt bei ${name} das Recht, ${recht}.${genannt}`;
}

/** Why a try has failed by the refusal to return its money; `undefined` if it may go back yet, by another key too. */
export function ablehnungText(error: unknown, anbieter: ZahlungsAnbieter): string | undefined {
  if (!(error instanceof AnbieterError)) return undefined;
  const name = anbieterName(anbieter.name);
  if (error.isAbgelehnt)
    return `${name} lehnt die Rückzahlung ab. Vielleicht ist das Geld dort schon zurückgezahlt. Wenn nicht: ${bleibtText(name)}`;
  if (error.isUnbekannt) return `${name} findet die Zahlung nicht mehr. ${bleibtText(name)}`;
  return undefined;
}

export function gescheitertText(anbieter: ZahlungsAnbieter): string {
  const name = anbieterName(anbieter.name);
  return `${name} konnte das Geld nicht zurückzahlen. ${bleibtText(name)}`;
}

function bleibtText(name: string): string {
  return `Der Euro bleibt auf Ihrem Konto bei ${name}; dort können Sie ihn selbst zurückzahlen.`;
}

/** Another amount than was asked for is left alone. */
export function abweichendText(verlangtCent: number, { betragCent, waehrung }: Zahlungsauskunft): string {
  const gemeldet =
    waehrung === 'EUR' ? euro(betragCent) : `${euro(betragCent).replace(/\s*€/, '')} ${waehrung}`;
  return `Gemeldet wurde eine Zahlung über ${gemeldet}, verlangt waren ${euro(verlangtCent)}. Der Laden zahlt deshalb nichts zurück. Bitte sehen Sie beim Zahlungsanbieter nach.`;
}

function euro(cent: number): string {
  return formatEuro(centToEuro(cent));
}
