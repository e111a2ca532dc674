import type { Db } from '#server/db/connect.ts';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import type { GeldBody } from '../../contract.ts';
import { type Anlass, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { fieldError, refuseAktion } from '../auftragsakte/refuse-aktion.ts';
import { refuseFuture, refuseVorher } from './record-zahlung.ts';

/** Records money that was returned for an order: not more than there is to return. */
export function refundAuftrag(
  db: Db,
  { id, gesehen, betrag, tag }: Omit<GeldBody, 'gesehen'> & { id: string; gesehen?: number | undefined },
  anlass: Anlass,
) {
  return changeAuftrag(db, { ...anlass, id, gesehen }, (vorgang) => {
    refuseAktion(vorgang, 'erstattung');
    refuseFuture(tag, anlass.now);
    refuseVorher(tag, vorgang.auftrag);
    const betragCent = euroToCent(betrag);
    const { zurueckCent } = vorgang.lage;
    if (betragCent > zurueckCent)
      throw fieldError('betrag', `Zurückzuzahlen sind nur ${formatEuro(centToEuro(zurueckCent))}.`);
    return {
      message: `${vorgang.auftrag.nummer}: ${formatEuro(betrag)} zurückgezahlt.`,
      neue: [{ typ: 'erstattung', angaben: { betragCent, tag }, at: anlass.now.toISOString() }],
    };
  });
}
