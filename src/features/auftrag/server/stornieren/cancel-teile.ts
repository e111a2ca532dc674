import type { Db } from '#server/db/connect.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { dhlDateiText } from '../../aktionen/dhl-datei-text.ts';
import { isAllesUebrige } from '../../aktionen/posten-teile.ts';
import {
  isAllesWiderrufbare,
  preisOf,
  restPortoOf,
  wenigerCentOf,
  widerrufbare,
} from '../../aktionen/widerruf-teile.ts';
import type { TeilStornierenBody } from '../../contract.ts';
import { zurueckBitte } from '../../ereignisse/online-geld.ts';
import { isNoch } from '../../zustand/auftragslage.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { chooseTeile, fieldError, refuseAktion } from '../auftragsakte/refuse-aktion.ts';
import { freeTeile } from './free-teile.ts';

type TeilStorno = TeilStornierenBody & { id: string };

/**
 * Cancels pieces of an order that cannot be delivered: they are free again, and the order costs less by their
 * price. The postage stays, unless nothing is left that it was for, because all else was withdrawn. All that
 * is left is cancelled like this only when something has left the house.
 */
export function cancelTeile(
  db: Db,
  { id, gesehen, teile: gewuenscht, text = '' }: TeilStorno,
  bearbeitung: Bearbeitung,
) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen, isVorrat: true }, (akte) => {
    refuseAktion(akte, 'teilStornieren');
    const { auftrag, posten, lage, ereignisse } = akte;
    const teile = chooseTeile(akte, gewuenscht);
    if (lage.geliefert.size === 0 && isAllesUebrige(teile, lage.rest))
      throw fieldError('teile', 'Das ist alles. Bitte stornieren Sie die ganze Bestellung.');
    const isNichtsMehr = isAllesWiderrufbare(teile, widerrufbare(posten, lage, ereignisse));
    const versandCent = isNichtsMehr ? restPortoOf(auftrag.versandCent, ereignisse) : 0;
    const betragCent = wenigerCentOf(preisOf(teile, posten) + versandCent, lage);
    const weniger = formatEuro(centToEuro(betragCent));
    const zurueckCent = Math.max(0, lage.bezahltCent - lage.zuZahlenCent + betragCent);
    const neu = packenText(akte);
    const storniert = `${auftrag.nummer}: ein Teil ist storniert, ${weniger} weniger.${neu}`;
    return {
      message: zurueckCent === 0 ? storniert : `${storniert} ${zurueckBitte({ zurueckCent, ereignisse })}`,
      neue: [
        {
          typ: 'teilStorniert',
          angaben: { teile, betragCent, text, ...(versandCent > 0 ? { versandCent } : {}) },
          at: bearbeitung.now.toISOString(),
        },
      ],
      danach: (db) => freeTeile(db, akte, { teile, at: bearbeitung.now }),
    };
  });
}

/** What lies there in a closed parcel has to be taken out of it; its postage may be more than it needs. */
function packenText({ ereignisse }: Auftragsakte): string {
  const isGepackt = isNoch(ereignisse, 'gepackt') || isNoch(ereignisse, 'abholbereit');
  return (isGepackt ? ' Bitte packen Sie den Rest neu.' : '') + dhlDateiText(ereignisse, 'leichter');
}
