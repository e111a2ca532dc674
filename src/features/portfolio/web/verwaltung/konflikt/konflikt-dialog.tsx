import { Button } from '@mantine/core';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { AenderungHinweis, AenderungList, AenderungRow } from '#web/ui/verwaltung/display/aenderung-row.tsx';
import type { ProduktKonflikt } from '../../../contract.ts';
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
        <bdi>{geaendertVon}</bdi> hat „<bdi>{produkt.name}</bdi>
        <span>{`“ am ${formatZeitpunkt(geaendertAm)} Uhr geändert, während Sie es bearbeitet haben:`}</span>
      </p>
      <AenderungList>
        {aenderungen.map((aenderung) => (
          <AenderungRow key={aenderung.feld} name={aenderung.name} werte={werteOf(aenderung)} />
        ))}
      </AenderungList>
      <AenderungHinweis>
        „Meine Änderungen übernehmen“ speichert nur, was Sie selbst geändert haben; alles andere bleibt wie
        jetzt. „Neu laden“ verwirft Ihre Eingaben.
      </AenderungHinweis>
    </Dialog>
  );
}

function werteOf({ vorher, jetzt, eigene }: Aenderung) {
  return [
    { label: 'Vorher', text: vorher },
    { label: 'Jetzt', text: jetzt },
    ...(eigene === undefined ? [] : [{ label: 'Ihre Eingabe', text: eigene, isOwn: true }]),
  ];
}
