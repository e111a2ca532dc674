import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { schrittOf, useSchritt } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../calls.ts';
import {
  type GelesenerAuftrag,
  type GelesenesEreignis,
  type GeleseneZeile,
  parseAuftrag,
} from '../../read-auftrag.ts';
import { zurueckLabel } from './aktion-worte.ts';
import { auftragKey } from './auftrag.queries.ts';
import { auftraegeKey } from './liste/auftraege.queries.ts';
import { isIrrtumGefragt, ruecknahmeFrage } from './ruecknahme-frage.ts';

export type Bestellung = GeleseneZeile | GelesenerAuftrag;

/**
 * The steps of an order. What was done is said with its number, and with the offer to take it back where that is
 * possible.
 */
export function useAuftragSchritt({ _id: id, nummer, letzteNr }: Bestellung) {
  const queryKey = auftragKey(id);
  const schritt = useSchritt<GelesenerAuftrag>(
    {
      ...{ id, queryKey, danach: [auftraegeKey], parse: parseAuftrag, letzteNr },
      put: (queryClient, jetzt) =>
        jetzt ? queryClient.setQueryData(queryKey, jetzt) : void queryClient.invalidateQueries({ queryKey }),
      letzteNrOf: (queryClient) => queryClient.getQueryData<GelesenerAuftrag>(queryKey)?.letzteNr,
    },
    ({ message, jetzt }, { sonst, typ }) => {
      const ereignis = typ && jetzt?.ereignisse.findLast((one) => one.typ === typ && one.kannZurueck);
      const zurueck = () => jetzt && ereignis && void zuruecknehmen(ereignis, jetzt);
      const angebot = ereignis ? { label: zurueckLabel.schritt, onClick: zurueck } : undefined;
      snackbar.success(message || `${nummer}: ${sonst}`, angebot);
    },
  );

  /** Takes an event of the order back; asks first where it is about money or a mail has left already. */
  const zuruecknehmen = (ereignis: GelesenesEreignis, auftrag: GelesenerAuftrag) =>
    schritt.run(
      schrittOf(
        auftragCalls.zuruecknehmen,
        {
          ...{ gesehen: auftrag.letzteNr, nr: ereignis.nr },
          ...(isIrrtumGefragt(auftrag, ereignis) ? { irrtum: true } : {}),
        },
        {
          frage: ruecknahmeFrage(auftrag, ereignis),
          sonst: 'Der Schritt ist zurückgenommen.',
          fehler: 'Der Schritt wurde nicht zurückgenommen: ',
        },
      ),
    );

  return { ...schritt, zuruecknehmen };
}
