import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLadenName } from '#features/einstellung/web/use-laden.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import type { GelesenerRechtstext } from '../../read-rechtstext.ts';
import { type RechtstextArt, rechtstextSeiten } from '../../rechtstext-art.ts';
import { rechtstextQuery } from '../rechtstext.queries.ts';
import { BeispielHinweis } from './beispiel-hinweis.tsx';
import { KeineFassung } from './keine-fassung.tsx';
import styles from './rechtstext.module.css';
import { RechtstextAbschnitte } from './rechtstext-abschnitte.tsx';
import { RechtstextFassungen } from './rechtstext-fassungen.tsx';

/** For search engines, without the shop's name. */
const beschreibungen: Record<RechtstextArt, [vor: string, nach: string]> = {
  agb: [
    'Allgemeine Geschäftsbedingungen von',
    ': Bestellung, Preise, Lieferung, Zahlung und Widerrufsrecht.',
  ],
  widerruf: ['Widerrufsbelehrung von', ': Frist, Folgen und Muster-Widerrufsformular.'],
  versand: ['Versand und Zahlung bei', ': Versandkosten, Lieferzeit, Abholung und Zahlungsarten.'],
  datenschutz: [
    'Datenschutzerklärung von',
    ': welche Daten unser Shop verarbeitet, wozu, wie lange und welche Rechte Sie haben.',
  ],
  impressum: ['Impressum von', ': Anbieterin, Anschrift, Kontakt und Umsatzsteuer-Identifikationsnummer.'],
};

/** The page of a legal text: the one of today, or with `nr` that version. */
export function RechtstextSeite({ art, nr }: { art: RechtstextArt; nr?: string }) {
  const { data, error, refetch, isFetching } = useQuery(rechtstextQuery(useApi(), art, nr));
  const { titel, lead } = rechtstextSeiten[art];
  useScrollWhenLoaded(data !== undefined);
  if (!data && nr !== undefined && error instanceof ApiError && error.status === 404) return <KeineFassung />;
  return (
    <Container className={styles.page}>
      <Kopf art={art} nr={nr} gueltigAb={data?.gueltigAb} />
      <div className={styles.text}>
        <h1>{titel}</h1>
        <p className={styles.lead}>{lead}</p>
        {data && <Inhalt art={art} nr={nr} rechtstext={data} />}
        {!data && !error && <Spinner label="Lade Text..." />}
        {!data && error && (
          <Alert
            kind="error"
            action={
              <Button look="secondary" disabled={isFetching} onClick={() => void refetch()}>
                Erneut versuchen
              </Button>
            }
          >
            {`Der Text konnte nicht geladen werden: ${error.message}`}
          </Alert>
        )}
      </div>
    </Container>
  );
}

type KopfProps = { art: RechtstextArt; nr: string | undefined; gueltigAb: string | undefined };

function Kopf({ art, nr, gueltigAb }: KopfProps) {
  const name = useLadenName();
  const [vor, nach] = beschreibungen[art];
  const title = rechtstextSeiten[art].titel.replaceAll('\u00ad', '');
  const fassung = gueltigAb ? ` (Fassung vom ${formatDatum(gueltigAb)})` : '';
  if (nr === undefined) return <PageHead title={title} description={`${vor} ${name}${nach}`} />;
  return <PageHead title={title + fassung} description={`${vor} ${name}${nach}`} isHidden />;
}

type InhaltProps = { art: RechtstextArt; nr: string | undefined; rechtstext: GelesenerRechtstext };

function Inhalt({ art, nr, rechtstext }: InhaltProps): ReactNode {
  const { gueltigAb, gueltigBis, stand, istBeispiel, bloecke, fassungen } = rechtstext;
  return (
    <>
      {art !== 'impressum' && stand && <p>{`Stand: ${stand}`}</p>}
      {nr !== undefined && (
        <p className={styles.notice} role="note">
          <span>{`Fassung vom ${formatDatum(gueltigAb)}${gueltigBis ? `, gültig bis ${formatDatum(gueltigBis)}` : ''}.`}</span>{' '}
          <Link to={rechtstextSeiten[art].path}>Zum Text, der heute gilt</Link>
        </p>
      )}
      {istBeispiel && <BeispielHinweis />}
      <RechtstextAbschnitte bloecke={bloecke} isFolded={art === 'datenschutz'} />
      {fassungen.length > 1 && <RechtstextFassungen art={art} fassungen={fassungen} />}
    </>
  );
}

/** A link to a place in the text is followed when the text came after the page. */
function useScrollWhenLoaded(isLoaded: boolean): void {
  const { hash } = useLocation();
  const [wasThere] = useState(isLoaded);
  useEffect(() => {
    if (isLoaded && !wasThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoaded, wasThere, hash]);
}
