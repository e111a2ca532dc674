import { useState } from 'react';
import { registerTexts } from '#features/auth/register-texts.ts';
import { Email } from '#web/ui/shop/email.tsx';
import { Field } from '#web/ui/shop/form/field.tsx';
import { PasswordField } from '#web/ui/shop/form/password-field.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { Profil } from '../../contract.ts';
import type { Werte } from '../../profil-felder.ts';
import { useNeueEmail } from '../profil.queries.ts';
import { type FormTun, ProfilAbschnitt } from './profil-abschnitt.tsx';
import { Angabe, Angaben } from './profil-angaben.tsx';
import { ProfilBestaetigung } from './profil-bestaetigung.tsx';
import { ProfilFormular } from './profil-formular.tsx';
import { useProfilForm } from './use-profil-form.ts';

type ProfilEmailProps = { profil: Profil; userId: string };

const titel = 'E-Mail-Adresse';
const leer: Werte = { email: '', password: '' };
const { email, password } = registerTexts;

/** The address to sign in with. A new one counts only after its link was opened. */
export function ProfilEmail({ profil, userId }: ProfilEmailProps) {
  return (
    <ProfilAbschnitt
      id="email"
      titel={titel}
      form={(tun) => <Formular profil={profil} userId={userId} {...tun} />}
    >
      <Angaben>
        <Angabe name={profil.emailBestaetigt ? 'Bestätigt' : 'Noch nicht bestätigt'}>
          <Email email={profil.email} />
        </Angabe>
      </Angaben>
      {profil.neueEmail && (
        <Alert kind="info">
          Neue Adresse:{' '}
          <bdi>
            <Email email={profil.neueEmail} />
          </bdi>
          . Sie gilt, sobald Sie den Link in der E-Mail öffnen, die wir dorthin geschickt haben. Bis dahin
          bleibt alles, wie es ist.
        </Alert>
      )}
      {!profil.emailBestaetigt && <ProfilBestaetigung userId={userId} />}
    </ProfilAbschnitt>
  );
}

function Formular({ profil, userId, onFertig, onAbbrechen }: ProfilEmailProps & FormTun) {
  const save = useNeueEmail(userId);
  const [werte, change] = useState(leer);
  const form = useProfilForm({
    anfang: leer,
    werte,
    change,
    pflicht: { email, password },
    send: async (werte) => onFertig(await save({ email: werte.email ?? '', password: werte.password ?? '' })),
  });
  const { feld } = form;
  return (
    <ProfilFormular titel={titel} form={form} senden="Adresse ändern" onAbbrechen={onAbbrechen}>
      <p>
        Bisher:{' '}
        <bdi>
          <Email email={profil.email} />
        </bdi>
        . Wir schicken Ihnen einen Link an die neue Adresse. Sie gilt, sobald Sie ihn geöffnet haben.
      </p>
      <Field
        label="Neue E-Mail-Adresse"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...feld('email')}
      />
      <PasswordField label="Ihr Passwort" autoComplete="current-password" {...feld('password')} />
    </ProfilFormular>
  );
}
