import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import styles from './nummer-scannen.module.css';
import { type Kamera, useKamera } from './nummer-scannen-kamera.ts';

type NummerScannenDialogProps = { onNummer: (nummer: string) => void; onClose: () => void };

/** The camera's picture, and the number that it reads or that is typed. */
export function NummerScannenDialog({ onNummer, onClose }: NummerScannenDialogProps) {
  const { kamera, setVideo, gelesen, text, type, retry, uebernehmen } = useNummer();
  const formId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form around the button that opened this is not meant.
    event.stopPropagation();
    if (text.trim() === '') return;
    onNummer(text.trim());
    onClose();
  };

  return (
    <Dialog
      title="Mit der Kamera lesen"
      size="32rem"
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button
            ref={uebernehmen}
            type="submit"
            form={formId}
            disabled={text.trim() === ''}
            aria-describedby={`${formId}-ansage`}
          >
            Übernehmen
          </Button>
        </>
      }
    >
      <form id={formId} className="stack-4" noValidate onSubmit={submit}>
        <Bild {...{ kamera, setVideo, gelesen, retry }} ansageId={`${formId}-ansage`} />
        <NummerFeld value={text} onChange={type} />
      </form>
    </Dialog>
  );
}

/** What the camera reads, or what is typed since; `uebernehmen`: the button that gets the focus for what is read. */
function useNummer() {
  const [runde, setRunde] = useState(1);
  // In the state and not in a ref: a dialog draws what is in it only later.
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const kamera = useKamera(video, runde);
  const [typed, setTyped] = useState<string>();
  const uebernehmen = useRef<HTMLButtonElement>(null);
  const gelesen = kamera.lage === 'gelesen' ? kamera.nummer : '';

  useEffect(() => {
    if (!gelesen) return;
    setTyped(undefined);
    uebernehmen.current?.focus();
  }, [gelesen]);

  const retry = () => setRunde(runde + 1);
  return { kamera, setVideo, gelesen, text: typed ?? gelesen, type: setTyped, retry, uebernehmen };
}

type BildProps = Pick<ReturnType<typeof useNummer>, 'kamera' | 'setVideo' | 'gelesen' | 'retry'> & {
  ansageId: string;
};

function Bild({ kamera, setVideo, gelesen, retry, ansageId }: BildProps) {
  return (
    <>
      <div className={styles.bild} data-lage={kamera.lage}>
        <video ref={setVideo} className={styles.video} aria-label="Bild der Kamera" muted playsInline />
      </div>
      <div id={ansageId}>
        <Ansage kamera={kamera} />
      </div>
      {gelesen && (
        <Button variant="default" onClick={retry}>
          Noch einmal lesen
        </Button>
      )}
    </>
  );
}

function NummerFeld({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextInput
      label="Sendungsnummer"
      value={value}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={100}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Ansage({ kamera }: { kamera: Kamera }) {
  if (kamera.lage === 'problem') return <Alert kind="warning">{kamera.text}</Alert>;
  return (
    <p role="status" className={styles.ansage}>
      {ansageOf(kamera)}
    </p>
  );
}

function ansageOf(kamera: Exclude<Kamera, { lage: 'problem' }>): string {
  switch (kamera.lage) {
    case 'startet':
      return 'Die Kamera startet …';
    case 'sucht':
      return 'Halten Sie den Strichcode mit der Sendungsnummer vor die Kamera.';
    case 'suchtLange':
      return 'Noch nichts gelesen. Mehr Licht hilft, und etwas Abstand: Der ganze Strichcode muss im Bild sein. Oder tippen Sie die Nummer ab.';
    case 'gelesen':
      return `Gelesen: ${kamera.nummer}. Steht das auch auf dem Paket?`;
  }
}
