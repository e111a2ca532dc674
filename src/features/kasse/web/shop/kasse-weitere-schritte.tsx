import { useEffect } from 'react';
import { wahlText } from '#features/auftrag/versand-zahlung.ts';
import type { Kasse } from '../../contract.ts';
import { isBestellbar, type KasseSchrittNr } from '../../formular/kasse-entwurf.ts';
import { gewaehlt, type WegWahl } from '../../unterschiede.ts';
import { KasseMeldungen } from './bestellen/kasse-meldungen.tsx';
import { KassePruefen } from './bestellen/kasse-pruefen.tsx';
import { useAusgang } from './bestellen/use-abgelehnte-felder.ts';
import { useBestellen } from './bestellen/use-bestellen.ts';
import type { FeldFehler } from './formular/use-kasse-felder.ts';
import { KasseSchritt } from './kasse-schritt.tsx';
import { KasseVersand } from './kasse-versand.tsx';
import type { EntwurfState } from './use-kasse-entwurf.ts';
import { useShowSteps } from './use-show-steps.ts';

export type KasseFolgeProps = {
  kasse: Kasse;
  state: EntwurfState;
  token: string | null;
  schritt: KasseSchrittNr;
  geheZu: (schritt: KasseSchrittNr) => void;
  onFelder: (felder: FeldFehler) => void;
  onGeaendert: () => Promise<unknown>;
};

/** The second and the third step; loaded while the first is filled in. */
export function KasseFolge({ kasse, state, token, schritt, geheZu, onFelder, onGeaendert }: KasseFolgeProps) {
  const { entwurf, change } = state;
  const { bestellen, isBusy, ausgang, forget } = useBestellen(token, state);
  useAusgang(ausgang, onFelder);
  useShowSteps();
  useEffect(() => {
    // What came of a try belongs to the review that was tried.
    if (schritt !== 3) forget();
  }, [schritt, forget]);
  const wahl = gewaehlteOderErste(kasse, entwurf.wahl);
  const moeglichkeit = gewaehlt(kasse, wahl);
  // What was chosen may have become impossible: then it is chosen anew.
  const offen = schritt === 3 && !gewaehlt(kasse, entwurf.wahl) ? 2 : schritt;
  const meldungen = <KasseMeldungen {...{ kasse, token, ausgang, onGeaendert }} wahl={entwurf.wahl} />;
  const onWahl = ({ versandart, zahlart }: WegWahl) => {
    forget();
    change((before) => ({ ...before, wahl: { versandart, zahlart } }));
  };

  return (
    <>
      <KasseSchritt
        nummer={2}
        titel="Versand und Zahlung"
        offen={offen}
        onAendern={() => geheZu(2)}
        zusammenfassung={wahl && wahlText(wahl)}
      >
        {meldungen}
        {wahl && isBestellbar(kasse) && (
          <KasseVersand
            kasse={kasse}
            wahl={wahl}
            onWahl={onWahl}
            onWeiter={() => {
              onWahl(wahl);
              geheZu(3);
            }}
          />
        )}
      </KasseSchritt>
      <KasseSchritt nummer={3} titel="Prüfen" offen={offen}>
        {meldungen}
        {moeglichkeit && isBestellbar(kasse) && (
          <KassePruefen
            kasse={kasse}
            moeglichkeit={moeglichkeit}
            entwurf={entwurf}
            isBusy={isBusy}
            ausgang={ausgang}
            onAdresse={() => geheZu(1)}
            onVersand={() => geheZu(2)}
            onBestellen={() => void bestellen({ entwurf, kasse, moeglichkeit })}
          />
        )}
      </KasseSchritt>
    </>
  );
}

/** The usual way stands first; it is chosen until another one is. */
function gewaehlteOderErste(kasse: Kasse, wahl: WegWahl | undefined): WegWahl | undefined {
  return gewaehlt(kasse, wahl) ?? kasse.moeglichkeiten[0];
}
