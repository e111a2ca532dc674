import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { formatEuro } from '#shared/number/money.ts';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { Jahresumsatz } from '../../contract.ts';
import { ganzeEuro, jahreslageOf } from '../../jahreslage.ts';
import { useJahresumsatz } from './jahresumsatz.queries.ts';
import styles from './jahresumsatz-karte.module.css';

/** The turnover of the year against the limits of § 19 UStG, as a meter and in words. */
export function JahresumsatzKarte() {
  const { data, isError, refetch } = useJahresumsatz();
  return (
    <section aria-labelledby="jahresumsatz" className={styles.part}>
      <h2 id="jahresumsatz" className={styles.title}>
        {data ? `Umsatz ${data.jahr}` : 'Umsatz des Jahres'}
      </h2>
      {data ? (
        <Karte jahresumsatz={data} />
      ) : isError ? (
        <LoadFailure
          text="Der Umsatz des Jahres lässt sich gerade nicht laden."
          about="Umsatz des Jahres"
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height="13rem" radius="md" />
      )}
    </section>
  );
}

function Karte({ jahresumsatz }: { jahresumsatz: Jahresumsatz }) {
  const { umsatz, wechsel } = jahresumsatz;
  const { saetze, istWarnung, brauchtEintrag, ...skala } = jahreslageOf(jahresumsatz);
  return (
    <article className={`card stack-3 roomy ${styles.card}`} data-warnung={istWarnung || undefined}>
      <p>
        <strong className={`amount ${styles.figure}`}>{formatEuro(umsatz)}</strong>{' '}
        <span>mit Versandkosten und Markttagen, ohne Mehrwertsteuer</span>
      </p>
      <Balken umsatz={umsatz} {...skala} />
      {saetze.map((satz, at) => (
        <p key={satz} className={at === 0 && istWarnung ? styles.warnung : styles.quiet}>
          {satz}
        </p>
      ))}
      {brauchtEintrag && (
        <p>
          <Link to="/admin/einstellungen?feld=steuer" className="touch-line">
            Wechsel in den Einstellungen eintragen
          </Link>
        </p>
      )}
      {wechsel?.bestellung && (
        <p>
          <Link to={`/admin/bestellungen/${wechsel.bestellung._id}`} className="touch-line">
            {`Bestellung ${wechsel.bestellung.nummer} ansehen`}
          </Link>
        </p>
      )}
    </article>
  );
}

type BalkenProps = { umsatz: number; ende: number; marken: number[] };

function Balken({ umsatz, ende, marken }: BalkenProps) {
  const anteil = (euro: number) => `${(euro / ende) * 100}%`;
  const worte = marken.map(ganzeEuro).join(', ');
  return (
    <div className="stack-1">
      <VisuallyHidden>
        <meter
          min={0}
          max={ende}
          value={umsatz}
          aria-label="Umsatz des Jahres"
          aria-valuetext={`${formatEuro(umsatz)} von ${ganzeEuro(ende)}`}
        />
      </VisuallyHidden>
      <div className={styles.bar} data-figure aria-hidden="true">
        <span className={styles.fill} style={{ width: anteil(umsatz) }} />
        {marken.map((marke) => (
          <span key={marke} className={styles.mark} style={{ insetInlineStart: anteil(marke) }} />
        ))}
      </div>
      <p className={`spread ${styles.scale}`}>
        <span>{marken.length > 0 ? `Warnt ab: ${worte}` : ''}</span>
        <span className="amount">{ganzeEuro(ende)}</span>
      </p>
    </div>
  );
}
