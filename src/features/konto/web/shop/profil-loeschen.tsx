import { useState } from 'react';
import { registerTexts } from '#features/auth/register-texts.ts';
import { PasswordField } from '#web/ui/shop/form/password-field.tsx';
import { ConfirmDialog } from '#web/ui/shop/message/confirm-dialog.tsx';
import { bleibtNachLoeschung } from '../../bleibt-nach-loeschung.ts';
import type { Werte } from '../../profil-felder.ts';
import { useLoeschen } from '../profil.queries.ts';
import { type FormTun, ProfilAbschnitt, ProfilKarte } from './profil-abschnitt.tsx';
import { ProfilFormular } from './profil-formular.tsx';
import { useProfilForm } from './use-profil-form.ts';

type ProfilLoeschenProps = {
  email: string;
  userId: string;
  istLoeschbar: boolean;
  onGeloescht: (meldung: string) => void;
};

const titel = 'Konto löschen';
const leer: Werte = { password: '' };

/** Customers delete their account themselves: with their password, and after a second question. */
export function ProfilLoeschen({ istLoeschbar, ...props }: ProfilLoeschenProps) {
  if (!istLoeschbar)
    return (
      <ProfilKarte id="loeschen" titel={titel}>
        <p>
          Wer hier arbeitet, kann das eigene Konto nicht selbst löschen. Bitte wenden Sie sich an einen
          Administrator: Er löscht es unter „Benutzer“.
        </p>
      </ProfilKarte>
    );
  return (
    <ProfilAbschnitt
      id="loeschen"
      titel={titel}
      aendern="Löschen …"
      form={(tun) => <Formular {...props} {...tun} />}
    >
      <Folgen />
    </ProfilAbschnitt>
  );
}

function Folgen() {
  return (
    <>
      <p>{bleibtNachLoeschung}</p>
      <p>
        Möchten Sie vorher alles behalten, was wir über Sie wissen? Laden Sie unter „Meine Daten“ eine Datei
        herunter.
      </p>
    </>
  );
}

type FormularProps = Omit<ProfilLoeschenProps, 'istLoeschbar'> & FormTun;

function Formular({ email, userId, onGeloescht, onAbbrechen }: FormularProps) {
  const loeschen = useLoeschen(userId);
  const [isAsking, setIsAsking] = useState(false);
  const [werte, change] = useState(leer);
  const form = useProfilForm({
    anfang: leer,
    werte,
    change,
    pflicht: { password: registerTexts.password },
    ohneAntwort: 'Vielleicht hat es schon geklappt: Dann können Sie sich nicht mehr anmelden.',
    ask: () => setIsAsking(true),
    send: async (werte) => onGeloescht(await loeschen(werte.password ?? '')),
  });
  const { submit, feld } = form;
  return (
    <ProfilFormular titel={titel} form={form} senden="Konto löschen" onAbbrechen={onAbbrechen}>
      <Folgen />
      <input type="email" name="konto" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Ihr Passwort" autoComplete="current-password" {...feld('password')} />
      {isAsking && (
        <ConfirmDialog
          question="Möchten Sie Ihr Konto wirklich löschen?"
          consequence="Das lässt sich nicht rückgängig machen."
          yes="Ja, endgültig löschen"
          no="Nein, behalten"
          onYes={() => void submit()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </ProfilFormular>
  );
}
