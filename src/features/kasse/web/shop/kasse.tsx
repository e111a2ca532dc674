import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { wahlText } from '#features/auftrag/versand-zahlung.ts';
import { useApi } from '#web/api/api-context.ts';
import { Skeleton } from '#web/ui/shop/message/skeleton.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import type { Kasse as KasseData } from '../../contract.ts';
import { isBestellbar, type KasseSchrittNr, withVorschlag } from '../../formular/kasse-entwurf.ts';
import type { WegWahl } from '../../unterschiede.ts';
import { kasseQuery } from '../kasse.queries.ts';
import { useAndereBestellung } from './bestellen/bestellt-kanal.ts';
import { KasseAdresse } from './formular/kasse-adresse.tsx';
import { ohneRegeln, useAdressRegeln } from './formular/use-adress-regeln.ts';
import type { FeldFehler } from './formular/use-kasse-felder.ts';
import styles from './kasse.module.css';
import type { KasseHinweisProps } from './kasse-hinweis.tsx';
import { KasseSchritt } from './kasse-schritt.tsx';
import type { KasseUeberblickProps } from './kasse-ueberblick.tsx';
import type { KasseFolgeProps } from './kasse-weitere-schritte.tsx';
import { type EntwurfState, useKasseEntwurf } from './use-kasse-entwurf.ts';
import { useKasseSchritt } from './use-kasse-schritt.ts';
import { useShowSteps } from './use-show-steps.ts';

const KasseUeberblick = lazyPart<KasseUeberblickProps>(() =>
  import('./kasse-ueberblick.tsx').then((part) => part.KasseUeberblick),
);
const KasseHinweis = lazyPart<KasseHinweisProps>(() =>
  import('./kasse-hinweis.tsx').then((part) => part.KasseHinweis),
);
const loadFolge = () => import('./kasse-weitere-schritte.tsx').then(({ KasseFolge }) => KasseFolge);
const KasseFolge = lazyPart<KasseFolgeProps>(loadFolge);

type KasseProps = {
  token: string | null;
  /** The account that is signed in, empty for a guest. */
  konto: string;
  /** Whether it is known who orders; false on the server and while the page starts. */
  isKnown: boolean;
};

/**
 * The checkout: three steps on one page. The server renders the first one, without data of any person, so
 * that typing can begin before the scripts are there.
 */
export function Kasse({ token, konto, isKnown }: KasseProps) {
  const { state, regeln } = useEntwurf(konto);
  const { anschriftZeilen, erlaubterSchritt } = regeln ?? ohneRegeln;
  const { schritt, geheZu } = useKasseSchritt(state, erlaubterSchritt);
  const { kasse, error, reload } = useKasse({ token, isKnown, state, schritt });
  const andere = useAndereBestellung(reload);
  const [vomServer, setVomServer] = useState<FeldFehler>({});
  const { entwurf, change } = state;

  const isLeer = kasse !== undefined && kasse.posten.length === 0 && kasse.hindernisse.length === 0;
  useShowSteps(state.isRead && (schritt === 1 || isLeer || error !== null));
  const hinweis = useHinweis({ kasse, isLeer, andere, token, state, error, onRetry: reload });
  if (isLeer) return hinweis;
  const handleFelder = (felder: FeldFehler) => {
    setVomServer(felder);
    geheZu(1);
  };
  return (
    <div className={styles.schritte}>
      {hinweis}
      {schritt < 3 && (
        <div className={styles.ueberblick}>
          <Suspense fallback={<Skeleton height="2.9em" />}>
            {kasse ? (
              <KasseUeberblick {...{ kasse, token, schritt }} wahl={entwurf.wahl} onGeaendert={reload} />
            ) : (
              <Skeleton height="2.9em" />
            )}
          </Suspense>
        </div>
      )}
      <KasseSchritt
        nummer={1}
        titel="Adresse"
        offen={schritt}
        onAendern={() => geheZu(1)}
        zusammenfassung={[...anschriftZeilen(entwurf.rechnung), entwurf.email].join(', ')}
      >
        <KasseAdresse
          {...{ entwurf, change, regeln, vomServer }}
          ausBestellung={kasse?.vorschlag?.ausBestellung}
          onFeldChange={(name) => setVomServer(({ [name]: _, ...others }) => others)}
          isGast={token === null}
          isZu={kasse !== undefined && !isBestellbar(kasse)}
          onWeiter={() => geheZu(entwurf.wahl ? 3 : 2)}
        />
      </KasseSchritt>
      <Suspense fallback={<Spaeter {...{ schritt, geheZu }} wahl={entwurf.wahl} />}>
        {kasse ? (
          <KasseFolge
            {...{ kasse, state, token, schritt, geheZu }}
            onFelder={handleFelder}
            onGeaendert={reload}
          />
        ) : (
          <Spaeter {...{ schritt, geheZu }} wahl={entwurf.wahl} />
        )}
      </Suspense>
    </div>
  );
}

