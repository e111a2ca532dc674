import { Button, Radio } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../../shop/visually-hidden.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { AenderungHinweis, AenderungList, AenderungRow } from '../display/aenderung-row.tsx';
import type { Wahl } from './drei-werte.ts';
import styles from './konflikt-dialog.module.css';
import type { Frage } from './use-save-beside.ts';

/** A field that another person has changed, as people read it; `eigene` where something else was typed. */
export type KonfliktZeile = { feld: string; name: string; vorher: string; jetzt: string; eigene?: string };

type KonfliktDialogProps<T> = {
  title: string;
  frage: Frage<T>;
  /** Who has changed what, and when. */
  children: ReactNode;
  zeilen: KonfliktZeile[];
  /** Explains the choices. */
  hinweis: string;
  /** A choice at each row, 'Was soll gelten?'. */
  isJeFeld?: boolean;
  /** Saves the own changes over the others. */
  saveLabel: string;
  /** The other button. */
  sonst: { label: string; onClick: () => void };
  /** Both changes are saved. */
  onSaved: () => void;
};

/** Shown when another person has saved meanwhile what is edited here: what was changed, and the choices. */
export function KonfliktDialog<T>(props: KonfliktDialogProps<T>) {
  const { title, frage, children, zeilen, hinweis, isJeFeld } = props;
  const [wahl, setWahl] = useState<Wahl>({});
  return (
    <Dialog title={title} size="38rem" onClose={frage.close} footer={<Buttons {...props} wahl={wahl} />}>
      <p>{children}</p>
      <AenderungList>
        {zeilen.map(({ feld, name, vorher, jetzt, eigene }) => (
          <AenderungRow
            key={feld}
            name={name}
            werte={[
              { label: 'Vorher', text: vorher },
              { label: 'Jetzt', text: jetzt },
              ...(eigene === undefined ? [] : [{ label: 'Ihre Eingabe', text: eigene, isOwn: true }]),
            ]}
          >
            {isJeFeld && (
              <Entscheidung
                name={name}
                value={wahl[feld] ?? 'eigene'}
                onChange={(value) => setWahl({ ...wahl, [feld]: value })}
              />
            )}
          </AenderungRow>
        ))}
      </AenderungList>
      <AenderungHinweis>{hinweis}</AenderungHinweis>
    </Dialog>
  );
}

function Buttons<T>({ frage, saveLabel, sonst, onSaved, wahl }: KonfliktDialogProps<T> & { wahl: Wahl }) {
  const { isBusy, decide } = frage;
  const save = async () => {
    if (await decide(wahl)) onSaved();
  };
  return (
    <>
      <Button variant="default" disabled={isBusy} onClick={sonst.onClick}>
        {sonst.label}
      </Button>
      <Button loading={isBusy} onClick={() => void save()}>
        {saveLabel}
      </Button>
    </>
  );
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
