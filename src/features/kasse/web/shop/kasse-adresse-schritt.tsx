import type { EntwurfState } from '#web/entwurf/use-entwurf.ts';
import type { Kasse } from '../../contract.ts';
import { isBestellbar, type KasseEntwurf, type KasseSchrittNr } from '../../formular/kasse-entwurf.ts';
import { KasseAdresse, type KasseAdresseProps } from './formular/kasse-adresse.tsx';
import { ohneRegeln } from './formular/use-adress-regeln.ts';
import { KasseSchritt } from './kasse-schritt.tsx';

type KasseAdresseSchrittProps = Pick<
  KasseAdresseProps,
  'regeln' | 'vomServer' | 'onFeldChange' | 'isGast'
> & {
  /** `undefined` until it is loaded: the first step does not wait for it. */
  kasse: Kasse | undefined;
  state: EntwurfState<KasseEntwurf>;
  schritt: KasseSchrittNr;
  geheZu: (schritt: KasseSchrittNr) => void;
};

/** The first step, and what was entered in it once it is done. */
export function KasseAdresseSchritt(props: KasseAdresseSchrittProps) {
  const { kasse, state, schritt, geheZu, ...felder } = props;
  const { entwurf, change } = state;
  const { anschriftZeilen } = felder.regeln ?? ohneRegeln;
  return (
    <KasseSchritt
      nummer={1}
      titel="Adresse"
      offen={schritt}
      onAendern={() => geheZu(1)}
      zusammenfassung={[...anschriftZeilen(entwurf.rechnung), entwurf.email].join(', ')}
    >
      <KasseAdresse
        {...{ entwurf, change, ...felder }}
        ausBestellung={kasse?.vorschlag?.ausBestellung}
        isZu={kasse !== undefined && !isBestellbar(kasse)}
        onWeiter={() => geheZu(entwurf.wahl ? 3 : 2)}
      />
    </KasseSchritt>
  );
}
