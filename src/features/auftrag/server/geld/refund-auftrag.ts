import type { Db } from '#server/db/connect.ts';
import { euroToCent, formatEuro } from '#shared/number/money.ts';
import type { GeldBody } from '../../contract.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { refuseAktion } from '../auftragsakte/refuse-aktion.ts';
import { refuseZuViel } from './begin-erstattung.ts';
import { refuseFuture, refuseVorher } from './record-zahlung.ts';

/** Records money that was returned by hand: not more than there is to return and is not on its way already. */
export function refundAuftrag(
  db: Db,
  { id, gesehen, betrag, tag }: Omit<GeldBody, 'gesehen'> & { id: string; gesehen?: number | undefined },
  bearbeitung: Bearbeitung,
) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen }, (akte) => {
    refuseAktion(akte, 'erstattung');
    refuseFuture(tag, bearbeitung.now);
    refuseVorher(tag, akte.auftrag);
    const betragCent = euroToCent(betrag);
    refuseZuViel(betragCent, akte.lage);
    return {
      message: `${akte.auftrag.nummer}: ${formatEuro(betrag)} zurückgezahlt.`,
      neue: [{ typ: 'erstattung', angaben: { betragCent, tag }, at: bearbeitung.now.toISOString() }],
    };
  });
}
