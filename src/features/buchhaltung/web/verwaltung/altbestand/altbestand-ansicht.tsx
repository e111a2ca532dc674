import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { AltbestandEintrag } from '../../../altbestand-contract.ts';
import { schreibenFrage } from '../../../altbestand-text.ts';
import { useAltmonate, useErsteNummer } from './altbestand.queries.ts';
import type { Wahl } from './altbestand-auswahl.tsx';
import { AltbestandErgebnisse } from './altbestand-ergebnisse.tsx';
import { AltbestandLeiste } from './altbestand-leiste.tsx';
import { AltbestandMonat } from './altbestand-monat.tsx';
import { useSchreiben } from './use-schreiben.ts';

/** What was delivered before there were documents, by month, to choose what gets one. */
export function AltbestandAnsicht() {
  const { data: monate, isError, refetch } = useAltmonate();
  const { wahl, setWahl, lauf, schreibe, weiter, stop, close } = useWahl();
  if (!monate && isError)
    return (
      <LoadFailure text="Die Lieferungen konnten nicht geladen werden." onRetry={() => void refetch()} />
    );
  if (!monate) return <Warten />;
  const isBusy = lauf !== undefined && lauf.stand !== 'zuEnde';
  return (
    <div className="stack-4">
      {lauf && !isBusy && <AltbestandErgebnisse lauf={lauf} onWeiter={weiter} onClose={close} />}
      {monate.length === 0 && <AllesHat />}
      {monate.map((monat) => (
        <AltbestandMonat key={monat.monat} {...monat} wahl={wahl} onWahl={setWahl} />
      ))}
      {(wahl.size > 0 || isBusy) && (
        <AltbestandLeiste wahl={wahl} lauf={isBusy ? lauf : undefined} onSchreiben={schreibe} onStop={stop} />
      )}
    </div>
  );
}

/** What is ticked, and the writing of it; what is written is not ticked any more. */
function useWahl() {
  const erste = useErsteNummer();
  const [wahl, setWahl] = useState<Wahl>(new Map());
  const { lauf, run, ...more } = useSchreiben();
  const write = async (...auftrag: Parameters<typeof run>) => {
    const erledigt = new Set((await run(...auftrag)).map(({ id }) => id));
    setWahl((jetzt) => new Map([...jetzt].filter(([id]) => !erledigt.has(id))));
  };
  const ask = async () => {
    // Numbers follow the days of supply.
    const eintraege = [...wahl.values()].toSorted((a, b) => (a.tag < b.tag ? -1 : Number(a.tag > b.tag)));
    if (await confirm(schreibenFrage(eintraege, erste))) await write(eintraege, []);
  };
  return {
    ...more,
    ...{ wahl, setWahl, lauf },
    schreibe: () => void ask(),
    weiter: () => lauf && void write(lauf.eintraege, lauf.ergebnisse),
  };
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

function AllesHat() {
  return (
    <EmptyList
      title="Hier ist nichts nachzuholen"
      action={
        <Link to="/admin/belege" className="touch-line">
          Zu den Belegen
        </Link>
      }
    >
      <p>Alles, was aus dem Haus ging und zu berechnen ist, hat seinen Beleg.</p>
    </EmptyList>
  );
}
