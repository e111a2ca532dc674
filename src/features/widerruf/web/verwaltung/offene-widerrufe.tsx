import { Button } from '@mantine/core';
import { useState } from 'react';
import { tagOf } from '#shared/datum/datum.ts';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { gruppenOf, isOhneBestellung } from '../../bearbeitung/gruppen.ts';
import type { GelesenerWiderruf } from '../../bearbeitung/read-widerruf.ts';
import { AuswahlErledigenDialog } from './dialoge/auswahl-erledigen-dialog.tsx';
import { GruppeErledigenDialog, type GruppeZuErledigen } from './dialoge/gruppe-erledigen-dialog.tsx';
import type { WiderrufDialogArt } from './dialoge/widerruf-dialog.tsx';
import { WiderrufGruppeKarte } from './widerruf-gruppe.tsx';
import styles from './widerrufe.module.css';

type OffeneWiderrufeProps = {
  offene: GelesenerWiderruf[];
  weitere: number;
  onDialog: (art: WiderrufDialogArt, widerruf: GelesenerWiderruf) => void;
};

/** The withdrawals with something to do, those of one order together, and what settles many at once. */
export function OffeneWiderrufe({ offene, weitere, onDialog }: OffeneWiderrufeProps) {
  const heute = tagOf(new Date());
  const ohne = offene.filter(isOhneBestellung);
  // The dialogs stay open when the list is loaded again and its rows are gone.
  const [gruppe, setGruppe] = useState<GruppeZuErledigen>();
  const [waehlt, setWaehlt] = useState(false);
  return (
    <>
      {offene.length === 0 ? (
        <KeineOffenen />
      ) : (
        <section aria-label="Offene Widerrufe" className="stack-4">
          {ohne.length > 1 && (
            <div className={styles.mehrere}>
              <p>{`${ohne.length} Widerrufe sind noch keiner Bestellung zugeordnet.`}</p>
              <Button variant="default" onClick={() => setWaehlt(true)}>
                Mehrere abschließen
              </Button>
            </div>
          )}
          <ul className="stack-4">
            {gruppenOf(offene).map((one) => (
              <li key={one.erste._id}>
                <WiderrufGruppeKarte
                  gruppe={one}
                  heute={heute}
                  onDialog={onDialog}
                  onAlle={(alle) => setGruppe({ ...alle, isMehr: weitere > 0 })}
                />
              </li>
            ))}
          </ul>
          {weitere > 0 && <p>{`${weitere} weitere stehen hier, sobald diese bearbeitet sind.`}</p>}
        </section>
      )}
      {gruppe && <GruppeErledigenDialog gruppe={gruppe} onClose={() => setGruppe(undefined)} />}
      {waehlt && <AuswahlErledigenDialog widerrufe={ohne} onClose={() => setWaehlt(false)} />}
    </>
  );
}

function KeineOffenen() {
  return (
    <EmptyList title="Kein Widerruf offen">
      <p>
        Sobald jemand einen Vertrag widerruft, steht es hier, mit dem Tag, bis zu dem das Geld zurück muss.
      </p>
    </EmptyList>
  );
}
