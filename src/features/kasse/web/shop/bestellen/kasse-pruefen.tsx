import { useId } from 'react';
import { Link } from 'react-router';
import { anschriftZeilen } from '#features/auftrag/anschrift/anschrift-zeilen.ts';
import { Gewaehrleistung } from '#features/gewaehrleistung/web/shop/gewaehrleistung.tsx';
import { tagOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import { versandartText } from '#features/lieferung/versandart.ts';
import { type RechtstextArt, rechtstextSeiten } from '#features/rechtstexte/rechtstext-art.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Ring } from '#web/ui/shop/message/spinner.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { Kasse, Moeglichkeit } from '../../../contract.ts';
import { emailVorschlag } from '../../../formular/email-vorschlag.ts';
import type { KasseEntwurf } from '../../../formular/kasse-entwurf.ts';
import { withSchlusspunkt } from '../../../schlusspunkt.ts';
import { abholungText, terminText } from '../kasse-worte.ts';
import { KasseBlock } from './kasse-block.tsx';
import { focusMeldungen } from './kasse-meldungen.tsx';
import { KassePosten } from './kasse-posten.tsx';
import styles from './kasse-pruefen.module.css';
import { KasseSummen } from './kasse-summen.tsx';
import { SchonBestellt } from './schon-bestellt.tsx';
import type { Ausgang } from './use-bestellen.ts';

type KassePruefenProps = {
  kasse: Kasse;
  moeglichkeit: Moeglichkeit;
  entwurf: KasseEntwurf;
  isBusy: boolean;
  ausgang: Ausgang | undefined;
  onAdresse: () => void;
  onVersand: () => void;
  onBestellen: () => void;
};

/**
 * The last step, as § 312j BGB asks: what else applies above, then the summary, and directly below it the one
 * button (R45).
 */
export function KassePruefen({ isBusy, ausgang, onBestellen, ...props }: KassePruefenProps) {
  const { kasse, moeglichkeit } = props;
  return (
    <div className="stack-4">
      <Gewaehrleistung />
      <EsGelten />
      <div className={`stack-4 ${styles.spalten}`}>
        <Bloecke {...props} />
        <div className={`stack-4 ${styles.uebersicht}`}>
          <KassePosten posten={kasse.posten} />
          <KasseSummen kasse={kasse} moeglichkeit={moeglichkeit} />
          <p className={styles.termin}>{terminText(moeglichkeit)}</p>
          <Bestellen hindernisse={kasse.hindernisse} isBusy={isBusy} onBestellen={onBestellen} />
          {ausgang?.art === 'text' && <Alert kind="error">{ausgang.text}</Alert>}
          {ausgang?.art === 'schon' && (
            <SchonBestellt bestellt={ausgang.bestellt}>
              Ihre Bestellung von vorhin ist angekommen. Was Sie hier sehen, ist noch nicht bestellt. Schon
              bestellt
            </SchonBestellt>
          )}
        </div>
      </div>
    </div>
  );
}

type BestellenProps = Pick<KassePruefenProps, 'isBusy' | 'onBestellen'> & Pick<Kasse, 'hindernisse'>;

/** While a line stands in the way, a press leads there. */
function Bestellen({ hindernisse, isBusy, onBestellen }: BestellenProps) {
  const id = useId();
  const isGesperrt = hindernisse.length > 0;
  return (
    <>
      <Button
        isWide
        aria-disabled={isBusy || isGesperrt}
        aria-busy={isBusy}
        aria-describedby={isGesperrt ? id : undefined}
        onClick={isGesperrt ? focusMeldungen : onBestellen}
      >
        {isBusy ? (
          <>
            <Ring /> <span>Wird gesendet …</span>
          </>
        ) : (
          'Zahlungspflichtig bestellen'
        )}
      </Button>
      {isGesperrt && (
        <p
          id={id}
        >{`Bitte entscheiden Sie zuerst oben, was mit ${hindernisse.map(({ name }) => name).join(' und ')} werden soll.`}</p>
      )}
    </>
  );
}

const ausserdem = ['widerruf', 'versand', 'datenschutz'] as const;

function EsGelten() {
  return (
    <p>
      Mit der Bestellung gelten unsere <Text art="agb" />. Außerdem wichtig:{' '}
      {ausserdem.map((art, at) => (
        <span key={art}>
          {at > 0 && <span>{' ·\u00a0'}</span>}
          <Text art={art} />
        </span>
      ))}
    </p>
  );
}

/** In a tab of its own, so that the checkout stays as it is. */
function Text({ art }: { art: RechtstextArt }) {
  const { path, name } = rechtstextSeiten[art];
  return (
    <Link to={path} target="_blank">
      <span>{name}</span>
      <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
    </Link>
  );
}

type BloeckeProps = Pick<KassePruefenProps, 'kasse' | 'moeglichkeit' | 'entwurf' | 'onAdresse' | 'onVersand'>;

function Bloecke({ kasse: { abholung }, moeglichkeit, entwurf, onAdresse, onVersand }: BloeckeProps) {
  const { email, rechnung, lieferung, hatLieferung } = entwurf;
  const { versandart, zahlart, zahlbarBis, stornoAm } = moeglichkeit;
  const { name, isOnline, hinweis } = zahlwegOf(zahlart);
  const isAnders = hatLieferung && versandart !== 'abholung';
  const meinten = emailVorschlag(email);
  return (
    <div className={styles.bloecke}>
      <KasseBlock titel={isAnders ? 'Rechnungsadresse' : 'Ihre Adresse'} onAendern={onAdresse}>
        <p className={styles.zeilen}>{[...anschriftZeilen(rechnung), email].join('\n')}</p>
        {meinten && <p className="quiet">{`Meinten Sie ${meinten}?`}</p>}
      </KasseBlock>
      {isAnders && (
        <KasseBlock titel="Lieferadresse" onAendern={onAdresse}>
          <p className={styles.zeilen}>{anschriftZeilen(lieferung).join('\n')}</p>
        </KasseBlock>
      )}
      <KasseBlock titel="Lieferung und Bezahlung" onAendern={onVersand}>
        <p>{versandartText[versandart]}</p>
        {versandart === 'abholung' && abholung && <p>{abholungText(abholung)}</p>}
        <p>{name}</p>
        {isOnline && <p>{hinweis}</p>}
        {zahlbarBis && <p>{withSchlusspunkt(`Bitte überweisen Sie bis ${tagOhneUmbruch(zahlbarBis)}`)}</p>}
        {stornoAm && (
          <p>{`Kommt bis ${tagOhneUmbruch(stornoAm)} kein Geld an, müssen wir die Bestellung stornieren.`}</p>
        )}
      </KasseBlock>
    </div>
  );
}
