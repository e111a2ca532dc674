import { useState } from 'react';
import type { GelesenerAuftrag } from '#features/auftrag/read-auftrag.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { GeleseneErstattung } from '../../../erstattung/read-erstattungen.ts';
import { useErstattungen } from './erstattung.queries.ts';
import type { Vorgabe } from './erstattung-form.ts';
import { KontoDialog } from './konto-dialog.tsx';
import { Rueckzahlung } from './rueckzahlung.tsx';
import styles from './rueckzahlungen.module.css';

type RueckzahlungenProps = { auftrag: GelesenerAuftrag; onErstattung: (vorgabe: Vorgabe) => void };

/** Money of an order on its way back, if there was any, and what is to be done with it. */
export function Rueckzahlungen({ auftrag, onErstattung }: RueckzahlungenProps) {
  const hatWelche = auftrag.ereignisse.some(({ typ }) => typ === 'erstattungBegonnen');
  // The form needs it at once when it is opened.
  const isBald = auftrag.aktionen.includes('erstattung');
  const { data, isError, refetch } = useErstattungen(auftrag, hatWelche || isBald);
  const [kontoVon, setKontoVon] = useState<GeleseneErstattung>();
  const isFailed = !data && isError && hatWelche;
  if (!isFailed && !data?.erstattungen.length) return null;
  return (
    <section className={`card roomy ${styles.karte}`} aria-labelledby="auftrag-rueckzahlungen">
      <h2 id="auftrag-rueckzahlungen">Rückzahlungen</h2>
      {isFailed && (
        <LoadFailure
          text="Die Rückzahlungen lassen sich gerade nicht laden."
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ul className="stack-4">
          {data.erstattungen.map((eine) => (
            <Rueckzahlung
              key={eine._id}
              auftrag={auftrag}
              erstattung={eine}
              frei={data.frei}
              onKonto={() => setKontoVon(eine)}
              onUeberweisen={() => onErstattung({ weg: 'ueberweisung', betrag: eine.betrag })}
            />
          ))}
        </ul>
      )}
      {kontoVon && (
        <KontoDialog auftrag={auftrag} erstattung={kontoVon} onClose={() => setKontoVon(undefined)} />
      )}
    </section>
  );
}
