import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { AltbestandEintrag, VonHandEintrag } from '../../../altbestand-contract.ts';
import { abhakenFrage, schreibenFrage } from '../../../altbestand-text.ts';
import { useFolge } from '../../folge.queries.ts';
import { useAltmonate } from './altbestand.queries.ts';
import type { Wahl } from './altbestand-auswahl.tsx';
import { AltbestandErgebnisse } from './altbestand-ergebnisse.tsx';
import { AltbestandLeiste } from './altbestand-leiste.tsx';
import { AltbestandMonat } from './altbestand-monat.tsx';
import { AltbestandVonHand, vonHandHash } from './altbestand-von-hand.tsx';
import { type Lauf, useLauf } from './use-lauf.ts';

/** What was delivered before there were documents, by month, to choose what gets one, and what is ticked off. */
export function AltbestandAnsicht() {
  const { data, isError, refetch } = useAltmonate();
  const { hash } = useLocation();
  const { wahl, setWahl, lauf, hatRest, schreibe, hake, nimmAuf, weiter, stop, close } = useWahl();
  if (!data && isError)
    return (
      <LoadFailure text="Die Lieferungen konnten nicht geladen werden." onRetry={() => void refetch()} />
    );
  if (!data) return <Warten />;
  const { monate, vonHand } = data;
  // What loads above the part that is meant would push it away.
  const istVonHand = hash === vonHandHash;
  const isBusy = lauf !== undefined && lauf.stand !== 'zuEnde';
  return (
    <div className="stack-4">
      {lauf && !isBusy && (
        <AltbestandErgebnisse {...{ lauf, onWeiter: weiter, onAufnehmen: nimmAuf, onClose: close }} />
      )}
      {monate.length === 0 && <AllesHat hatVonHand={vonHand > 0} />}
      {monate.map((monat, at) => (
        <AltbestandMonat
          key={monat.monat}
          {...monat}
          {...{ wahl, onWahl: setWahl, onAbhaken: hake, isBusy, isErster: at === 0 && !istVonHand }}
        />
      ))}
      {vonHand > 0 && <AltbestandVonHand anzahl={vonHand} isBusy={isBusy} onAufnehmen={nimmAuf} />}
      {((wahl.size > 0 && !hatRest) || isBusy) && (
        <AltbestandLeiste
          {...{ wahl, lauf: isBusy ? lauf : undefined, onSchreiben: schreibe, onStop: stop }}
          onAbhaken={() => hake([...wahl.values()])}
        />
      )}
    </div>
  );
}

/** What is ticked, and what is done with it; what is done is not ticked any more. */
function useWahl() {
  const erste = useFolge()?.naechste;
  const [wahl, setWahl] = useState<Wahl>(new Map());
  const { lauf, run, ...more } = useLauf();
  const go = async (...auftrag: Parameters<typeof run>) => {
    const erledigt = new Set((await run(...auftrag)).map(({ id }) => id));
    setWahl((jetzt) => new Map([...jetzt].filter(([id]) => !erledigt.has(id))));
  };
  const write = async () => {
    // Numbers follow the days of supply.
    const eintraege = [...wahl.values()].toSorted((a, b) => (a.tag < b.tag ? -1 : Number(a.tag > b.tag)));
    if (await confirm(schreibenFrage(eintraege, erste))) await go('schreiben', eintraege);
  };
  const tickOff = async (eintraege: AltbestandEintrag[]) => {
    if (await confirm(abhakenFrage(eintraege))) await go('abhaken', eintraege);
  };
  // What is left of a run is gone on with there, until something else is chosen.
  const hatRest = isMitRest(lauf);
  const choose = (neu: Wahl) => {
    if (hatRest) more.close();
    setWahl(neu);
  };
  return {
    ...more,
    ...{ wahl, setWahl: choose, lauf, hatRest },
    schreibe: () => void write(),
    hake: (eintraege: AltbestandEintrag[]) => void tickOff(eintraege),
    nimmAuf: (eintraege: VonHandEintrag[]) => void go('aufnehmen', eintraege),
    weiter: () => lauf && void go(lauf.was, lauf.eintraege, lauf.ergebnisse),
  };
}

function isMitRest(lauf: Lauf | undefined): boolean {
  if (lauf?.stand !== 'zuEnde' || lauf.was === 'aufnehmen') return false;
  return lauf.ergebnisse.length < lauf.eintraege.length;
}

function Warten() {
  return (
    <div className="stack-4" role="status" aria-label="Lieferungen werden geladen">
      {[1, 2, 3].map((nr) => (
        <Skeleton key={nr} height={62} radius="md" />
      ))}
    </div>
  );
}

function AllesHat({ hatVonHand }: { hatVonHand: boolean }) {
  return (
    <EmptyList
      title="Hier ist nichts nachzuholen"
      action={
        <Link to="/admin/belege" className="touch-line">
          Zu den Belegen
        </Link>
      }
    >
      <p>{`Alles, was aus dem Haus ging und zu berechnen ist, hat seinen Beleg${hatVonHand ? ' oder ist von Hand berechnet' : ''}.`}</p>
    </EmptyList>
  );
}
