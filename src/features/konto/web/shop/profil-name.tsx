import { registerTexts } from '#features/auth/register-texts.ts';
import { Field } from '#web/ui/shop/form/field.tsx';
import type { Profil } from '../../contract.ts';
import { aenderungOf, nameWerte } from '../../profil-felder.ts';
import { useSaveProfil } from '../profil.queries.ts';
import styles from './profil.module.css';
import { type FormTun, ProfilAbschnitt } from './profil-abschnitt.tsx';
import { Angabe, Angaben } from './profil-angaben.tsx';
import { ProfilFormular } from './profil-formular.tsx';
import { useProfilEntwurf } from './ungespeichert.ts';
import { useProfilForm } from './use-profil-form.ts';

type ProfilNameProps = { profil: Profil; userId: string };

const titel = 'Name und Telefon';
const { vorname, nachname } = registerTexts;

export function ProfilName({ profil, userId }: ProfilNameProps) {
  return (
    <ProfilAbschnitt
      id="name"
      titel={titel}
      entwurf="profil-name"
      userId={userId}
      form={(tun) => <Formular profil={profil} userId={userId} {...tun} />}
    >
      <Angaben>
        <Angabe name="Name">{`${profil.vorname} ${profil.nachname}`}</Angabe>
        <Angabe name="Telefon">{profil.telefon}</Angabe>
      </Angaben>
    </ProfilAbschnitt>
  );
}

function Formular({ profil, userId, onFertig, onAbbrechen }: ProfilNameProps & FormTun) {
  const save = useSaveProfil(userId);
  const entwurf = useProfilEntwurf('profil-name', userId, nameWerte(profil));
  const form = useProfilForm({
    ...entwurf,
    pflicht: { vorname, nachname },
    send: async (werte) => {
      if (form.isGeaendert) onFertig(await save(aenderungOf(entwurf.anfang, werte)));
      else onAbbrechen();
    },
  });
  const { feld } = form;
  return (
    <ProfilFormular titel={titel} form={form} onAbbrechen={onAbbrechen}>
      <div className={styles.paar}>
        <Field label="Vorname" autoComplete="given-name" maxLength={100} {...feld('vorname')} />
        <Field label="Nachname" autoComplete="family-name" maxLength={100} {...feld('nachname')} />
      </div>
      <Field
        label="Telefon"
        isFreiwillig
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint="Für Rückfragen zu Ihren Bestellungen."
        {...feld('telefon')}
      />
    </ProfilFormular>
  );
}
