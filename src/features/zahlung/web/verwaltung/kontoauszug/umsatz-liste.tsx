import { useState } from 'react';
import type { AbgeglichenerUmsatz } from '../../../contract.ts';
import { auszugText } from '../../../kontoauszug/auszug-text.ts';
import type { GelesenerAbgleich } from '../../../kontoauszug/read-abgleich.ts';
import {
  type Auswahl,
  chooseAuftrag,
  setGewaehlt,
  umsatzAnteileOf,
} from '../../../kontoauszug/umsatz-auswahl.ts';
import { AuftragWahl } from './auftrag-wahl.tsx';
import { UmsatzGruppe } from './umsatz-gruppe.tsx';
import styles from './umsatz-liste.module.css';
import { UmsatzZeile } from './umsatz-zeile.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

const gruppen = [
  { art: 'sicher', titel: 'Sicher', hinweis: 'Nummer und Betrag passen; schon angehakt.' },
  {
    art: 'wahrscheinlich',
    titel: 'Wahrscheinlich',
    hinweis: 'Bitte kurz ansehen und anhaken, was stimmt.',
  },
  {
    art: 'offen',
    titel: 'Offen',
    hinweis: 'Wählen Sie eine Bestellung, oder lassen Sie es stehen: Nicht jede Überweisung ist für eine.',
  },
] as const;

type UmsatzListeProps = {
  abgleich: GelesenerAbgleich;
  auswahl: Auswahl;
  isDisabled: boolean;
  onAuswahl: (auswahl: Auswahl) => void;
};

/** The transfers of a statement, by how certain it is what they are for. */
export function UmsatzListe({ abgleich, auswahl, isDisabled, onAuswahl }: UmsatzListeProps) {
  const [zuWaehlen, setZuWaehlen] = useState<AbgeglichenerUmsatz>();
  const kopf = useFocusOnMount<HTMLParagraphElement>();
  const auftragOf = (id: string) => auswahl.auftraege.get(id);
  return (
    <>
      <p ref={kopf} role="status" tabIndex={-1} className={styles.kopf}>
        {auszugText(abgleich)}
      </p>
      {gruppen.map(({ art, ...gruppe }) => (
        <UmsatzGruppe key={art} {...gruppe} rows={abgleich.umsaetze.filter((one) => one.art === art)}>
          {(zeile) => (
            <UmsatzZeile
              key={zeile.umsatz}
              zeile={zeile}
              teile={umsatzAnteileOf(zeile, auswahl)}
              auftragOf={auftragOf}
              isGewaehlt={auswahl.gewaehlt.has(zeile.umsatz)}
              isVonHand={auswahl.teile.has(zeile.umsatz)}
              isDisabled={isDisabled}
              onGewaehlt={(isGewaehlt) => onAuswahl(setGewaehlt(auswahl, zeile.umsatz, isGewaehlt))}
              onWaehlen={() => setZuWaehlen(zeile)}
            />
          )}
        </UmsatzGruppe>
      ))}
      {zuWaehlen && (
        <AuftragWahl
          zeile={zuWaehlen}
          kandidaten={zuWaehlen.kandidaten.flatMap((id) => auftragOf(id) ?? [])}
          onClose={() => setZuWaehlen(undefined)}
          onWahl={(auftrag) => {
            onAuswahl(chooseAuftrag(auswahl, zuWaehlen, auftrag));
            setZuWaehlen(undefined);
          }}
        />
      )}
    </>
  );
}
