import { Textarea, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import styles from '#web/ui/verwaltung/field/fields.module.css';
import { postEnde } from '../../../laden/post-ende.ts';
import { useUmgebung } from '../../umgebung.queries.ts';
import { useLaden } from '../../use-laden.ts';
import type { GruppeForm } from '../maske.ts';
import vorschauStyles from '../texte/vorschau.module.css';
import { Vorschau } from '../texte/vorschau.tsx';
import { absenderHinweis } from './post-absender.ts';
import { ZugaengeLink } from './zugaenge-link.tsx';

type Form = { form: GruppeForm<'post'> };

/** The inputs of group 'Post'. */
export function PostFelder({ form }: Form) {
  const field = fieldProps(form);
  return (
    <>
      <Mailserver />
      <TextInput
        label="Name des Absenders"
        description="Steht im Postfach der Kundschaft; meist der Name des Ladens."
        autoComplete="off"
        {...field('absenderName')}
      />
      <div className={styles.pair}>
        <TextInput label="Absender" type="email" autoComplete="off" {...field('absender')} />
        <TextInput
          label="Antworten an"
          type="email"
          placeholder="leer: an den Absender"
          autoComplete="off"
          {...field('antwortAn')}
        />
      </div>
      <AbsenderHinweis form={form} />
      <Textarea
        label="Unterschrift"
        description="Ihr Gruß; Name und Anschrift des Ladens stehen immer darunter."
        rows={4}
        resize="vertical"
        {...field('signatur')}
      />
      <MailEnde form={form} />
    </>
  );
}

/** The access to the mail server has its own card (R61); here, only whether there is one. */
function Mailserver() {
  const umgebung = useUmgebung();
  if (!umgebung) return null;
  if (umgebung.smtp) return <Alert kind="success">Ein Mailserver ist eingetragen.</Alert>;
  return (
    <Alert kind="warning">
      Es ist noch kein Mailserver eingetragen: Der Laden verschickt nichts.{' '}
      <ZugaengeLink teil="smtp">Mailserver eintragen</ZugaengeLink>
    </Alert>
  );
}

function AbsenderHinweis({ form }: Form) {
  const umgebung = useUmgebung();
  const absender = useWatch({ control: form.control, name: 'absender' });
  const hinweis = umgebung && absenderHinweis(absender.trim(), umgebung);
  return hinweis ? <Alert kind="warning">{hinweis}</Alert> : null;
}

function MailEnde({ form }: Form) {
  const signatur = useWatch({ control: form.control, name: 'signatur' });
  const laden = useLaden();
  return (
    <Vorschau titel="So endet jede E-Mail">
      <p className={vorschauStyles.zeilen}>{postEnde({ signatur }, laden).join('\n')}</p>
    </Vorschau>
  );
}
