import { useId } from 'react';
import { shop } from '#shop';
import { Container } from '#web/ui/shop/container.tsx';
import { LineIcon } from '#web/ui/shop/icons.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './footer.module.css';
import { type PageLink, rechtlichesLinks, shopLinks, unternehmenLinks } from './links.ts';
import { PageLinks } from './page-links.tsx';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.brand}>{shop.name}</p>
          <p>
            Handgefertigte Unikate für besondere Momente: Naturseifen und Schmuck aus unserer
            Familienwerkstatt.
          </p>
          <a className={styles.profile} href={shop.fotoProfil.url} target="_blank" rel="noopener noreferrer">
            <LineIcon name="camera" />
            {shop.fotoProfil.name}
            <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
          </a>
        </div>
        <Column title="Shop" links={shopLinks} />
        <Column title="Unternehmen" links={unternehmenLinks} />
        <Column title="Rechtliches" links={rechtlichesLinks} />
        <address className={styles.contact}>
          <h2 className={styles.title}>So erreichen Sie uns</h2>
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
          <a href={`tel:${shop.telefon.replaceAll(' ', '')}`}>{shop.telefon}</a>
          <span>{shop.adresse.land}</span>
        </address>
      </Container>
      <Container>
        <p className={styles.copyright}>© 2025 {shop.name}. Alle Rechte vorbehalten.</p>
      </Container>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: PageLink[] }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <PageLinks links={links} className={styles.links} />
    </nav>
  );
}
