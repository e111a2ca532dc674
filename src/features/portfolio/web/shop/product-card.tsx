import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ExternalLinkButton, LinkButton } from '#web/ui/shop/button.tsx';
import { Chip } from '#web/ui/shop/chip.tsx';
import { LazyPicture } from '#web/ui/shop/lazy-picture.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { Produkt } from '../../contract.ts';
import { Price } from './price.tsx';
import styles from './product-card.module.css';
import { produktPath } from './produkt-path.ts';
import { hauptPicture } from './produkt-pictures.ts';

const sizes =
  '(min-width: 1536px) 332px, (min-width: 1200px) 384px, (min-width: 900px) 30vw, (min-width: 600px) 46vw, calc(100vw - 32px)';

type ProductCardProps = { produkt: Produkt; isPriority: boolean; offer: ReactNode };

/** One product in the list (storefront.txt §2, Product list). */
export function ProductCard({ produkt, isPriority, offer }: ProductCardProps) {
  const { name, seife, gramm, aroma, preis, weblink, beschreibung } = produkt;
  return (
    <article className={styles.card}>
      <Link to={produktPath(produkt)} className={styles.picture} tabIndex={-1} aria-label={`${name} ansehen`}>
        <LazyPicture picture={hauptPicture(produkt)} sizes={sizes} isPriority={isPriority} />
      </Link>
      <div className={styles.body}>
        {seife && (
          <div>
            <Chip>{seife}</Chip>
          </div>
        )}
        <h2 className={styles.name}>{name}</h2>
        {beschreibung.kurz && <p className={styles.text}>{beschreibung.kurz}</p>}
        <dl className={styles.facts}>
          {gramm > 0 && (
            <div>
              <VisuallyHidden as="dt">Gewicht</VisuallyHidden>
              <dd>{gramm} g</dd>
            </div>
          )}
          <div>
            <VisuallyHidden as="dt">Duft</VisuallyHidden>
            <dd>{aroma}</dd>
          </div>
        </dl>
        <div className={styles.price}>
          <Price preis={preis} gramm={gramm} />
        </div>
        {offer}
        <div className={styles.actions}>
          <LinkButton to={produktPath(produkt)} look="secondary">
            Details
            <VisuallyHidden> zu {name}</VisuallyHidden>
          </LinkButton>
          {weblink && (
            <ExternalLinkButton href={weblink} look="quiet">
              Dokumentation
            </ExternalLinkButton>
          )}
        </div>
      </div>
    </article>
  );
}
