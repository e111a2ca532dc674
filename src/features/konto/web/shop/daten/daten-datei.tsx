import { useState } from 'react';
import { tagOf } from '#shared/datum/datum.ts';
import { serverErrorText } from '#web/api/server-error-text.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { Daten, GastDaten } from '../../../contract.ts';
import styles from '../profil.module.css';
import { saveDatenDatei } from './save-file.ts';

type Form = 'html' | 'json';
type Inhalt = GastDaten & Partial<Daten>;

type DatenDateiProps = {
  /** Reads the data when they are asked for. */
  read: () => Promise<Inhalt>;
  /** The file's name, without its ending. */
  name: string;
};

/** The two files of somebody's data: a page to read, and one for another program (GDPR articles 15 and 20). */
export function DatenDatei({ read, name }: DatenDateiProps) {
  const [form, setForm] = useState<Form>();
  const [meldung, setMeldung] = useState<{ text: string; isFehler: boolean }>();

  const load = async (wanted: Form) => {
    setForm(wanted);
    setMeldung(undefined);
    try {
      // Loaded beside the data: most people never ask for the page.
      const [daten, inhaltOf] = await Promise.all([read(), inhaltOfForm[wanted]()]);
      const fileName = `${name}-${tagOf(new Date())}.${wanted}`;
      saveDatenDatei(new Blob([inhaltOf(daten)], { type: typeOf[wanted] }), fileName);
      setMeldung({ text: `Ihre Daten sind in der Datei ${fileName} gespeichert.`, isFehler: false });
    } catch (error) {
      setMeldung({ text: serverErrorText(error), isFehler: true });
    }
    setForm(undefined);
  };
  const label = (of: Form, text: string) => (form === of ? 'Wird geladen …' : text);

  return (
    <>
      {meldung && (
        <Alert kind={meldung.isFehler ? 'error' : 'success'} isAnswer>
          {meldung.text}
        </Alert>
      )}
      <div className={styles.knoepfe}>
        <Button look="secondary" isWide disabled={form !== undefined} onClick={() => void load('html')}>
          {label('html', 'Als Seite (HTML)')}
        </Button>
        <Button look="secondary" isWide disabled={form !== undefined} onClick={() => void load('json')}>
          {label('json', 'Als Datei (JSON)')}
        </Button>
      </div>
    </>
  );
}

const typeOf: Record<Form, string> = { html: 'text/html', json: 'application/json' };

const inhaltOfForm: Record<Form, () => Promise<(daten: Inhalt) => string>> = {
  html: () => import('../../../daten-html.ts').then(({ datenHtml }) => datenHtml),
  json: async () => (daten) => JSON.stringify(daten, null, 2),
};
