import type { Db } from '#server/db/connect.ts';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import { nachlassbare } from '../../aktionen/nachlass-teile.ts';
import { restPortoOf, zuVieleProblem } from '../../aktionen/widerruf-teile.ts';
import type { NachlassBody } from '../../contract.ts';
import { zurueckBitte } from '../../ereignisse/online-geld.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { fieldError, refuseAktion } from '../auftragsakte/refuse-aktion.ts';
import { shelveTeile } from '../stornieren/shelve-teile.ts';

type Nachlass = NachlassBody & { id: string };

/**
 * Lets go of a part of the price of what is paid, so that money is to be returned, and puts the pieces that came back
 * on the shelf. Any sum up to what the order costs: for pieces that came back late or used their owner may give less
 * than their price, for a trouble with them more.
 */
export function giveNachlass(
  db: Db,
  { id, gesehen, betrag, text, teile = [], versand = 0 }: Nachlass,
  bearbeitung: Bearbeitung,
) {
  const betragCent = euroToCent(betrag);
  const versandCent = euroToCent(versand);
  const zurueck = teile.filter(({ regal }) => regal);
  const was = { ...bearbeitung, id, gesehen, isVorrat: zurueck.length > 0 };
  return changeAuftrag(db, was, (akte) => {
    refuseAktion(akte, 'nachlass');
    refuseUnmoegliches(akte, { betragCent, versandCent, teile });
    const { auftrag, lage, ereignisse } = akte;
    const zurueckCent =
      Math.max(0, lage.bezahltCent - lage.zuZahlenCent + betragCent) - lage.zurueckLaeuftCent;
    const gegeben = `${auftrag.nummer}: ${formatEuro(centToEuro(betragCent))} sind nachgelassen.`;
    const bitte = zurueckCent === 0 ? '' : ` ${zurueckBitte({ zurueckCent, ereignisse })}`;
    return {
      message: `${gegeben}${bitte}`,
      neue: [
        {
          typ: 'nachlass',
          angaben: {
            ...{ betragCent, text },
            ...(teile.length > 0 ? { teile } : {}),
            ...(versandCent > 0 ? { versandCent } : {}),
          },
          at: bearbeitung.now.toISOString(),
        },
      ],
      danach: async (db) => {
        if (zurueck.length > 0) await shelveTeile(db, akte, { ...bearbeitung, teile: zurueck });
      },
    };
  });
}

function refuseUnmoegliches(
  { auftrag, posten, lage, ereignisse }: Auftragsakte,
  {
    betragCent,
    versandCent,
    teile,
  }: { betragCent: number; versandCent: number; teile: { nr: number; menge: number }[] },
): void {
  const euro = (cent: number) => formatEuro(centToEuro(cent));
  const problem = zuVieleProblem(teile, nachlassbare(posten, ereignisse), posten);
  if (problem) throw fieldError('teile', problem);
  if (betragCent > lage.zuZahlenCent)
    throw fieldError('betrag', `Nachlassen lassen sich höchstens ${euro(lage.zuZahlenCent)}.`);
  const portoCent = restPortoOf(auftrag.versandCent, ereignisse);
  if (versandCent > portoCent)
    throw fieldError('versand', `Porto lässt sich höchstens ${euro(portoCent)} erlassen.`);
  if (versandCent > betragCent)
    throw fieldError('betrag', `Mit dem Porto sind es mindestens ${euro(versandCent)}.`);
}
