import { Link } from 'react-router';
import { useHasGuestCarts } from '#features/einstellung/web/use-laden.ts';
import type { Elements } from '#web/ui/elements.ts';
import { ExternalLinkButton, LinkButton } from '#web/ui/shop/button.tsx';
import { Chip } from '#web/ui/shop/chip.tsx';
import { LazyPicture } from '#web/ui/shop/picture/lazy-picture.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { ListenProdukt } from '../../../listen-produkt.ts';
import { hasPreis } from '../../../preis/has-preis.ts';
import { texteOf } from '../../../produkttypen/produkt-texte.ts';
import { verfuegbarkeitText } from '../../../verkauf/verfuegbarkeit-text.ts';
import { Preis } from '../preis.tsx';
import { produktPath } from '../produkt-path.ts';
import { hauptPicture } from '../produkt-pictures.ts';
import { useVerfuegbarkeit } from '../use-verfuegbarkeit.ts';
import { wortLaenge } from '../wort-laenge.ts';
import styles from './produkt-card.module.css';

/** As many beside each other as the grid has columns; on phones two from the opening on. */
const weit =
  '(min-width: 1536px) 332px, (min-width: 1200px) 384px, (min-width: 900px) 30vw, (min-width: 600px) 46vw';
const sizes = `${weit}, calc(100vw - 32px)`;
const sizesOffen = `${weit}, (min-width: 360px) calc(50vw - 22px), calc(100vw - 32px)`;

type ProduktCardProps = { produkt: ListenProdukt; isPriority: boolean; offer: Elements };

/**
 * One product in the list (requirements.md, storefront §2, Product list). From the opening on it has one button, and
 * its name leads to its page.
 */
export function ProduktCard({ produkt, isPriority, offer }: ProduktCardProps) {
  const { name, beschreibung } = produkt;
  const chip = texteOf(produkt).chip(produkt);
  const isOffen = useHasGuestCarts();
  return (
    <article className={`raised ${styles.card}`}>
      <Link to={produktPath(produkt)} className={styles.picture} tabIndex={-1} aria-label={`${name} ansehen`}>
        <LazyPicture
          picture={hauptPicture(produkt)}
          sizes={isOffen ? sizesOffen : sizes}
          isPriority={isPriority}
        />
      </Link>
      <div className={styles.body}>
        {chip && (
          <div>
            <Chip>{chip}</Chip>
          </div>
        )}
        <h2 className={styles.name} style={wortLaenge(name)}>
          {isOffen ? <Link to={produktPath(produkt)}>{name}</Link> : name}
        </h2>
        {beschreibung.kurz && <p className={styles.text}>{beschreibung.kurz}</p>}
        <Fakten produkt={produkt} />
        <div className={styles.price}>
          <Preis produkt={produkt} hasStand={false} />
        </div>
        {offer}
        <Wege produkt={produkt} isOffen={isOffen} />
      </div>
    </article>
  );
}

type WegeProps = Pick<ProduktCardProps, 'produkt'> & { isOffen: boolean };

function Wege({ produkt, isOffen }: WegeProps) {
  const { name, weblink } = produkt;
  if (isOffen && !weblink) return null;
  return (
    <div className={styles.actions}>
      {!isOffen && (
        <LinkButton to={produktPath(produkt)} look="secondary">
          Details
          <VisuallyHidden>{` zu ${name}`}</VisuallyHidden>
        </LinkButton>
      )}
      {weblink && (
        <ExternalLinkButton href={weblink} look="quiet">
          <span>Dokumentation</span>
        </ExternalLinkButton>
      )}
    </div>
  );
}

function Fakten({ produkt }: Pick<ProduktCardProps, 'produkt'>) {
  return (
    <dl className={`quiet ${styles.facts}`}>
      {texteOf(produkt)
        .kartenFakten(produkt)
        .map(({ name, wert }) => (
          <div key={name}>
            <VisuallyHidden as="dt">{name}</VisuallyHidden>
            <dd>{wert}</dd>
          </div>
        ))}
      <Stand produkt={produkt} />
    </dl>
  );
}

/** Whether it can be bought now. Above the price, so that the prices of a row of cards stay level. */
function Stand({ produkt }: Pick<ProduktCardProps, 'produkt'>) {
  const stand = useVerfuegbarkeit(produkt);
  if (!stand || !hasPreis(produkt.preis)) return null;
  return (
    <div>
      <VisuallyHidden as="dt">Verfügbarkeit</VisuallyHidden>
      <dd className={styles.stand}>{verfuegbarkeitText(stand)}</dd>
    </div>
  );
}
