import { formatEuro } from '#shared/number/money.ts';
import type { GeldfrageArt } from '../../../geldfragen/geldfrage-art.ts';
import type { GeleseneGeldfrage } from '../../../geldfragen/read-geldfragen.ts';

const saetze: Record<GeldfrageArt, (betrag: string) => string> = {
  zuViel: (betrag) => `${betrag} sind zu viel bezahlt.`,
  gekuerzt: (betrag) => `Die Bestellung kostet jetzt weniger, ${betrag} sind zurückzuzahlen.`,
  storniert: (betrag) => `Storniert, ${betrag} sind zurückzuzahlen.`,
  widerrufen: (betrag) => `Widerrufen, ${betrag} sind zurückzuzahlen.`,
  gescheitert: (betrag) => `Eine Rückzahlung hat nicht geklappt, ${betrag} sind zurückzuzahlen.`,
  ueberweisen: (betrag) => `${betrag} sind zu überweisen.`,
  zuWenig: (betrag) => `${betrag} fehlen noch, die Erinnerung ist vorbei.`,
  anrufen: (betrag) => `${betrag} fehlen noch. Bitte anrufen.`,
  unbezahltFort: (betrag) => `Die Ware ist schon aus dem Haus, ${betrag} fehlen noch.`,
};

/** What does not fit, in one sentence; less is said where the answer says less. */
export function geldfrageSatz({ art, betrag }: Pick<GeleseneGeldfrage, 'art' | 'betrag'>): string {
  return art && betrag > 0
    ? saetze[art](formatEuro(betrag))
    : 'Bitte sehen Sie sich das Geld dieser Bestellung an.';
}
