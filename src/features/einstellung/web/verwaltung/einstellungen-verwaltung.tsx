import type { Elements } from '#web/ui/elements.ts';
import { isAwaited } from '#web/ui/verwaltung/when-known.tsx';
import { type Gruppe, gruppenNamen } from '../../gruppen/gruppen.ts';
import { useGruppen } from '../einstellung.queries.ts';
import { useUmgebungQuery } from '../umgebung.queries.ts';
import styles from './einstellungen-verwaltung.module.css';
import { useFeldZiel } from './felder/use-feld-ziel.ts';
import { GruppeDialog } from './gruppe-dialog.tsx';
import { GruppeKarte } from './gruppe-karte.tsx';
import { useVerlaufZiel } from './use-verlauf-ziel.ts';
import { VerlaufDialog } from './verlauf-dialog.tsx';

type EinstellungenVerwaltungProps = {
  /** What stands above the groups: the steps of a new shop, and the way to the opening. */
  oben?: Elements;
  /** Cards beside those of the groups: texts and notices of their own. */
  weitere?: Elements;
  /** Where saving a group leads on its first evening; to nowhere later. */
  danach?: (gruppe: Gruppe) => string | undefined;
};

/** All groups of settings as cards, with their forms and histories. */
export function EinstellungenVerwaltung({ oben, weitere, danach }: EinstellungenVerwaltungProps) {
  const staende = useGruppen(gruppenNamen);
  const { ziel, open, close } = useFeldZiel();
  const { verlauf, open: openVerlauf, close: closeVerlauf } = useVerlaufZiel(gruppenNamen);
  // The form of the post says above its fields what the environment has.
  const isUmgebungOffen = isAwaited(useUmgebungQuery());
  const stand = staende.find(({ gruppe }) => gruppe === ziel?.gruppe)?.stand;
  return (
    <>
      {oben}
      <div className={`stack-4 ${styles.karten}`}>
        {staende.map((von) => (
          <GruppeKarte
            key={von.gruppe}
            von={von}
            onEdit={() => open({ gruppe: von.gruppe, name: '' })}
            onVerlauf={() => openVerlauf(von.gruppe)}
          />
        ))}
        {weitere}
      </div>
      {ziel && stand && !isUmgebungOffen && (
        <GruppeDialog
          key={ziel.gruppe}
          gruppe={ziel.gruppe}
          stand={stand}
          feld={ziel.name}
          danach={danach?.(ziel.gruppe)}
          onClose={close}
        />
      )}
      {verlauf && <VerlaufDialog gruppe={verlauf} onClose={closeVerlauf} />}
    </>
  );
}
