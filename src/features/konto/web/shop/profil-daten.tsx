import { useDaten } from '../profil.queries.ts';
import { DatenDatei } from './daten/daten-datei.tsx';
import { ProfilKarte } from './profil-abschnitt.tsx';

/** Everything that the shop knows about the person, as a file. */
export function ProfilDaten() {
  const { mutateAsync } = useDaten();
  return (
    <ProfilKarte id="daten" titel="Meine Daten">
      <p>
        Alles, was wir über Sie gespeichert haben: zum Lesen als Seite, oder als Datei für ein anderes
        Programm.
      </p>
      <DatenDatei read={mutateAsync} name="meine-daten" />
    </ProfilKarte>
  );
}
