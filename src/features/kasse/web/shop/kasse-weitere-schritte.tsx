import { useEffect } from 'react';
import type { EntwurfState } from '#web/entwurf/use-entwurf.ts';
import type { Kasse } from '../../contract.ts';
import { isBestellbar, type KasseEntwurf, type KasseSchrittNr } from '../../formular/kasse-entwurf.ts';
import { gewaehlt, type WegWahl } from '../../weg-wahl.ts';
import { type Bestellt, useAndereBestellung } from './bestellen/bestellt-kanal.ts';
import { KasseMeldungen } from './bestellen/kasse-meldungen.tsx';
import { KassePruefen } from './bestellen/kasse-pruefen.tsx';
import { useAusgang } from './bestellen/use-abgelehnte-felder.ts';
import { useBestellen } from './bestellen/use-bestellen.ts';
import type { FeldFehler } from './formular/use-kasse-felder.ts';
import { KasseSchritt } from './kasse-schritt.tsx';
import { KasseVersand } from './kasse-versand.tsx';
import { KasseVersandSchritt } from './kasse-versand-schritt.tsx';
import { useShowSteps } from './use-show-steps.ts';

export type KasseFolgeProps = {
  kasse: Kasse;
  state: EntwurfState<KasseEntwurf>;
  token: string | null;
  schritt: KasseSchrittNr;
  geheZu: (schritt: KasseSchrittNr) => void;
  onFelder: (felder: FeldFehler) => void;
  onGeaendert: () => Promise<unknown>;
  /** Another tab has ordered this cart. */
  onAndere: (andere: Bestellt | undefined) => void;
};

/** The second and the third step; loaded while the first is filled in. */
export function KasseFolge({ kasse, state, token, schritt, geheZu, ...handlers }: KasseFolgeProps) {
  const { entwurf, change } = state;
  const { bestellen, isBusy, ausgang, forget } = useVersuch({ state, token, schritt, ...handlers });
  const { wahl, offen } = wegIn(kasse, entwurf.wahl, schritt);
  const meldungen = (
    <KasseMeldungen {...{ kasse, token, ausgang }} wahl={entwurf.wahl} onGeaendert={handlers.onGeaendert} />
  );
  const onWahl = ({ versandart, zahlart }: WegWahl) => {
    forget();
    change((before) => ({ ...before, wahl: { versandart, zahlart } }));
  };

  return (
    <>
      <KasseVersandSchritt {...{ offen, wahl, geheZu }}>
        {meldungen}
        {wahl && isBestellbar(kasse) && (
          <KasseVersand
            {...{ kasse, wahl, onWahl }}
            onWeiter={() => {
              onWahl(wahl);
              geheZu(3);
            }}
          />
        )}
      </KasseVersandSchritt>
      <KasseSchritt nummer={3} titel="Prüfen" offen={offen}>
        {meldungen}
        {wahl && isBestellbar(kasse) && (
          <KassePruefen
            {...{ kasse, entwurf, isBusy, ausgang, moeglichkeit: wahl }}
            onAdresse={() => geheZu(1)}
            onVersand={() => geheZu(2)}
            onBestellen={() => void bestellen({ entwurf, kasse, moeglichkeit: wahl })}
          />
        )}
      </KasseSchritt>
    </>
  );
}

type VersuchProps = Omit<KasseFolgeProps, 'kasse' | 'geheZu' | 'onGeaendert'>;

/** The order as it is tried, and what came of it: that belongs to the review that was tried. */
function useVersuch({ state, token, schritt, onFelder, onAndere }: VersuchProps) {
  const versuch = useBestellen(token, state);
  const { ausgang, forget } = versuch;
  useAusgang(ausgang, onFelder);
  useShowSteps();
  useAndereBestellung(onAndere);
  useEffect(() => {
    if (schritt !== 3) forget();
  }, [schritt, forget]);
  return versuch;
}

/** The usual way stands first: it is chosen until another one is. A choice that became impossible is made anew. */
function wegIn(kasse: Kasse, wahl: WegWahl | undefined, schritt: KasseSchrittNr) {
  const moeglich = gewaehlt(kasse, wahl);
  const offen: KasseSchrittNr = schritt === 3 && !moeglich ? 2 : schritt;
  return { wahl: moeglich ?? kasse.moeglichkeiten[0], offen };
}
