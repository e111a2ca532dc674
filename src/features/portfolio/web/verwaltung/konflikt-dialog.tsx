import { Button } from '@mantine/core';
import { formatZeitpunkt } from '#shared/datum.ts';
import { Dialog } from '#web/ui/verwaltung/dialog.tsx';
import type { ProduktKonflikt } from '../../contract.ts';
import styles from './konflikt-dialog.module.css';
import type { Aenderung } from './produkt-aenderungen.ts';

type KonfliktDialogProps = {
  konflikt: ProduktKonflikt;
  aenderungen: Aenderung[];
  isBusy: boolean;
  onOverwrite: () => void;
  onTakeTheirs: () => void;
  /** Back to the form without a decision. */
  onClose: () => void;
};

/** Shown when another user has changed the product during editing: author, time, changes, and the choices. */
export function KonfliktDialog(props: KonfliktDialogProps) {
  const { konflikt, aenderungen, isBusy, onOverwrite, onTakeTheirs, onClose } = props;
  const { produkt, geaendertVon = 'Jemand anderes', geaendertAm } = konflikt;
  return (
    <Dialog
      title="Das Produkt wurde inzwischen geändert"
      size="38rem"
      onClose={onClose}
      footer={
        <>
          <Button variant="default" disabled={isBusy} onClick={onTakeTheirs}>
            Neu laden
          </Button>
          <Button loading={isBusy} onClick={onOverwrite}>
            Meine Änderungen übernehmen
          </Button>
        </>
      }
    >
      <p>
        <bdi>{geaendertVon}</bdi> hat „<bdi>{produkt.name}</bdi>“ am {formatZeitpunkt(geaendertAm)} Uhr
        geändert, während Sie es bearbeitet haben:
      </p>
      <ul className={styles.list}>
        {aenderungen.map((aenderung) => (
          <Row key={aenderung.feld} aenderung={aenderung} />
        ))}
      </ul>
      <p className={styles.quiet}>
        „Meine Änderungen übernehmen“ speichert nur, was Sie selbst geändert haben; alles andere bleibt wie
        jetzt. „Neu laden“ verwirft Ihre Eingaben.
      </p>
    </Dialog>
  );
}

function Row({ aenderung: { name, vorher, jetzt, eigene } }: { aenderung: Aenderung }) {
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{name}</h3>
      <dl className={styles.values}>
        <Value label="Vorher" text={vorher} />
        <Value label="Jetzt" text={jetzt} />
        {eigene !== undefined && <Value label="Ihre Eingabe" text={eigene} isOwn />}
      </dl>
    </li>
  );
}

function Value({ label, text, isOwn }: { label: string; text: string; isOwn?: boolean }) {
  return (
    <div className={styles.value} data-own={isOwn}>
      <dt>{label}</dt>
      <dd>{text || '(leer)'}</dd>
    </div>
  );
}
