import { Suspense } from 'react';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import type { Profil } from '../../contract.ts';
import { isLeeresFeld } from '../../profil-felder.ts';
import styles from './profil.module.css';
import { ProfilAbschnitt } from './profil-abschnitt.tsx';
import type { AdressenFormularProps } from './profil-adressen-formular.tsx';
import { Angabe, Angaben } from './profil-angaben.tsx';

const Formular = lazyPart<AdressenFormularProps>(() =>
  import('./profil-adressen-formular.tsx').then((part) => part.AdressenFormular),
);

type ProfilAdressenProps = { profil: Profil; userId: string };

/** Where the invoice goes, and the goods if they go elsewhere. */
export function ProfilAdressen({ profil, userId }: ProfilAdressenProps) {
  const { adresse, lieferadresse } = profil;
  return (
    <ProfilAbschnitt
      id="adressen"
      titel="Adressen"
      entwurf="profil-adressen"
      userId={userId}
      form={(tun) => (
        <Suspense fallback={<Spinner label="Einen Augenblick …" />}>
          <Formular profil={profil} userId={userId} {...tun} />
        </Suspense>
      )}
    >
      <Angaben>
        <Angabe name={'Rechnungs\u00adadresse'}>{zeilenOf(adresse)}</Angabe>
        <Angabe name="Lieferadresse">
          {lieferadresse.verwendet ? zeilenOf(lieferadresse) : 'Wie die Rechnungs\u00adadresse'}
        </Angabe>
      </Angaben>
    </ProfilAbschnitt>
  );
}

type Anschrift = Profil['adresse'] & Partial<Record<'firmenname' | 'vorname' | 'nachname', string>>;

/** The lines as on a parcel; an address without any is empty. */
function zeilenOf({ firmenname = '', vorname = '', nachname = '', ...adresse }: Anschrift) {
  const { strasse, hausnummer, zusatz, plz, stadt, land } = adresse;
  const name = `${vorname} ${nachname}`.trim();
  if (isLeeresFeld(adresse) && !name && !firmenname) return '';
  const zeilen = [firmenname, name, `${strasse} ${hausnummer}`, zusatz, `${plz} ${stadt}`, land];
  return <span className={styles.zeilen}>{zeilen.filter((zeile) => zeile.trim()).join('\n')}</span>;
}
