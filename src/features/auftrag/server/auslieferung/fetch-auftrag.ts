import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import type { AbgeholtBody } from '../../contract.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { chooseTeile, refuseAktion, refuseOhneZahlung } from '../auftragsakte/refuse-aktion.ts';
import { handOver } from './hand-over.ts';
import { rechnungAnOf } from './rechnung-an-of.ts';

type Abholung = AbgeholtBody & { id: string };

/** The goods of an order were fetched, and paid with that when its author says so (R44: never as cash). */
export function fetchAuftrag(
  db: Db,
  { id, gesehen, bezahlt, ohneZahlung, rechnungAn }: Abholung,
  bearbeitung: Bearbeitung,
) {
  const { von, now } = bearbeitung;
  return changeAuftrag(db, { ...bearbeitung, id, gesehen }, (akte) => {
    refuseAktion(akte, 'abgeholt');
    refuseOhneZahlung(akte, bezahlt || ohneZahlung);
    const at = now.toISOString();
    const { auftrag, lage } = akte;
    const betragCent = bezahlt ? lage.offenCent : 0;
    const zahlung: Ereignis[] =
      betragCent > 0 ? [{ typ: 'zahlung', angaben: { betragCent, tag: tagOf(now) }, at }] : [];
    const teile = chooseTeile(akte, undefined);
    const dazu = betragCent > 0 ? `, ${formatEuro(centToEuro(betragCent))} bei Abholung bezahlt` : '';
    return {
      message: `${auftrag.nummer} ist abgeholt${dazu}.`,
      neue: [...zahlung, { typ: 'abgeholt', angaben: { teile, ...rechnungAnOf(akte, rechnungAn) }, at }],
      danach: (db) => handOver(db, akte, { teile, wie: 'abgeholt', von, now }),
    };
  });
}
