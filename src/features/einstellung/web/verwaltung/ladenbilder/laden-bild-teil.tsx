import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LadenBild } from '#features/bild/contract.ts';
import type { LadenBildPlatz } from '#features/bild/laden-bild.ts';
import { UploadButton } from '#features/bild/web/verwaltung/upload-button.tsx';
import { UploadStatus } from '#features/bild/web/verwaltung/upload-status.tsx';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { LadenBildAnsichten } from './laden-bild-ansichten.tsx';
import { LadenBildDialog } from './laden-bild-dialog.tsx';
import { useRemoveLadenBild, useUploadLadenBild } from './laden-bilder.queries.ts';
import styles from './laden-bilder-karte.module.css';

const namen: Record<LadenBildPlatz, string> = { startseite: 'Startseite', dasSindWir: 'Das sind wir' };

type LadenBildTeilProps = { platz: LadenBildPlatz; bild: LadenBild | null };

/** The picture of one page in both cuts, and what can be done with it. */
export function LadenBildTeil({ platz, bild }: LadenBildTeilProps) {
  const name = namen[platz];
  const { state, send } = useUploadLadenBild(platz);
  const [isDescribed, setIsDescribed] = useState(false);
  const upload = async ([file]: File[]) => {
    if (!file || state) return;
    if (bild && !(await confirm(replaceQuestion(name)))) return;
    if (await send(file)) setIsDescribed(true);
  };
  return (
    <div className={`stack-3 ${styles.teil}`}>
      <h3 className={styles.name}>{name}</h3>
      {bild ? <Gezeigt bild={bild} /> : <p className="quiet">Noch kein Bild.</p>}
      {state && <UploadStatus state={state} />}
      <div className="row-2">
        <UploadButton
          icon="upload"
          label={bild ? `Bild ersetzen: ${name}` : `Bild hochladen: ${name}`}
          word={bild ? 'Ersetzen' : 'Bild hochladen'}
          isDisabled={false}
          onFiles={(files) => void upload(files)}
        />
        {bild && (
          <Button
            variant="default"
            aria-label={`Alternativtext bearbeiten: ${name}`}
            onClick={() => setIsDescribed(true)}
          >
            Alternativtext
          </Button>
        )}
        {bild && <Entfernen platz={platz} bild={bild} />}
      </div>
      {bild && isDescribed && (
        <LadenBildDialog platz={platz} name={name} bild={bild} onClose={() => setIsDescribed(false)} />
      )}
    </div>
  );
}

function Gezeigt({ bild }: { bild: LadenBild }) {
  return (
    <>
      <LadenBildAnsichten bild={bild} />
      <p className="quiet">
        {bild.altText || 'Ohne Alternativtext: Wer das Bild nicht sieht, erfährt nichts von ihm.'}
      </p>
    </>
  );
}

function replaceQuestion(name: string) {
  return {
    question: 'Bild ersetzen?',
    what: name,
    consequence: 'Das bisherige Bild und sein Alternativtext gehen verloren.',
    yes: 'Ersetzen',
  };
}

function Entfernen({ platz, bild }: { platz: LadenBildPlatz; bild: LadenBild }) {
  const { mutateAsync, isPending } = useRemoveLadenBild(platz);
  const remove = async () => {
    const question = {
      question: 'Bild entfernen?',
      what: namen[platz],
      consequence: 'Danach steht dort eine Fläche in den Farben des Ladens. Das Bild geht verloren.',
      yes: 'Entfernen',
    };
    if (isPending || !(await confirm(question))) return;
    await mutateAsync({ bild: bild.quer.url }).catch((error) =>
      showFailure('Fehler beim Entfernen: ', error),
    );
  };
  return (
    <Button variant="default" aria-label={`Bild entfernen: ${namen[platz]}`} onClick={() => void remove()}>
      Entfernen
    </Button>
  );
}
