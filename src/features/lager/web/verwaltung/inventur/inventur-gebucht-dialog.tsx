import { Button } from '@mantine/core';
import { Betroffene } from '#features/bestand/web/verwaltung/betroffene.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import type { ZaehllisteZeile } from '../../../contract.ts';
import { aenderungText, mengeText } from '../../../menge-text.ts';
import styles from './inventur-gebucht-dialog.module.css';

type InventurGebuchtDialogProps = { zeilen: ZaehllisteZeile[]; onClose: () => void };

/** The result of a stocktake of a shelf, with the lines that were booked on meanwhile. */
export function InventurGebuchtDialog({ zeilen, onClose }: InventurGebuchtDialogProps) {
  const abweichend = zeilen.filter(({ aenderung }) => aenderung !== 0);
  const bewegt = zeilen.filter(({ zwischenzeitlich }) => zwischenzeitlich !== 0);
  return (
    <Dialog
      title="Inventur gebucht"
      size="34rem"
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          Fertig
        </Button>
      }
    >
      <Alert kind="success" isAnswer>
        {`${zeilen.length} Artikel gezählt, ${abweichend.length} mit Abweichung`}
      </Alert>
      <Betroffene artikel={zeilen.flatMap(({ name, betroffen }) => (betroffen ? { name, betroffen } : []))} />
      <Aenderungen titel="Abweichungen" zeilen={abweichend} feld="aenderung" />
      <Aenderungen titel="Während der Zählung gebucht" zeilen={bewegt} feld="zwischenzeitlich" />
    </Dialog>
  );
}

type AenderungenProps = {
  titel: string;
  zeilen: ZaehllisteZeile[];
  /** The amount to show. */
  feld: 'aenderung' | 'zwischenzeitlich';
};

function Aenderungen({ titel, zeilen, feld }: AenderungenProps) {
  if (zeilen.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{titel}</h3>
      <ul className={styles.list}>
        {zeilen.map(({ _id, name, neuerBestand, einheit, [feld]: menge }) => (
          <li key={_id}>
            {`${name}: ${aenderungText(menge, einheit)}, jetzt ${mengeText(neuerBestand, einheit)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
