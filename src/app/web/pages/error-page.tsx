import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { useLadenName } from '#features/einstellung/web/use-laden.ts';
import { isReachable, loadAnewOnce } from '#web/api/load-anew.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Ring, Spinner } from '#web/ui/shop/message/spinner.tsx';
import styles from './error-page.module.css';

/** The error of a route whose page could not be loaded. */
export const pageNotLoaded = new Error('page not loaded');

const texts = {
  offline: {
    heading: 'Keine Verbindung',
    text: 'Diese Seite konnte nicht geladen werden. Bitte überprüfen Sie Ihre Internet\u00adverbindung.',
  },
  broken: {
    heading: 'Das hat nicht geklappt',
    text: 'Diese Seite lässt sich gerade nicht anzeigen. Bitte versuchen Sie es noch einmal.',
  },
};

/**
 * Shown in place of a page that could not be loaded or rendered: with a message when offline; after an update that
 * removed the page's files, only if the automatic reload has not helped.
 */
export function ErrorPage() {
  const name = useLadenName();
  const [grund, setGrund] = useGrund();
  const [isAsking, setIsAsking] = useState(false);
  const [tries, setTries] = useState(0);

  const handleRetry = async () => {
    setIsAsking(true);
    if (await isReachable()) return location.reload();
    setIsAsking(false);
    setGrund('offline');
    setTries(tries + 1);
  };

  if (!grund) return <Spinner label="Einen Augenblick …" />;
  const { heading, text } = texts[grund];
  return (
    // No drawing: without a connection it would be a broken picture.
    <Container className={styles.page}>
      <title>{`${heading} | ${name}`}</title>
      <h1>{heading}</h1>
      {/* A new element for each attempt, so that it is announced again. */}
      <Alert key={tries} kind="error">
        {text}
      </Alert>
      <Button onClick={() => void handleRetry()} aria-busy={isAsking}>
        {isAsking && <Ring />}
        <span>Erneut versuchen</span>
      </Button>
    </Container>
  );
}

/** Why the page is not there; `undefined` while that is found out, and while it is loaded anew. */
function useGrund() {
  const isLost = useRouteError() === pageNotLoaded;
  const { key } = useLocation();
  const [grund, setGrund] = useState<keyof typeof texts | undefined>(isLost ? undefined : 'broken');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address that fails to load is a new case.
  useEffect(() => {
    setGrund(isLost ? undefined : 'broken');
    if (!isLost) return;
    let isHere = true;
    void isReachable().then((isThere) => {
      if (isHere && !(isThere && loadAnewOnce())) setGrund(isThere ? 'broken' : 'offline');
    });
    return () => {
      isHere = false;
    };
  }, [key, isLost]);
  return [grund, setGrund] as const;
}

/** Shown if even the layout cannot be rendered. */
export function ErrorDocument() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}
