import { Button } from '@mantine/core';
import { useState } from 'react';
import { isZuBuchen, type WiderrufGruppe } from '../../bearbeitung/gruppen.ts';
import type { GelesenerWiderruf } from '../../bearbeitung/read-widerruf.ts';
import type { GruppeZuErledigen } from './dialoge/gruppe-erledigen-dialog.tsx';
import type { WiderrufDialogArt } from './dialoge/widerruf-dialog.tsx';
import { WiderrufKarte } from './widerruf-karte.tsx';
import styles from './widerrufe.module.css';

type WiderrufGruppeKarteProps = {
  gruppe: WiderrufGruppe;
  heute: string;
  onDialog: (art: WiderrufDialogArt, widerruf: GelesenerWiderruf) => void;
  onAlle: (gruppe: Omit<GruppeZuErledigen, 'isMehr'>) => void;
};

/** The first withdrawal of an order; further ones are folded away below it, and read when they are asked for. */
export function WiderrufGruppeKarte({ gruppe, heute, onDialog, onAlle }: WiderrufGruppeKarteProps) {
  const { erste, weitere } = gruppe;
  const [isOffen, setOffen] = useState(false);
  const karte = (widerruf: GelesenerWiderruf) => (
    <WiderrufKarte widerruf={widerruf} heute={heute} onDialog={(art) => onDialog(art, widerruf)} />
  );
  if (weitere.length === 0 || !erste.auftrag) return karte(erste);
  const { _id: auftragId, nummer } = erste.auftrag;
  return (
    <div className="stack-4">
      {karte(erste)}
      <div className={styles.mehrere}>
        <Button
          variant="subtle"
          aria-expanded={isOffen}
          aria-label={`${nummer}: ${weitereText(weitere.length)}`}
          onClick={() => setOffen(!isOffen)}
        >
          {weitereText(weitere.length)}
        </Button>
        {isZuBuchen(erste) && (
          <Button
            variant="default"
            aria-label={`${nummer}: Alle erledigen`}
            onClick={() => onAlle({ auftragId, nummer, anzahl: weitere.length + 1 })}
          >
            Alle erledigen
          </Button>
        )}
      </div>
      {isOffen && (
        <ul className="stack-4" aria-label={`Weitere Widerrufe zu ${nummer}`}>
          {weitere.map((widerruf) => (
            <li key={widerruf._id}>{karte(widerruf)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function weitereText(anzahl: number): string {
  return anzahl === 1
    ? 'und ein weiterer zu dieser Bestellung'
    : `und ${anzahl} weitere zu dieser Bestellung`;
}
