import { Button, Textarea } from '@mantine/core';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { EntwurfStand } from './entwurf-stand.ts';
import styles from './rechtstext-felder.module.css';

type EntwurfKonfliktProps = {
  /** The draft of another person; without a version it was published or discarded. */
  jetzt: EntwurfStand;
  onKeep: () => void;
  onTake: () => void;
};

/** Another person changed the draft meanwhile: their text, and the choice. Nothing typed is lost. */
export function EntwurfKonflikt({ jetzt, onKeep, onTake }: EntwurfKonfliktProps) {
  const { version, von, geaendertAt, angaben } = jetzt;
  if (version === null)
    return (
      <Alert
        kind="warning"
        isAnswer
        action={
          <Button variant="default" onClick={onKeep}>
            Meinen Text behalten
          </Button>
        }
      >
        Der Entwurf wurde inzwischen veröffentlicht oder verworfen. Ihr Text steht noch hier und kann als
        neuer Entwurf gespeichert werden.
      </Alert>
    );
  return (
    <Alert kind="warning" isAnswer>
      <p>
        <bdi>{von}</bdi>
        <span>{` hat den Entwurf am ${formatZeitpunkt(geaendertAt ?? '')} Uhr geändert, während Sie daran schrieben. Entscheiden Sie, welcher Text bleibt, und speichern Sie noch einmal.`}</span>
      </p>
      <details className={styles.anderer}>
        <summary>Den anderen Text ansehen</summary>
        <Textarea label="Text des anderen Entwurfs" value={angaben.text} readOnly rows={8} />
      </details>
      <div className={`row-2 ${styles.knoepfe}`}>
        <Button variant="default" onClick={onKeep}>
          Meinen Text behalten
        </Button>
        <Button variant="default" onClick={onTake}>
          Anderen Text übernehmen
        </Button>
      </div>
    </Alert>
  );
}
