import type { Zahlstand } from '#features/auftrag/server/index.ts';
import type { OnlineAngebot } from '#features/zahlarten/server/index.ts';
import type { ZahlungsAnbieter } from '../anbieter/anbieter.ts';

type Lage = {
  anbieter: ZahlungsAnbieter | undefined;
  angebot: OnlineAngebot | undefined;
  now: Date;
};

/** Providers take no smaller amount. */
const mindestensCent = 50;

/** Why an order cannot be paid online now; `undefined` if it can. */
export function zahlProblem(
  { isVorbei, offenCent, stornoAt }: Pick<Zahlstand, 'isVorbei' | 'offenCent' | 'stornoAt'>,
  { anbieter, angebot, now }: Lage,
): string | undefined {
  if (isVorbei) return 'Diese Bestellung ist storniert oder widerrufen. Bitte bezahlen Sie nichts mehr.';
  if (offenCent === 0) return 'Diese Bestellung ist schon bezahlt.';
  if (offenCent < mindestensCent)
    return 'Beträge unter 0,50 € lassen sich nicht online bezahlen. Bitte schreiben Sie uns.';
  if (stornoAt && now >= stornoAt)
    return 'Die Zeit zum Bezahlen ist vorbei. Die Bestellung wird storniert. Bitte bestellen Sie noch einmal.';
  if (!anbieter || !wegeOf(anbieter, angebot).length)
    return 'Online bezahlen geht gerade nicht. Bitte versuchen Sie es später noch einmal, oder schreiben Sie uns.';
  return undefined;
}

/** The ways to pay that this provider offers. */
export function wegeOf(anbieter: ZahlungsAnbieter | undefined, angebot: OnlineAngebot | undefined) {
  const isSeins = angebot?.anbieter === anbieter?.name && angebot?.modus === anbieter?.modus;
  return (isSeins && angebot?.wege) || [];
}
