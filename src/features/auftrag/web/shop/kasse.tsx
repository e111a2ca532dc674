import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import { errorText } from '#web/api/error-text.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { EmptyState } from '#web/ui/shop/empty-state.tsx';
import { lazyPart } from '#web/ui/shop/lazy-part.tsx';
import { Skeleton } from '#web/ui/shop/skeleton.tsx';
import { anschriftZeilen } from '../../anschrift.ts';
import type { Kasse as KasseDaten } from '../../kasse-contract.ts';
import { type Schritt, withVorschlag } from '../../kasse-entwurf.ts';
import { kasseQuery } from '../kasse.queries.ts';
import { type Bestellt, useAndereBestellung } from './bestellt-kanal.ts';
import styles from './kasse.module.css';
import { KasseAdresse } from './kasse-adresse.tsx';
import type { KasseFolgeProps } from './kasse-folge.tsx';
import { KasseSchritt } from './kasse-schritt.tsx';
import { KasseUeberblick } from './kasse-ueberblick.tsx';
import type { FeldFehler } from './use-felder.ts';
import { type EntwurfState, useKasseEntwurf } from './use-kasse-entwurf.ts';
import { useSchritt } from './use-schritt.ts';

const loadFolge = () => import('./kasse-folge.tsx').then(({ KasseFolge }) => KasseFolge);
const KasseFolge = lazyPart<KasseFolgeProps>(loadFolge);

/** `isKnown`: whether it is known who orders; false on the server and while the page starts. */
type KasseProps = { token: string | null; isKnown: boolean };

/**
 * The checkout: three steps on one page. The server renders the first one, without data of any person, so that typing can begin
 * before the scripts are there.
 */
export function Kasse({ token, isKnown }: KasseProps) {
  const state = useKasseEntwurf();
  const { schritt, geheZu } = useSchritt(state);
  const { kasse, error, reload } = useKasse({ token, isKnown, state, schritt });
  const andere = useAndereBestellung(reload);
  const [vomServer, setVomServer] = useState<FeldFehler>({});
  const { entwurf, change } = state;

  if (kasse && isLeer(kasse)) return <Leer andere={andere} />;
  const handleFelder = (fehler: string[]) => {
    setVomServer(byField(fehler));
    geheZu(1);
  };
  return (
    <div className={styles.schritte}>
      {andere && <AndereBestellung andere={andere} />}
      {schritt < 3 && <KasseUeberblick kasse={kasse} wahl={entwurf.wahl} />}
      <KasseSchritt
        nummer={1}
        titel="Adresse"
        offen={schritt}
        onAendern={() => geheZu(1)}
        zusammenfassung={[...anschriftZeilen(entwurf.rechnung), entwurf.email].join(', ')}
      >
        <KasseAdresse
          entwurf={entwurf}
          change={change}
          vomServer={vomServer}
          onFeldChange={(name) => setVomServer(({ [name]: _, ...others }) => others)}
          isGast={isKnown && token === null}
          onWeiter={() => geheZu(entwurf.wahl ? 3 : 2)}
        />
      </KasseSchritt>
      {error && !kasse ? (
        <NichtGeladen error={error} onRetry={reload} />
      ) : (
        <Suspense fallback={<Spaeter schritt={schritt} />}>
          {kasse ? (
            <KasseFolge
              {...{ kasse, state, token, schritt, geheZu }}
              onFelder={handleFelder}
              onGeaendert={reload}
            />
          ) : (
            <Spaeter schritt={schritt} />
          )}
        </Suspense>
      )}
    </div>
  );
}

type UseKasse = KasseProps & { state: EntwurfState; schritt: Schritt };

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

function isLeer({ posten, hindernisse }: KasseDaten): boolean {
  return posten.length === 0 && hindernisse.length === 0;
}

/** `rechnung.plz: Eine deutsche Postleitzahl hat fünf Ziffern.` by the name of its field. */
function byField(fehler: string[]): FeldFehler {
  return Object.fromEntries(
    fehler.map((text) => {
      const at = text.indexOf(': ');
      return [text.slice(0, at), text.slice(at + 2)];
    }),
  );
}

/** The steps to come, while they are loaded. */
function Spaeter({ schritt }: { schritt: Schritt }) {
  const wait = (
    <>
      <Skeleton height="3em" />
      <Skeleton height="8em" />
    </>
  );
  return (
    <>
      <KasseSchritt nummer={2} titel="Versand und Zahlung" offen={schritt}>
        {wait}
      </KasseSchritt>
      <KasseSchritt nummer={3} titel="Prüfen" offen={schritt}>
        {wait}
      </KasseSchritt>
    </>
  );
}

function NichtGeladen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = error instanceof ApiError && error.hasServerText ? error.message : errorText(error);
  return (
    <Alert
      kind="error"
      action={
        <Button look="secondary" onClick={onRetry}>
          Erneut versuchen
        </Button>
      }
    >
      {text} Was Sie eingegeben haben, bleibt hier stehen.
    </Alert>
  );
}

function Leer({ andere }: { andere: Bestellt | undefined }) {
  if (andere) return <AndereBestellung andere={andere} />;
  return (
    <EmptyState
      title="Ihr Warenkorb ist leer"
      action={<LinkButton to="/products">Weiter einkaufen</LinkButton>}
    >
      <p>Legen Sie etwas hinein, dann können Sie hier bestellen.</p>
    </EmptyState>
  );
}

function AndereBestellung({ andere: { nummer, token } }: { andere: Bestellt }) {
  return (
    <Alert
      kind="success"
      isAnswer
      action={
        <LinkButton to={`/bestellung/${token}`} look="secondary">
          Zur Bestellung
        </LinkButton>
      }
    >
      Diesen Warenkorb haben Sie in einem anderen Fenster bestellt: {nummer}.
    </Alert>
  );
}
