import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { formatZeitpunkt } from '#shared/datum.ts';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { AenderungHinweis, AenderungList, AenderungRow } from '#web/ui/verwaltung/aenderung-row.tsx';
import { Dialog } from '#web/ui/verwaltung/dialog.tsx';
import type { Gruppe, Stand } from '../../gruppen.ts';
import { gruppenTitel } from '../../gruppen-titel.ts';
import styles from './einstellung-konflikt.module.css';
import { feldNameOf, wertText } from './feld-anzeige.ts';
import type { Konflikt, Wahl } from './konflikte.ts';

type EinstellungKonfliktProps = {
  gruppe: Gruppe;
  jetzt: Stand<Gruppe>;
  felder: Konflikt[];
  isBusy: boolean;
  onDecide: (wahl: Wahl) => void;
  /** Back to the form without a decision. */
  onClose: () => void;
};

/** Shown when two people have changed the same fields: which value applies is chosen field by field. */
export function EinstellungKonflikt(props: EinstellungKonfliktProps) {
  const { gruppe, jetzt, felder, isBusy, onDecide, onClose } = props;
  const [wahl, setWahl] = useState<Wahl>({});
  return (
    <Dialog
      title="Inzwischen wurde gespeichert"
      size="38rem"
      onClose={onClose}
      footer={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Zurück zum Formular
          </Button>
          <Button loading={isBusy} onClick={() => onDecide(wahl)}>
            So speichern
          </Button>
        </>
      }
    >
      <p>
        <bdi>{jetzt.von ?? 'Jemand anderes'}</bdi> hat „{gruppenTitel[gruppe]}“{' '}
        {jetzt.geaendertAt && `am ${formatZeitpunkt(jetzt.geaendertAt)} Uhr `}
        geändert, während Sie das Formular bearbeitet haben.
      </p>
      <AenderungList>
        {felder.map((konflikt) => (
          <AenderungRow
            key={konflikt.feld}
            name={feldNameOf(gruppe, konflikt.feld)}
            werte={werteOf(gruppe, konflikt)}
          >
            <Entscheidung
              name={feldNameOf(gruppe, konflikt.feld)}
              value={wahl[konflikt.feld] ?? 'eigene'}
              onChange={(value) => setWahl({ ...wahl, [konflikt.feld]: value })}
            />
          </AenderungRow>
        ))}
      </AenderungList>
      <AenderungHinweis>Was nur eine Seite geändert hat, bleibt in jedem Fall erhalten.</AenderungHinweis>
    </Dialog>
  );
}

function werteOf(gruppe: Gruppe, { feld, vorher, jetzt, eigene }: Konflikt) {
  const text = (value: unknown) => wertText(gruppe, feld, value);
  return [
    { label: 'Vorher', text: text(vorher) },
    { label: 'Jetzt', text: text(jetzt) },
    { label: 'Ihre Eingabe', text: text(eigene), isOwn: true },
  ];
}

const klassen = { body: styles.body, label: styles.label };

type EntscheidungProps = {
  name: string;
  value: Wahl[string];
  onChange: (value: Wahl[string]) => void;
};

function Entscheidung({ name, value, onChange }: EntscheidungProps) {
  return (
    <Radio.Group
      label={
        <>
          <VisuallyHidden>{name}: </VisuallyHidden>Was soll gelten?
        </>
      }
      value={value}
      onChange={(chosen) => onChange(chosen === 'jetzt' ? 'jetzt' : 'eigene')}
    >
      <div className={styles.wahl}>
        <Radio value="eigene" label="Ihre Eingabe" classNames={klassen} />
        <Radio value="jetzt" label="Der jetzt gespeicherte Wert" classNames={klassen} />
      </div>
    </Radio.Group>
  );
}