type Hinweis = Omit<KasseHinweisProps, 'hatteWaren'> & { kasse: KasseData | undefined };

/** The draft; how far it leads is known once the rules are there that judge its addresses. */
function useEntwurf(konto: string) {
  const regeln = useAdressRegeln();
  const stored = useKasseEntwurf(konto);
  return { regeln, state: { ...stored, isRead: stored.isRead && regeln !== undefined } };
}

/** Why nothing can be ordered, if so. */
function useHinweis({ kasse, ...props }: Hinweis) {
  const { isLeer, error } = props;
  const hatteWaren = useRef(false);
  if (kasse && !isLeer) hatteWaren.current = true;
  if (!isLeer && (!error || kasse)) return null;
  return (
    <Suspense>
      <KasseHinweis {...props} hatteWaren={hatteWaren.current} />
    </Suspense>
  );
}

type UseKasse = Omit<KasseProps, 'konto'> & { state: EntwurfState; schritt: KasseSchrittNr };

/** Reads the checkout when it opens, and again for the review, so that it shows the prices of that moment. */
function useKasse({ token, isKnown, state: { isRead, change }, schritt }: UseKasse) {
  const query = useQuery({ ...kasseQuery(useApi(), token), enabled: isKnown, refetchOnMount: 'always' });
  const { data: kasse, error, refetch } = query;
  const [reload] = useState(() => () => refetch());
  const isReview = schritt === 3;

  useEffect(() => {
    if (isRead && kasse?.vorschlag) change((before) => withVorschlag(before, kasse.vorschlag));
  }, [isRead, kasse?.vorschlag, change]);
  useEffect(() => {
    if (isReview) void refetch({ cancelRefetch: false });
  }, [isReview, refetch]);
  useEffect(() => {
    // Loaded while the first step is filled in; a failure is shown where it is needed.
    if (isKnown) loadFolge().catch(() => undefined);
  }, [isKnown]);

  return { kasse, error, reload };
}

type SpaeterProps = {
  schritt: KasseSchrittNr;
  wahl: WegWahl | undefined;
  geheZu: (schritt: KasseSchrittNr) => void;
};

/** The steps to come, while they are loaded; as tall as they will be. */
function Spaeter({ schritt, wahl, geheZu }: SpaeterProps) {
  const wait = (
    <>
      <Skeleton height="3em" />
      <Skeleton height="8em" />
    </>
  );
  return (
    <>
      <KasseSchritt
        nummer={2}
        titel="Versand und Zahlung"
        offen={schritt}
        onAendern={() => geheZu(2)}
        zusammenfassung={wahl && wahlText(wahl)}
      >
        {wait}
      </KasseSchritt>
      <KasseSchritt nummer={3} titel="Prüfen" offen={schritt}>
        {wait}
      </KasseSchritt>
    </>
  );
}
