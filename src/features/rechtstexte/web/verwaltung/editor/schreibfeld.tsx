import { Input } from '@mantine/core';
import { useId, useState } from 'react';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { maxRechtstext, type RechtstextBearbeitung } from '../../../contract.ts';
import { platzhalterWorteOf } from './platzhalter-wort.ts';
import { RechtstextPlatzhalterListe } from './rechtstext-platzhalter-liste.tsx';
import { RechtstextWerkzeuge } from './rechtstext-werkzeuge.tsx';
import styles from './schreibfeld.module.css';
import { useSchreibfeld } from './use-schreibfeld.ts';

type SchreibfeldProps = {
  text: string;
  platzhalter: RechtstextBearbeitung['platzhalter'];
  error: string | undefined;
  onChange: (text: string) => void;
};

/** Where a legal text is written as it will look, with its placeholders by name. */
export function Schreibfeld({ text, platzhalter, error, onChange }: SchreibfeldProps) {
  const id = useId();
  const [worte] = useState(() => platzhalterWorteOf(platzhalter));
  const { field, befehle } = useSchreibfeld({ text, worte, onChange });
  const fault = text.length > maxRechtstext ? `Höchstens ${formatZahl(maxRechtstext)} Zeichen.` : error;
  return (
    <>
      <div className={styles.leiste} data-sticky>
        <RechtstextWerkzeuge befehle={befehle} />
        <RechtstextPlatzhalterListe platzhalter={platzhalter} onInsert={befehle.insertPlatzhalter} />
      </div>
      <Input.Wrapper
        label="Text"
        labelElement="div"
        labelProps={{ id: `${id}-label` }}
        description={`${formatZahl(text.length)} von ${formatZahl(maxRechtstext)} Zeichen`}
        descriptionProps={{ id: `${id}-laenge` }}
        error={fault}
        errorProps={{ id: `${id}-fehler` }}
        inputWrapperOrder={['label', 'description', 'error', 'input']}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: no input of HTML has headings, lists and chips. */}
        <div
          {...field}
          className={styles.feld}
          contentEditable
          role="textbox"
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-laenge${fault ? ` ${id}-fehler` : ''}`}
          aria-invalid={fault ? true : undefined}
          data-field="text"
          tabIndex={0}
          spellCheck
          lang="de"
        />
      </Input.Wrapper>
    </>
  );
}
