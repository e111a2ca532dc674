import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { AenderungHinweis, AenderungList, AenderungRow } from '#web/ui/verwaltung/display/aenderung-row.tsx';
import styles from './einstellung-konflikt.module.css';
import type { Konflikt, Wahl } from './konflikte.ts';

type EinstellungKonfliktProps = {
  /** What was changed: the title of a group. */
  titel: string;
  /** Who has saved meanwhile, and when. */
  jetzt: { von: string | null; geaendertAt: string | null };
  felder: Konflikt[];
  /** What people call a field, and how they read its values. */
  nameOf: (feld: string) => string;
  textOf: (feld: string, wert: unknown) => string;
  isBusy: boolean;
  onDecide: (wahl: Wahl) => void;
  /** Back to the form without a decision. */
  onClose: () => void;
};

/** Shown when two people have changed the same fields: which value applies is chosen field by field. */
export function EinstellungKonflikt(props: EinstellungKonfliktProps) {
  const { titel, jetzt, felder, nameOf, textOf, isBusy, onDecide, onClose } = props;
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
        <span>{`„${titel}“ wurde ${jetzt.geaendertAt ? `am ${formatZeitpunkt(jetzt.geaendertAt)} Uhr ` : ''}von `}</span>
        <bdi>{jetzt.von ?? 'jemand anderem'}</bdi> geändert, während Sie das Formular bearbeitet haben.
      </p>
      <AenderungList>
        {felder.map((konflikt) => (
          <AenderungRow key={konflikt.feld} name={nameOf(konflikt.feld)} werte={werteOf(konflikt, textOf)}>
            <Entscheidung
              name={nameOf(konflikt.feld)}
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

function werteOf({ feld, vorher, jetzt, eigene }: Konflikt, textOf: EinstellungKonfliktProps['textOf']) {
  const text = (value: unknown) => textOf(feld, value);
  return [
    { label: 'Vorher', text: text(vorher) },
    { label: 'Jetzt', text: text(jetzt) },
    { label: 'Ihre Eingabe', text: text(eigene), isOwn: true },
  ];
}

type EntscheidungProps = {
  name: string;
  value: Wahl[string];
  onChange: (value: Wahl[string]) => void;
};

function Entscheidung({ name, value, onChange }: EntscheidungProps) {
  return (
    <Radio.Group
      label={
        <span>
          <VisuallyHidden>{`${name}: `}</VisuallyHidden>Was soll gelten?
        </span>
      }
      value={value}
      onChange={(chosen) => onChange(chosen === 'jetzt' ? 'jetzt' : 'eigene')}
    >
      <div className={styles.wahl}>
        <Radio value="eigene" label="Ihre Eingabe" />
        <Radio value="jetzt" label="Der jetzt gespeicherte Wert" />
      </div>
    </Radio.Group>
  );
}
