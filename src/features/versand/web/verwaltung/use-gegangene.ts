import { useEffect, useRef, useState } from 'react';
import type { Packen } from '../../contract.ts';

/** An order that dropped out of the list without us. */
export type Gegangene = { id: string; text: string };

/**
 * Says which orders others have packed or cancelled meanwhile. `own` names one that this person has packed,
 * or has tried to.
 */
export function useGegangene(data: Packen | undefined) {
  const [gegangene, setGegangene] = useState<Gegangene[]>([]);
  const before = useRef(new Map<string, string>());
  const own = useRef(new Set<string>());
  useEffect(() => {
    if (!data) return;
    const offen = new Map(
      data.auftraege.filter((one) => !one.isGepackt).map(({ _id, nummer }) => [_id, nummer]),
    );
    const weg = [...before.current].filter(([id]) => !offen.has(id) && !own.current.has(id));
    before.current = offen;
    // Taken back, so it can be packed again.
    for (const id of offen.keys()) own.current.delete(id);
    if (weg.length > 0)
      setGegangene((all) => [
        ...all,
        ...weg.map(([id, nummer]) => ({ id, text: gegangeneText(data, id, nummer) })),
      ]);
  }, [data]);
  return {
    gegangene,
    own: (id: string) => void own.current.add(id),
    close: (id: string) => setGegangene((all) => all.filter((one) => one.id !== id)),
  };
}

export function gegangeneText({ auftraege, wartend }: Packen, id: string, nummer: string): string {
  const von = auftraege.find(({ _id }) => _id === id)?.gepacktVon;
  if (von !== undefined) return `${nummer} hat inzwischen ${von} gepackt.`;
  const grund = wartend.find(({ _id }) => _id === id)?.grund;
  if (grund === 'geld') return `${nummer} kann gerade nicht gepackt werden: die Bestellung wartet auf Geld.`;
  return grund === 'fertigung'
    ? `${nummer} kann gerade nicht gepackt werden: das Regal reicht nicht mehr.`
    : `${nummer} ist nicht mehr zu packen: inzwischen storniert, verschickt oder abgeholt.`;
}
