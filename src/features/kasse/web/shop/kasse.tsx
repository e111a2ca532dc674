import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { type EntwurfState, useEntwurf } from '#web/entwurf/use-entwurf.ts';
import { Skeleton } from '#web/ui/shop/message/skeleton.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import type { Kasse as KasseData } from '../../contract.ts';
import {
  type KasseEntwurf,
  type KasseSchrittNr,
  readKasseEntwurf,
  withVorschlag,
} from '../../formular/kasse-entwurf.ts';
import { kasseQuery } from '../kasse.queries.ts';
import type { Bestellt } from './bestellen/bestellt-kanal.ts';
import { ohneRegeln, useAdressRegeln } from './formular/use-adress-regeln.ts';
import type { FeldFehler } from './formular/use-kasse-felder.ts';
import styles from './kasse.module.css';
import { KasseAdresseSchritt } from './kasse-adresse-schritt.tsx';
import type { KasseHinweisProps } from './kasse-hinweis.tsx';
import { KasseSchritt } from './kasse-schritt.tsx';
import type { KasseUeberblickProps } from './kasse-ueberblick.tsx';
import { KasseVersandSchritt, type KasseVersandSchrittProps } from './kasse-versand-schritt.tsx';
import type { KasseFolgeProps } from './kasse-weitere-schritte.tsx';
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
  const { state, regeln } = useKasseEntwurf(konto);
  const { schritt, geheZu } = useKasseSchritt(state, (regeln ?? ohneRegeln).erlaubterSchritt);
  const { kasse, error, reload } = useKasse({ token, isKnown, state, schritt });
  const { andere, onAndere } = useAndere(reload);
  const [vomServer, setVomServer] = useState<FeldFehler>({});
  const { wahl } = state.entwurf;

  const isLeer = kasse !== undefined && kasse.posten.length === 0 && kasse.hindernisse.length === 0;
  useShowSteps(state.isRead && (schritt === 1 || isLeer || error !== null));
  const hinweis = useHinweis({ kasse, isLeer, andere, token, state, error, onRetry: reload });
  if (isLeer) return hinweis;
  const handleFelder = (felder: FeldFehler) => {
    setVomServer(felder);
    geheZu(1);
  };
  const spaeter = <Spaeter offen={schritt} {...{ wahl, geheZu }} />;
  return (
    <div className={`stack-4 ${styles.schritte}`}>
      {hinweis}
      <NebenUeberblick {...{ kasse, token, schritt, wahl }} onGeaendert={reload}>
        <KasseAdresseSchritt
          {...{ kasse, state, regeln, vomServer, schritt, geheZu }}
          onFeldChange={(name) => setVomServer(({ [name]: _, ...others }) => others)}
          isGast={token === null}
        />
        <Suspense fallback={spaeter}>
          {kasse ? (
            <KasseFolge
              {...{ kasse, state, token, schritt, geheZu, onAndere }}
              onFelder={handleFelder}
              onGeaendert={reload}
            />
          ) : (
            spaeter
          )}
        </Suspense>
      </NebenUeberblick>
    </div>
  );
}

type UeberblickProps = Omit<KasseUeberblickProps, 'kasse'> & { kasse: KasseData | undefined };

/** The goods and their sum above the steps, on a wide screen beside them, until the review shows them itself. */
function NebenUeberblick({ children, ...props }: UeberblickProps & { children: ReactNode }) {
  const isReview = props.schritt === 3;
  return (
    <div className={`stack-4 ${isReview ? '' : styles.mitUeberblick}`}>
      {!isReview && <Ueberblick {...props} />}
      <div className={`stack-4 ${isReview ? styles.pruefung : ''}`}>{children}</div>
    </div>
  );
}

function Ueberblick({ kasse, ...props }: UeberblickProps) {
  const wait = <Skeleton height="2.9em" />;
  return (
    <div className={styles.ueberblick}>
      <Suspense fallback={wait}>{kasse ? <KasseUeberblick {...props} kasse={kasse} /> : wait}</Suspense>
    </div>
  );
}

type Hinweis = Omit<KasseHinweisProps, 'hatteWaren'> & { kasse: KasseData | undefined };

/** The draft; how far it leads is known once the rules are there that judge its addresses. */
function useKasseEntwurf(konto: string) {
  const regeln = useAdressRegeln();
  const stored = useEntwurf('kasse', readKasseEntwurf, { konto });
  return { regeln, state: { ...stored, isRead: stored.isRead && regeln !== undefined } };
}

/** The order that another tab made of this cart; then there is something else to show. */
function useAndere(reload: () => unknown) {
  const [andere, setAndere] = useState<Bestellt>();
  const [onAndere] = useState(() => (bestellt: Bestellt | undefined) => {
    setAndere(bestellt);
    void reload();
  });
  return { andere, onAndere };
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

type UseKasse = Omit<KasseProps, 'konto'> & { state: EntwurfState<KasseEntwurf>; schritt: KasseSchrittNr };

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

/** The steps to come, while they are loaded; as tall as they will be. */
function Spaeter(props: Omit<KasseVersandSchrittProps, 'children'>) {
  const wait = (
    <>
      <Skeleton height="3em" />
      <Skeleton height="8em" />
    </>
  );
  return (
    <>
      <KasseVersandSchritt {...props}>{wait}</KasseVersandSchritt>
      <KasseSchritt nummer={3} titel="Prüfen" offen={props.offen}>
        {wait}
      </KasseSchritt>
    </>
  );
}
