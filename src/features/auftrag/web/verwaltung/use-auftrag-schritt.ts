import type { Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { schrittOf, useSchritt } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { hinausText } from '../../aktionen/ruecknahme-post.ts';
import { auftragCalls } from '../../calls.ts';
import {
  type GelesenerAuftrag,
  type GelesenesEreignis,
  type GeleseneZeile,
  parseAuftrag,
} from '../../read-auftrag.ts';
import { auftragKey } from './auftrag.queries.ts';
import { auftraegeKey } from './liste/auftraege.queries.ts';

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
      const zurueck = () => jetzt && ereignis && void zuruecknehmen(ereignis, jetzt.letzteNr);
      const angebot = ereignis ? { label: 'Zurücknehmen', onClick: zurueck } : undefined;
      snackbar.success(message || `${nummer}: ${sonst}`, angebot);
    },
  );

  /** Takes an event of the order back; asks first when a mail about it has left already. */
  const zuruecknehmen = (ereignis: GelesenesEreignis, gesehen: number) =>
    schritt.tun(
      schrittOf(
        auftragCalls.zuruecknehmen,
        { gesehen, nr: ereignis.nr },
        {
          frage: ereignis.hinausgegangen.length > 0 ? trotzdemFrage(nummer, ereignis) : undefined,
          sonst: 'Der Schritt ist zurückgenommen.',
          fehler: 'Der Schritt wurde nicht zurückgenommen: ',
        },
      ),
    );

  return { ...schritt, zuruecknehmen };
}

function trotzdemFrage(nummer: string, { text, hinausgegangen }: GelesenesEreignis): Question {
  return {
    question: 'Trotzdem zurücknehmen?',
    what: `${nummer}: ${text}`,
    warning: hinausText(hinausgegangen),
    yes: 'Zurücknehmen',
    isDestructive: false,
  };
}
