import { useId } from 'react';
import { telefonAdresse } from '#features/einstellung/laden/telefon-adresse.ts';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './footer.module.css';
import { type PageLink, rechtlichesLinksOf, shopLinks, unternehmenLinks } from './links.ts';
import { PageLinks } from './page-links.tsx';

export function Footer() {
  const name = useLadenName();
  const { fussSatz, fussJahr, fotoProfil, phase } = useLaden();
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.brand}>{name}</p>
          {fussSatz && <p>{fussSatz}</p>}
          {fotoProfil.url && (
            <a className={styles.profile} href={fotoProfil.url} target="_blank" rel="noopener noreferrer">
              <LineIcon name="camera" />
              <span>{fotoProfil.name || 'Fotoprofil'}</span>
              <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
            </a>
          )}
        </div>
        <Column title="Shop" links={shopLinks} />
        <Column title="Unternehmen" links={unternehmenLinks} />
        <Column title="Rechtliches" links={rechtlichesLinksOf(phase)} />
        <Contact />
      </Container>
      <Container>
        {/* Not among the legal links: people must find it at once, in every phase (§ 356a BGB, R46). */}
        <p className={styles.widerruf}>
          <LinkButton look="secondary" to="/widerruf">
            Vertrag widerrufen
          </LinkButton>
        </p>
        <p
          className={`quiet ${styles.copyright}`}
        >{`© ${fussJahr && `${fussJahr} `}${name}. Alle Rechte vorbehalten.`}</p>
      </Container>
    </footer>
  );
}

/** Missing as long as nobody can be reached. Only an announced shop names its country (storefront §2). */
function Contact() {
  const { email, telefon, adresse, phase } = useLaden();
  if (!email && !telefon) return null;
  return (
    <address className={styles.contact}>
      <h2>So erreichen Sie uns</h2>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {telefon && <a href={telefonAdresse(telefon)}>{telefon}</a>}
      {phase === 'angekuendigt' && <span>{adresse.land}</span>}
    </address>
  );
}

function Column({ title, links }: { title: string; links: PageLink[] }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <PageLinks links={links} className={styles.links} />
    </nav>
  );
}
