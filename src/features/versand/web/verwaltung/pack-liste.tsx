import { useEffect, useRef } from 'react';
import { abholbereitFrage } from '#features/auftrag/web/verwaltung/ware-direkt.ts';
import { ApiError } from '#web/api/client.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { PackAuftrag } from '../../contract.ts';
import { type Haken, ohneAuftrag, toggleDabei } from './pack-haken.ts';
import { PackKarte } from './pack-karte.tsx';
import styles from './packen.module.css';
import { useGepackt, useZurueck } from './packen.queries.ts';

type PackListeProps = {
  auftraege: PackAuftrag[];
  haken: Haken;
  onChange: (next: (before: Haken) => Haken) => void;
  /** Names an order that leaves the list by this person's own doing. */
  onOwn: (id: string) => void;
  /** Who may only read sees the list without its buttons (R50). */
  canPacken: boolean;
};

/** Order by order, the earliest promised day first. */
export function PackListe({ auftraege, haken, onChange, onOwn, canPacken }: PackListeProps) {
  const { list, follow } = useFollowUp(auftraege);
  const packe = usePacke({ onChange, onOwn });
  return (
    <section className="stack-3" aria-labelledby="packen">
      <h2 id="packen" className={styles.titel}>
        Packen
      </h2>
      <ol ref={list} className={styles.karten}>
        {auftraege.map((auftrag, index) => (
          <PackKarte
            key={auftrag._id}
            auftrag={auftrag}
            haken={haken}
            onToggle={(posten) => onChange((before) => toggleDabei(before, auftrag._id, posten))}
            onPack={canPacken ? () => follow(auftrag._id, index, packe(auftrag)) : undefined}
          />
        ))}
      </ol>
    </section>
  );
}

/**
 * When a packed order leaves the list, the one that takes its place gets the focus, unless the person has
 * gone on meanwhile.
 */
function useFollowUp(auftraege: PackAuftrag[]) {
  const list = useRef<HTMLOListElement>(null);
  const weg = useRef<{ id: string; index: number }>(undefined);
  useEffect(() => {
    const { id, index } = weg.current ?? {};
    if (index === undefined || auftraege.some(({ _id }) => _id === id)) return;
    weg.current = undefined;
    // A question that closed over a button under way has handed the focus to the page's heading.
    const hat = document.activeElement;
    if (hat !== document.body && !hat?.matches('main h1')) return;
    const karten = list.current?.children;
    const next = (karten?.[index] ?? karten?.[index - 1])?.querySelector('input');
    next?.focus({ preventScroll: true });
    // Nothing moves under a finger; who works by keys sees where they are.
    if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
  }, [auftraege]);
  const follow = async (id: string, index: number, packed: Promise<void>) => {
    weg.current = { id, index };
    await packed;
  };
  return { list, follow };
}

/** Records that an order is packed; says it when another person was faster, in sight and until it is closed. */
function usePacke({ onChange, onOwn }: Pick<PackListeProps, 'onChange' | 'onOwn'>) {
  const { mutateAsync: send } = useGepackt();
  const { mutateAsync: zurueck } = useZurueck();
  const undo = (id: string, nr: number) =>
    zurueck({ id, nr }).then(
      // A mail may have left, or does not leave any more.
      ({ message = '' }) => snackbar.success(message),
      (error: unknown) => showFailure('Nicht rückgängig gemacht: ', error),
    );
  return async (auftrag: PackAuftrag) => {
    const { _id: id, nummer, name, versandart } = auftrag;
    const isPaket = versandart === 'dhl';
    if (!isPaket && !(await confirm(abholbereitFrage(`${nummer}, ${name}`)))) return;
    onOwn(id);
    try {
      const { data, message } = await send(auftrag);
      onChange((before) => ohneAuftrag(before, auftrag));
      const action = { label: 'Rückgängig', onClick: () => void undo(id, data.letzteNr) };
      snackbar.success(message || `${nummer} ist gepackt.`, action);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        // Not in the page: whose card was just pressed is far below its top.
        snackbar.lastingError(error.message.includes(nummer) ? error.message : `${nummer}: ${error.message}`);
      else showFailure(`${nummer} wurde nicht als gepackt vermerkt: `, error);
    }
  };
}
