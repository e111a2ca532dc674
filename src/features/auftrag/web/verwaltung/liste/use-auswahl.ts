import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTyped } from '#web/ui/verwaltung/search/use-typed.ts';
import { type Aufgabe, aufgaben } from '../../../zustand/auftragslage.ts';
import { useAuftraege } from './auftraege.queries.ts';

/** The group and the search of the list, from the address: so Back, a reload and a bookmark show the same list. */
export function useAuswahl() {
  const [address, setAddress] = useSearchParams();
  const gewaehlt = aufgaben.find((one) => one === address.get('aufgabe'));
  const suche = (address.get('suche') ?? '').trim().slice(0, 100);
  const erste = useErste(gewaehlt === undefined);
  const setSuche = useCallback(
    (text: string) => {
      const next = new URLSearchParams(gewaehlt ? { aufgabe: gewaehlt } : {});
      if (text.trim()) next.set('suche', text.trim());
      setAddress(next, { replace: true, preventScrollReset: true });
    },
    [gewaehlt, setAddress],
  );
  return { aufgabe: gewaehlt ?? erste, suche, ...useTyped(suche, setSuche) };
}

/** The first group that has something to do, chosen once: it does not change under the hands of whom works on it. */
function useErste(isAsked: boolean): Aufgabe {
  const [erste, setErste] = useState<Aufgabe>();
  const { data } = useAuftraege({ aufgabe: 'packen' }, isAsked && !erste);
  const anzahl = data?.pages[0]?.anzahl;
  const found = anzahl && aufgaben.find((one) => one !== 'erledigt' && anzahl[one] > 0);
  useEffect(() => {
    if (isAsked && anzahl) setErste((before) => before ?? found ?? 'packen');
  }, [isAsked, anzahl, found]);
  return erste ?? found ?? 'packen';
}
