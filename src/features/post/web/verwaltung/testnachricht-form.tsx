import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useUmgebung } from '#features/einstellung/web/umgebung.queries.ts';
import { isSessionOverError } from '#web/api/query-client.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import { useTestnachricht } from '../post.queries.ts';
import { FehlerText } from './fehler-text.tsx';
import styles from './post-pruefung-karte.module.css';

/** Sends the test message, and shows at once what the mail server said. */
export function TestnachrichtForm({ email }: { email: string }) {
  const [an, setAn] = useState(email);
  const { mutate, isPending, data, error } = useTestnachricht();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate(an.trim());
  };
  return (
    <>
      <OhneServer />
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextInput
          className={styles.an}
          label="Testnachricht an"
          type="email"
          autoComplete="email"
          value={an}
          onChange={({ currentTarget }) => setAn(currentTarget.value)}
        />
        <Button type="submit" variant="light" loading={isPending}>
          Test&shy;nachricht senden
        </Button>
      </form>
      {!isPending && data && (
        <Alert kind={data.isGesendet ? 'success' : 'warning'} isAnswer>
          <p>{data.message}</p>
          <FehlerText fehler={data.fehler} />
        </Alert>
      )}
      {!isPending && error && !isSessionOverError(error) && (
        <Alert kind="error">{failureText('Die Testnachricht wurde nicht gesendet: ', error)}</Alert>
      )}
    </>
  );
}

function OhneServer() {
  if (useUmgebung()?.smtp !== false) return null;
  return (
    <Alert kind="info">
      Ohne Mailserver wird nichts verschickt: Jede Nachricht liegt dann als Datei (.eml) im Datenordner unter
      „post“. Ein Mailprogramm zeigt sie so, wie sie ankäme.
    </Alert>
  );
}
