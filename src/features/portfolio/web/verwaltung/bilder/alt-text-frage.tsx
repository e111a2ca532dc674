import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { maxAltTextLength } from '#features/bild/bild-felder.ts';
import { useChangeAltText } from '../portfolio-changes.ts';
import styles from './alt-text-frage.module.css';
import { bildName } from './bild-name.ts';
import type { NeuesBild } from './use-bild-upload.ts';

type AltTextFrageProps = { bild: NeuesBild; onDone: () => void };

/** Asks what a picture shows that was just uploaded; skipped, it keeps the text that every upload gets. */
export function AltTextFrage({ bild, onDone }: AltTextFrageProps) {
  const [text, setText] = useState('');
  const { mutateAsync, isPending } = useChangeAltText();
  const [fault, setFault] = useState<string>();
  const altText = text.trim();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (altText === '')
      setFault('Bitte beschreiben Sie, was zu sehen ist, oder tippen Sie auf „Überspringen“.');
    if (altText === '' || isPending) return;
    // The error is already shown, and what was typed stays.
    const saved = await mutateAsync({ ...bild, altText }).catch(() => undefined);
    if (saved) onDone();
  };
  return (
    <form className={`stack-2 ${styles.frage}`} noValidate onSubmit={save}>
      <TextInput
        label={`Was ist zu sehen? (${bildName(bild.wahl)})`}
        description="Für alle, die das Bild nicht sehen, und für Suchmaschinen."
        maxLength={maxAltTextLength}
        value={text}
        error={fault}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setFault(undefined);
        }}
      />
      <div className="row-2">
        <Button type="submit" variant="light" loading={isPending}>
          Speichern
        </Button>
        <Button variant="subtle" onClick={onDone}>
          Überspringen
        </Button>
      </div>
    </form>
  );
}
