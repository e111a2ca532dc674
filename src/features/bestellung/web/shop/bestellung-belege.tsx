import { belegArtText, belegBruttoText } from '#features/beleg/beleg-zeile-text.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { addressOf } from '#shared/wire/call.ts';
import { belegHinweisOf } from '../../beleg-hinweis.ts';
import { bestellungCalls } from '../../calls.ts';
import type { GeleseneBestellung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';

type BestellungBelegeProps = { bestellung: GeleseneBestellung; token: string };

/** The invoice, and what corrects it, each as a file; before there is one, how it will come. */
export function BestellungBelege({ bestellung, token }: BestellungBelegeProps) {
  const { belege = [] } = bestellung;
  const hinweis = belege.length === 0 ? belegHinweisOf(bestellung) : '';
  if (belege.length === 0 && !hinweis) return null;
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="belege">
      <h2 id="belege">{belege.length > 1 ? 'Rechnungen' : 'Rechnung'}</h2>
      {hinweis && <p className="quiet">{hinweis}</p>}
      {belege.length > 0 && (
        <ul className={styles.belege}>
          {belege.map(({ art, nummer, tag, brutto }) => (
            <li key={nummer}>
              {/* A plain link: a phone saves or shows the file as its owner is used to. */}
              <a
                className={styles.beleg}
                href={`/api${addressOf(bestellungCalls.beleg, { params: { token, nummer } })}`}
                download={`${nummer}.pdf`}
              >
                <span>
                  <span>{belegArtText[art]}</span> <span className={styles.belegnummer}>{nummer}</span>
                </span>
              </a>
              <p className="quiet">
                {[tag && `vom ${formatDatum(tag)}`, belegBruttoText(brutto), 'PDF']
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
