import type { ReactNode } from 'react';
import { wahlText } from '#features/zahlarten/zahlwege.ts';
import type { KasseSchrittNr } from '../../formular/kasse-entwurf.ts';
import type { WegWahl } from '../../weg-wahl.ts';
import { KasseSchritt } from './kasse-schritt.tsx';

export type KasseVersandSchrittProps = {
  /** The step that is open. */
  offen: KasseSchrittNr;
  wahl: WegWahl | undefined;
  geheZu: (schritt: KasseSchrittNr) => void;
  children: ReactNode;
};

/** The frame of the second step, which is there before its content. */
export function KasseVersandSchritt({ offen, wahl, geheZu, children }: KasseVersandSchrittProps) {
  return (
    <KasseSchritt
      nummer={2}
      titel="Versand und Zahlung"
      offen={offen}
      onAendern={() => geheZu(2)}
      zusammenfassung={wahl && wahlText(wahl)}
    >
      {children}
    </KasseSchritt>
  );
}
