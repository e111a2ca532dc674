import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { PackAuftrag, PackPosten } from '../../contract.ts';
import { adressProbleme } from '../../papier-probleme.ts';
import { type Haken, isDabei, ohneAuftrag, toggleDabei } from './pack-haken.ts';
import { wohinText } from './pack-worte.ts';
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
    <section className={styles.teil} aria-labelledby="packen">
      <h2 id="packen" className={styles.titel}>
        Packen
      </h2>
      <ol ref={list} className={styles.karten}>
        {auftraege.map((auftrag, index) => (
          <Karte
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
    if (document.activeElement !== document.body) return;
    const karten = list.current?.children;
    (karten?.[index] ?? karten?.[index - 1])?.querySelector('input')?.focus();
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
    zurueck({ id, nr }).catch((error: unknown) => showFailure('Nicht rückgängig gemacht: ', error));
  return async (auftrag: PackAuftrag) => {
    const { _id: id, nummer } = auftrag;
    onOwn(id);
    try {
      const { data } = await send(auftrag);
      onChange((before) => ohneAuftrag(before, auftrag));
      const action = { label: 'Rückgängig', onClick: () => void undo(id, data.letzteNr) };
      snackbar.success(`${nummer} ist gepackt.`, action);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        // Not in the page: whose card was just pressed is far below its top.
        snackbar.lastingError(error.message.includes(nummer) ? error.message : `${nummer}: ${error.message}`);
      else showFailure(`${nummer} wurde nicht als gepackt vermerkt: `, error);
    }
  };
}

type KarteProps = {
  auftrag: PackAuftrag;
  haken: Haken;
  onToggle: (posten: PackPosten) => void;
  onPack: (() => Promise<void>) | undefined;
};

function Karte({ auftrag, haken, onToggle, onPack }: KarteProps) {
  const { _id, nummer, name, posten, notizen } = auftrag;
  const isAlles = posten.every((one) => isDabei(haken, _id, one));
  return (
    <li className={styles.karte} aria-labelledby={`auftrag-${_id}`}>
      <div className={styles.kopf}>
        <h3 id={`auftrag-${_id}`} className={styles.wer}>
          <bdi>{name}</bdi>
        </h3>
        <Link to={`/admin/bestellungen/${_id}`} className={styles.nummer}>
          {nummer}
        </Link>
      </div>
      <p className={styles.wohin}>
        {keyed(wohinText(auftrag)).map(([key, text]) => (
          <span key={key}>{text}</span>
        ))}
      </p>
      {adressProbleme(auftrag).map((text) => (
        <p key={text} className={styles.notiz}>
          <StatusChip tone="bad">Adresse</StatusChip> <span>{text}</span>
        </p>
      ))}
      {keyed(notizen).map(([key, text]) => (
        <p key={key} className={styles.notiz}>
          <StatusChip tone="warning">Notiz</StatusChip> <span>{text}</span>
        </p>
      ))}
      <ul className={styles.liste}>
        {posten.map((one) => (
          <Posten
            key={one.nr}
            posten={one}
            isDabei={isDabei(haken, _id, one)}
            onToggle={() => onToggle(one)}
          />
        ))}
      </ul>
      {onPack && <PackButton nummer={nummer} isPrimary={isAlles} onPack={onPack} />}
    </li>
  );
}

/** Two texts may be equal. */
function keyed(texte: string[]): [string, string][] {
  return texte.map((text, index) => [`${index} ${text}`, text]);
}

type PostenProps = { posten: PackPosten; isDabei: boolean; onToggle: () => void };

function Posten({ posten: { name, menge, seife, gramm }, isDabei, onToggle }: PostenProps) {
  const dazu = [seife, gramm === undefined ? '' : `${gramm}\u00a0g`].filter(Boolean).join(', ');
  return (
    <li>
      <label className={styles.zeile} data-done={isDabei}>
        <input type="checkbox" className={styles.haken} checked={isDabei} onChange={onToggle} />
        <span className={styles.worte}>
          <span className={styles.name}>
            <b className={styles.menge}>{`${menge} ×`}</b> <span>{name}</span>
          </span>
          {dazu && <span className={styles.leise}>{dazu}</span>}
        </span>
      </label>
    </li>
  );
}

function PackButton({
  nummer,
  isPrimary,
  onPack,
}: {
  nummer: string;
  isPrimary: boolean;
  onPack: () => Promise<void>;
}) {
  const [isPending, setIsPending] = useState(false);
  const handleClick = async () => {
    setIsPending(true);
    await onPack();
    setIsPending(false);
  };
  return (
    <Button
      className={styles.gepackt}
      variant={isPrimary ? 'filled' : 'default'}
      aria-label={`${nummer}: Gepackt`}
      loading={isPending}
      onClick={() => void handleClick()}
    >
      Gepackt
    </Button>
  );
}
