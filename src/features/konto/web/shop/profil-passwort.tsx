import { useState } from 'react';
import { registerTexts } from '#features/auth/register-texts.ts';
import { PasswordStrengthHint } from '#features/auth/web/shop/password-strength-hint.tsx';
import { PasswordField } from '#web/ui/shop/form/password-field.tsx';
import type { Werte } from '../../profil-felder.ts';
import { usePasswort } from '../profil.queries.ts';
import { type FormTun, ProfilAbschnitt } from './profil-abschnitt.tsx';
import { ProfilFormular } from './profil-formular.tsx';
import { useProfilForm } from './use-profil-form.ts';

type ProfilPasswortProps = { email: string; userId: string };

const titel = 'Passwort';
const leer: Werte = { password: '', neu: '' };
const pflicht = { password: registerTexts.password, neu: 'Bitte geben Sie ein neues Passwort ein.' };

export function ProfilPasswort(props: ProfilPasswortProps) {
  return (
    <ProfilAbschnitt id="passwort" titel={titel} form={(tun) => <Formular {...props} {...tun} />}>
      <p>Damit melden Sie sich an. Wir kennen es nicht: Gespeichert ist nur ein Prüfwert.</p>
    </ProfilAbschnitt>
  );
}

function Formular({ email, userId, onFertig, onAbbrechen }: ProfilPasswortProps & FormTun) {
  const save = usePasswort(userId);
  const [werte, change] = useState(leer);
  const form = useProfilForm({
    anfang: leer,
    werte,
    change,
    pflicht,
    ohneAntwort: 'Vielleicht hat es schon geklappt: Bitte melden Sie sich neu an.',
    send: async (werte) => onFertig(await save({ password: werte.password ?? '', neu: werte.neu ?? '' })),
  });
  const { feld } = form;
  return (
    <ProfilFormular titel={titel} form={form} senden="Passwort ändern" onAbbrechen={onAbbrechen}>
      {/* For password managers. */}
      <input type="email" name="konto" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Bisheriges Passwort" autoComplete="current-password" {...feld('password')} />
      <PasswordField
        label="Neues Passwort"
        autoComplete="new-password"
        hint={<PasswordStrengthHint password={werte.neu ?? ''} />}
        {...feld('neu')}
      />
      <p>Andere Geräte werden dabei abgemeldet, dieses bleibt angemeldet.</p>
    </ProfilFormular>
  );
}
