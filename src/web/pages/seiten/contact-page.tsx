import type { ReactNode } from 'react';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { EmptyState } from '#web/ui/shop/empty-state.tsx';
import { PageHead } from '#web/ui/shop/page-head.tsx';
import { Anschrift, EmailLink, TelefonLink } from './contact-data.tsx';
import styles from './seiten.module.css';

/** How to reach the workshop, as far as its owner has said it (R29). */
export function ContactPage() {
  const name = useLadenName();
  const { email, telefon, adresse } = useLaden();
  const ort = adresse.stadt && ` in ${adresse.stadt}`;
  const isKnown = email || telefon || adresse.stadt;
  return (
    <Container className={styles.page}>
      <PageHead
        title="Kontakt"
        description={`So erreichen Sie ${name}: E-Mail, Telefon und Anschrift unserer Werkstatt${ort}.`}
      />
      <h1>Kontakt</h1>
      {isKnown ? (
        <dl className={styles.contact}>
          {email && (
            <Way name="E-Mail">
              <EmailLink />
            </Way>
          )}
          {telefon && (
            <Way name="Telefon">
              <TelefonLink />
            </Way>
          )}
          {adresse.stadt && (
            <Way name="Anschrift">
              <Anschrift />
            </Way>
          )}
        </dl>
      ) : (
        <EmptyState action={<LinkButton to="/products">Zu unseren Produkten</LinkButton>}>
          Wie Sie uns erreichen, steht bald hier: E‑Mail, Telefon und Anschrift folgen.
        </EmptyState>
      )}
    </Container>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
