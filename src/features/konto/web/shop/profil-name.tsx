import { registerTexts } from '#features/auth/register-texts.ts';
import { Field } from '#web/ui/shop/form/field.tsx';
import type { Profil } from '../../contract.ts';
import { aenderungOf, nameWerte } from '../../profil-felder.ts';
import { useSaveProfil } from '../profil.queries.ts';
import styles from './profil.module.css';
import { type FormTun, ProfilAbschnitt } from './profil-abschnitt.tsx';
import { Angabe, Angaben } from './profil-angaben.tsx';
import { ProfilFormular } from './profil-formular.tsx';
import { useFormular } from './use-formular.ts';

type ProfilNameProps = { profil: Profil; userId: string };

const titel = 'Name und Telefon';
const { vorname, nachname } = registerTexts;

export function ProfilName({ profil, userId }: ProfilNameProps) {
  const entwurf = `${userId} name`;
  return (
    <ProfilAbschnitt
      id="name"
      titel={titel}
      entwurf={entwurf}
      form={(tun) => <Formular profil={profil} userId={userId} entwurf={entwurf} {...tun} />}
    >
      <Angaben>
        <Angabe name="Name">{`${profil.vorname} ${profil.nachname}`}</Angabe>
        <Angabe name="Telefon">{profil.telefon}</Angabe>
      </Angaben>
    </ProfilAbschnitt>
  );
}

type FormularProps = ProfilNameProps & FormTun & { entwurf: string };

function Formular({ profil, userId, entwurf, onFertig, onAbbrechen }: FormularProps) {
  const save = useSaveProfil(userId);
  const formular = useFormular({
    start: nameWerte(profil),
    pflicht: { vorname, nachname },
    entwurf,
    send: async (werte) => {
      if (formular.isGeaendert) onFertig(await save(aenderungOf(formular.anfang, werte)));
      else onAbbrechen();
    },
  });
  const { feld } = formular;
  return (
    <ProfilFormular titel={titel} formular={formular} onAbbrechen={onAbbrechen}>
      <div className={styles.paar}>
        <Field label="Vorname" autoComplete="given-name" maxLength={100} {...feld('vorname')} />
        <Field label="Nachname" autoComplete="family-name" maxLength={100} {...feld('nachname')} />
      </div>
      <Field
        label="Telefon (freiwillig)"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint="Für Rückfragen zu Ihren Bestellungen."
        {...feld('telefon')}
      />
    </ProfilFormular>
  );
}
