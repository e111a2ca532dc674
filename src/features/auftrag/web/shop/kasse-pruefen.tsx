import { Link } from 'react-router';
import { Gewaehrleistung } from '#features/einstellung/web/shop/gewaehrleistung.tsx';
import { Alert } from '#web/ui/shop/alert.tsx';
import { Button } from '#web/ui/shop/button.tsx';
import { Ring } from '#web/ui/shop/spinner.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { anschriftZeilen } from '../../anschrift-zeilen.ts';
import type { Kasse, Moeglichkeit } from '../../kasse-contract.ts';
import type { KasseEntwurf } from '../../kasse-entwurf.ts';
import { versandartText, zahlartText } from '../../versand-zahlung.ts';
import { KassePosten } from './kasse-posten.tsx';
import styles from './kasse-pruefen.module.css';
import { KasseSummen } from './kasse-summen.tsx';
import { tagText, terminText } from './kasse-worte.ts';

type KassePruefenProps = {
  kasse: Kasse;
  moeglichkeit: Moeglichkeit;
  entwurf: KasseEntwurf;
  isBusy: boolean;
  /** Why it is not known whether the order was made; the same button makes it, once. */
  unklar: string;
  onAdresse: () => void;
  onVersand: () => void;
  onBestellen: () => void;
};

/**
 * The last step, as § 312j BGB asks: what else applies above, then the summary, and directly below it the one button (R45).
 */
export function KassePruefen({ isBusy, unklar, onBestellen, ...props }: KassePruefenProps) {
  const { kasse, moeglichkeit } = props;
  return (
    <div className={styles.pruefen}>
      <Gewaehrleistung />
      <EsGelten />
      <div className={styles.uebersicht}>
        <Bloecke {...props} />
        <KassePosten posten={kasse.posten} />
        <KasseSummen kasse={kasse} moeglichkeit={moeglichkeit} />
        <p className={styles.termin}>{terminText(moeglichkeit)}</p>
        <Button
          isWide
          disabled={kasse.hindernisse.length > 0}
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={onBestellen}
        >
          {isBusy ? (
            <>
              <Ring /> Ihre Bestellung wird gesendet …
            </>
          ) : (
            'Zahlungspflichtig bestellen'
          )}
        </Button>
        <div aria-live="polite">{unklar && <Alert kind="error">{unklar}</Alert>}</div>
      </div>
    </div>
  );
}

function EsGelten() {
  return (
    <p className={styles.gelten}>
      Mit der Bestellung gelten unsere <Text to="/agb">AGB</Text>. Lesen Sie auch die{' '}
      <Text to="/widerrufsbelehrung">Widerrufsbelehrung</Text>,{' '}
      <Text to="/versand-und-zahlung">Versand und Zahlung</Text> und den{' '}
      <Text to="/datenschutz">Datenschutz</Text>.
    </p>
  );
}

/** In a tab of its own, so that the checkout stays as it is. */
function Text({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
    </Link>
  );
}

type BloeckeProps = Pick<KassePruefenProps, 'kasse' | 'moeglichkeit' | 'entwurf' | 'onAdresse' | 'onVersand'>;

function Bloecke({ kasse: { abholung }, moeglichkeit, entwurf, onAdresse, onVersand }: BloeckeProps) {
  const { email, rechnung, lieferung, hatLieferung } = entwurf;
  const { versandart, zahlart, zahlbarBis, stornoAm } = moeglichkeit;
  const isAnders = hatLieferung && versandart !== 'abholung';
  return (
    <div className={styles.bloecke}>
      <Block titel={isAnders ? 'Rechnungsadresse' : 'Ihre Adresse'} onAendern={onAdresse}>
        {[...anschriftZeilen(rechnung), email].map((zeile) => (
          <p key={zeile}>{zeile}</p>
        ))}
      </Block>
      {isAnders && (
        <Block titel="Lieferadresse" onAendern={onAdresse}>
          {anschriftZeilen(lieferung).map((zeile) => (
            <p key={zeile}>{zeile}</p>
          ))}
        </Block>
      )}
      <Block titel="Lieferung und Bezahlung" onAendern={onVersand}>
        <p>{versandartText[versandart]}</p>
        {versandart === 'abholung' && abholung && (
          <p>{[abholung.ort, abholung.zeiten].filter(Boolean).join(', ')}</p>
        )}
        <p>{zahlartText[zahlart]}</p>
        {zahlbarBis && <p>Bitte überweisen Sie bis {tagText(zahlbarBis)}</p>}
        {stornoAm && <p>Kommt bis {tagText(stornoAm)} kein Geld an, müssen wir die Bestellung stornieren.</p>}
      </Block>
    </div>
  );
}

type BlockProps = { titel: string; onAendern: () => void; children: React.ReactNode };

function Block({ titel, onAendern, children }: BlockProps) {
  return (
    <div className={styles.block}>
      <div className={styles.kopf}>
        <h3>{titel}</h3>
        <Button look="quiet" onClick={onAendern}>
          ändern<VisuallyHidden> ({titel})</VisuallyHidden>
        </Button>
      </div>
      {children}
    </div>
  );
}
