import { useState } from 'react';
import { tagOf } from '#shared/datum.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import { Button } from '#web/ui/shop/button.tsx';
import { useDaten } from '../profil.queries.ts';
import styles from './profil.module.css';
import { ProfilKarte } from './profil-abschnitt.tsx';
import { saveFile } from './save-file.ts';
import { gesagt } from './use-formular.ts';

type Form = 'html' | 'json';

/** Everything that the shop knows about the person, as a file (GDPR articles 15 and 20). */
export function ProfilDaten() {
  const { mutateAsync, isPending } = useDaten();
  const [form, setForm] = useState<Form>();
  const [meldung, setMeldung] = useState<{ text: string; isFehler: boolean }>();

  const load = async (wanted: Form) => {
    setForm(wanted);
    setMeldung(undefined);
    try {
      // Loaded beside the data: most people never ask for the page.
      const [daten, inhaltOf] = await Promise.all([mutateAsync(), inhaltOfForm[wanted]()]);
      const fileName = `meine-daten-${tagOf(new Date())}.${wanted}`;
      saveFile(new Blob([inhaltOf(daten)], { type: typeOf[wanted] }), fileName);
      setMeldung({ text: `Ihre Daten sind in der Datei ${fileName} gespeichert.`, isFehler: false });
    } catch (error) {
      setMeldung({ text: gesagt(error), isFehler: true });
    }
  };
  const label = (of: Form, text: string) => (isPending && form === of ? 'Wird geladen …' : text);

  return (
    <ProfilKarte id="daten" titel="Meine Daten">
      <p>
        Alles, was wir über Sie gespeichert haben: zum Lesen als Seite, oder als Datei für ein anderes
        Programm.
      </p>
      {meldung && (
        <Alert kind={meldung.isFehler ? 'error' : 'success'} isAnswer>
          {meldung.text}
        </Alert>
      )}
      <div className={styles.knoepfe}>
        <Button look="secondary" isWide disabled={isPending} onClick={() => void load('html')}>
          {label('html', 'Als Seite (HTML)')}
        </Button>
        <Button look="secondary" isWide disabled={isPending} onClick={() => void load('json')}>
          {label('json', 'Als Datei (JSON)')}
        </Button>
      </div>
    </ProfilKarte>
  );
}

type Daten = Awaited<ReturnType<ReturnType<typeof useDaten>['mutateAsync']>>;

const typeOf: Record<Form, string> = { html: 'text/html', json: 'application/json' };

const inhaltOfForm: Record<Form, () => Promise<(daten: Daten) => string>> = {
  html: () => import('../../daten-html.ts').then(({ datenHtml }) => datenHtml),
  json: async () => (daten) => JSON.stringify(daten, null, 2),
};
