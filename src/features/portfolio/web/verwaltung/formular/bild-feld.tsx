import { Button, Input, TextInput } from '@mantine/core';
import { type ChangeEvent, type Dispatch, type SetStateAction, useRef } from 'react';
import { maxAltTextLength } from '#features/bild/bild-felder.ts';
import { bildTypen } from '#features/bild/web/verwaltung/upload-button.tsx';
import { Picture } from '#web/ui/shop/picture/picture.tsx';
import { dateiVorschauOf } from '../bilder/datei-vorschau-of.ts';
import styles from './bild-feld.module.css';

/** The picture of a product that does not exist yet; it is uploaded after the product was created. */
export type GewaehltesBild = { file: File; vorschau: string | undefined; altText: string };

type BildFeldProps = {
  bild: GewaehltesBild | undefined;
  onChange: Dispatch<SetStateAction<GewaehltesBild | undefined>>;
};

/** Chooses the main picture of a new product, and says what it shows. */
export function BildFeld({ bild, onChange }: BildFeldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // So that the same file can be selected again.
    currentTarget.value = '';
    if (!file) return;
    // At once: the product may be created, or the text typed, before a large picture is decoded.
    onChange({ file, vorschau: undefined, altText: bild?.altText ?? '' });
    const vorschau = await dateiVorschauOf(file);
    onChange((now) => (now?.file === file ? { ...now, vorschau } : now));
  };
  return (
    <div className="stack-2">
      <Input.Label component="p">Hauptbild</Input.Label>
      {bild && <Vorschau bild={bild} />}
      <div className="row-2">
        <Button variant={bild ? 'default' : 'light'} onClick={() => input.current?.click()}>
          {bild ? 'Anderes Bild' : 'Bild auswählen'}
        </Button>
        {bild && (
          <Button variant="subtle" onClick={() => onChange(undefined)}>
            Ohne Bild
          </Button>
        )}
      </div>
      <input ref={input} type="file" hidden accept={bildTypen} aria-label="Hauptbild" onChange={choose} />
      {bild && (
        <TextInput
          label="Was ist auf dem Bild zu sehen?"
          description="Für alle, die es nicht sehen, und für Suchmaschinen."
          maxLength={maxAltTextLength}
          value={bild.altText}
          onChange={({ currentTarget }) => onChange({ ...bild, altText: currentTarget.value })}
        />
      )}
    </div>
  );
}

function Vorschau({ bild: { file, vorschau } }: { bild: GewaehltesBild }) {
  if (!vorschau) return <p>{file.name}</p>;
  return (
    <div className={styles.vorschau}>
      <Picture picture={{ src: vorschau, alt: 'Das gewählte Bild', sources: [] }} sizes="240px" isSmall />
    </div>
  );
}
