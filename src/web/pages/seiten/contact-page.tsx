import { shop } from '#shop';
import { Container } from '#web/ui/shop/container.tsx';
import { PageHead } from '#web/ui/shop/page-head.tsx';
import { Anschrift, EmailLink, TelefonLink } from './contact-data.tsx';
import styles from './seiten.module.css';

const description = `So erreichen Sie ${shop.name}: E-Mail, Telefon und Anschrift unserer Werkstatt in ${shop.adresse.stadt}.`;

export function ContactPage() {
  return (
    <Container className={styles.page}>
      <PageHead title="Kontakt" description={description} />
      <h1>Kontakt</h1>
      <dl className={styles.contact}>
        <div>
          <dt>E-Mail</dt>
          <dd>
            <EmailLink />
          </dd>
        </div>
        <div>
          <dt>Telefon</dt>
          <dd>
            <TelefonLink />
          </dd>
        </div>
        <div>
          <dt>Anschrift</dt>
          <dd>
            <Anschrift />
          </dd>
        </div>
      </dl>
    </Container>
  );
}
