import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Anschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { anschriftZeilen } from '#features/auftrag/anschrift/anschrift-zeilen.ts';
import { telefonAdresse } from '#features/einstellung/laden/telefon-adresse.ts';
import { versandartText } from '#features/lieferung/versandart.ts';
import { rechtstextSeiten } from '#features/rechtstexte/rechtstext-art.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Email } from '#web/ui/shop/email.tsx';
import type { GeleseneBestellung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';

const rechtliches = ['agb', 'widerruf', 'versand', 'datenschutz'] as const;

type BestellungAngabenProps = { bestellung: GeleseneBestellung; children: Elements };

/** What the customer gave, whom to ask, the texts that hold for the order, and the ways back from it. */
export function BestellungAngaben({ bestellung, children }: BestellungAngabenProps) {
  const { email, rechnung, lieferung, versandart, zahlart, laden } = bestellung;
  const isVersand = versandart === 'dhl';
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="angaben">
      <h2 id="angaben">Ihre Angaben</h2>
      <dl className={`stack-4 ${styles.angaben}`}>
        {isVersand && (
          <Angabe name="Lieferadresse">
            <Adresse anschrift={lieferung ?? rechnung} />
          </Angabe>
        )}
        {(!isVersand || lieferung) && (
          <Angabe name="Rechnungsadresse">
            <Adresse anschrift={rechnung} />
          </Angabe>
        )}
        {email && (
          <Angabe name="E-Mail">
            <Email email={email} />
          </Angabe>
        )}
        {versandart && <Angabe name="Versand">{versandartText[versandart]}</Angabe>}
        {zahlart && <Angabe name="Zahlung">{zahlwegOf(zahlart).name}</Angabe>}
        <Fragen {...laden} />
      </dl>
      <p className={styles.rechtliches}>
        {rechtliches.map((art) => (
          <Link key={art} to={rechtstextSeiten[art].path}>
            {rechtstextSeiten[art].titel}
          </Link>
        ))}
      </p>
      {children}
    </section>
  );
}

function Fragen({ email, telefon }: GeleseneBestellung['laden']) {
  if (!email && !telefon) return null;
  return (
    <Angabe name="Fragen?">
      {email && (
        <a className={styles.link} href={`mailto:${email}`}>
          <span>
            <Email email={email} />
          </span>
        </a>
      )}
      {telefon && (
        <a className={styles.link} href={telefonAdresse(telefon)}>
          {telefon}
        </a>
      )}
    </Angabe>
  );
}

function Angabe({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Adresse({ anschrift }: { anschrift: Anschrift }) {
  return <span className={styles.lines}>{anschriftZeilen(anschrift).join('\n')}</span>;
}
