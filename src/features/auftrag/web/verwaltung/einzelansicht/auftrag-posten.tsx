import { grundpreisText } from '#features/portfolio/preis/grundpreis.ts';
import { merkmaleText } from '#shared/merkmale/merkmale-text.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { formatEuro } from '#shared/number/money.ts';
import { withMinus } from '#shared/number/with-minus.ts';
import { malText } from '#shared/text/mal-text.ts';
import { Picture } from '#web/ui/shop/picture/picture.tsx';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { AuftragPosten } from '../../../contract.ts';
import { wenigerWort } from '../../../kundensicht/bestellung-text.ts';
import type { GelesenerAuftrag } from '../../../read-auftrag.ts';
import { bildOf } from '../../shop/posten-bild.ts';
import type { TeilProps } from '../auftrag-props.ts';
import { lagerText } from '../dialoge/versendet-form.ts';
import styles from './auftrag.module.css';

/** What was ordered, what became of each line, what is on the shelf, and the sums. */
export function AuftragPostenListe({ auftrag }: TeilProps) {
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="auftrag-posten">
      <h2 id="auftrag-posten">Produkte</h2>
      <ul className="stack-3">
        {auftrag.posten.map((one) => (
          <Zeile key={one.nr} posten={one} />
        ))}
      </ul>
      <Summen auftrag={auftrag} />
    </section>
  );
}

function Zeile({ posten }: { posten: AuftragPosten }) {
  const { name, merkmale, menge, preis, grundpreis, summe, rest, gedeckt, aufBestellung } = posten;
  const was = verbleibOf(posten);
  return (
    <li className={styles.zeile}>
      <div className={styles.bild}>
        <Picture picture={bildOf(posten)} sizes="64px" isSmall />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>{malText(menge, name)}</p>
        {merkmale.length > 0 && <p className={styles.leise}>{merkmaleText(merkmale)}</p>}
        {was && <p>{was}</p>}
        {rest > 0 && (
          <p className={styles.leise}>
            <span>{lagerText(posten)}</span>{' '}
            {gedeckt < rest && (
              <StatusChip tone="warning">{aufBestellung ? 'zu fertigen' : 'fehlt'}</StatusChip>
            )}
          </p>
        )}
      </div>
      <p className={styles.zahl}>
        <span className={styles.summe}>{formatEuro(summe)}</span>
        <span className={styles.leise}>
          <span>{`je ${formatEuro(preis)}`}</span>
          {grundpreis !== undefined && (
            <>
              <br />
              <span>{grundpreisText(grundpreis)}</span>
            </>
          )}
        </span>
      </p>
    </li>
  );
}

/** Pieces by what became of them; nothing while all are still here. */
function verbleibOf(posten: AuftragPosten): string {
  const { menge, rest, geliefert, storniert, widerrufen, nachgelassen, erwartet } = posten;
  if (rest === menge) return '';
  return [
    geliefert > 0 && `${geliefert} weg`,
    storniert > 0 && `${storniert} storniert`,
    widerrufen > 0 && `${widerrufen} widerrufen`,
    nachgelassen > 0 && `${nachgelassen} nachgelassen`,
    erwartet > 0 && `${erwartet} ${erwartet === 1 ? 'kommt' : 'kommen'} zurück`,
    rest > 0 && `${rest} noch hier`,
  ]
    .filter(Boolean)
    .join(', ');
}

function Summen({ auftrag }: { auftrag: GelesenerAuftrag }) {
  const { zwischensumme, versand, bestellsumme, gesamt, steuer, preisHinweis, stand, ereignisse } = auftrag;
  const gekuerzt = stand === 'storniert' ? 0 : Math.round((bestellsumme - gesamt) * 100) / 100;
  return (
    <dl className={styles.summen}>
      <Summe wort="Zwischensumme" betrag={zwischensumme} />
      <Summe wort="Versand" betrag={versand} />
      <Summe wort={gekuerzt > 0 ? 'Bestellt' : 'Summe'} betrag={bestellsumme} isGesamt={gekuerzt === 0} />
      {gekuerzt > 0 && (
        <>
          <Summe
            wort={wenigerWort(ereignisse.filter(({ isZurueckgenommen }) => !isZurueckgenommen))}
            betrag={-gekuerzt}
          />
          <Summe wort="Summe" betrag={gesamt} isGesamt />
        </>
      )}
      {steuer.map(({ satz, steuer: betrag }) => (
        <Summe key={satz} wort={`darin ${formatZahl(satz)} % MwSt.`} betrag={betrag} isLeise />
      ))}
      {steuer.length === 0 && preisHinweis && (
        <div className={styles.leise}>
          <dt>{preisHinweis}</dt>
          <dd />
        </div>
      )}
    </dl>
  );
}

type SummeProps = { wort: string; betrag: number; isGesamt?: boolean; isLeise?: boolean };

function Summe({ wort, betrag, isGesamt, isLeise }: SummeProps) {
  return (
    <div className={isGesamt ? styles.gesamt : isLeise ? styles.leise : undefined}>
      <dt>{wort}</dt>
      <dd>{withMinus(formatEuro(betrag))}</dd>
    </div>
  );
}
