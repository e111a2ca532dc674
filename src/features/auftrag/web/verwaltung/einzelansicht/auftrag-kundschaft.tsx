import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Email } from '#web/ui/shop/email.tsx';
import type { TeilProps } from '../auftrag-props.ts';
import { AktionKnopf } from './aktion-knopf.tsx';
import styles from './auftrag.module.css';

/** Whether there is a piece that was neither cancelled nor withdrawn. */
function isWiderrufbar({ posten }: TeilProps['auftrag']): boolean {
  return posten.some(({ menge, storniert, widerrufen }) => storniert + widerrufen < menge);
}

type AuftragKundschaftProps = TeilProps & {
  /** Takes in a withdrawal that came by letter; missing for who may not. */
  onWiderruf: (() => void) | undefined;
};

/** Who ordered, and how to write to them. */
export function AuftragKundschaft({ auftrag, onAktion, onWiderruf }: AuftragKundschaftProps) {
  const { name, email, bestellungen, hatKonto, isTelefon, link, nummer } = auftrag;
  const wie = [
    isTelefon ? 'am Telefon aufgenommen' : hatKonto ? 'mit Konto' : 'ohne Konto',
    bestellungen > 1 ? `${bestellungen} Bestellungen` : 'erste Bestellung',
  ].join(', ');
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="auftrag-kundschaft">
      <h2 id="auftrag-kundschaft">Kundschaft</h2>
      <p className={styles.text}>
        <bdi>{name}</bdi>
        <br />
        <span className={styles.leise}>{wie}</span>
      </p>
      {email ? (
        <Schreiben email={email} nummer={nummer} />
      ) : (
        <p className={styles.leise}>Ohne E-Mail-Adresse: Bitte rufen Sie an.</p>
      )}
      <div className={`row-2 ${styles.knoepfe}`}>
        {email && <AktionKnopf aktion="nachricht" auftrag={auftrag} onAktion={onAktion} />}
        {link && (
          <Link className={styles.weiter} to={link}>
            Seite der Kundschaft
          </Link>
        )}
        {onWiderruf && isWiderrufbar(auftrag) && (
          <Button variant="default" onClick={onWiderruf}>
            Widerruf aufnehmen
          </Button>
        )}
      </div>
    </section>
  );
}

function Schreiben({ email, nummer }: { email: string; nummer: string }) {
  return (
    <p className={styles.text}>
      <a
        className={styles.weiter}
        href={`mailto:${email}?subject=${encodeURIComponent(`Ihre Bestellung ${nummer}`)}`}
      >
        <span className={styles.text}>
          <Email email={email} />
        </span>
      </a>
    </p>
  );
}
