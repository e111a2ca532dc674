import type { ReactNode } from 'react';
import { telefonAdresse } from '#features/einstellung/laden/telefon-adresse.ts';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { KontaktFormular } from '#features/kontakt/web/shop/kontakt-formular.tsx';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { Anschrift, EmailLink, TelefonLink } from './contact-data.tsx';
import styles from './seiten.module.css';

/** How to reach the workshop, as far as its owner has said it (R29); from the opening on with a form (R36). */
export function ContactPage() {
  const name = useLadenName();
  const { email, telefon, adresse, phase } = useLaden();
  const hasFormular = phase !== 'angekuendigt';
  const ort = adresse.stadt && ` in ${adresse.stadt}`;
  const isKnown = email || telefon || adresse.stadt;
  return (
    <Container className={`${styles.page} ${styles.narrow}`}>
      <PageHead
        title="Kontakt"
        description={`So erreichen Sie ${name}: E-Mail, Telefon und Anschrift unserer Werkstatt${ort}.`}
      />
      <h1>Kontakt</h1>
      {isKnown && <Ways />}
      {!isKnown && !hasFormular && (
        <EmptyState action={<LinkButton to="/products">Zu unseren Produkten</LinkButton>}>
          Wie Sie uns erreichen, steht bald hier: E-Mail, Telefon und Anschrift folgen.
        </EmptyState>
      )}
      {hasFormular && <KontaktFormular ohneScript={<OhneScript />} />}
    </Container>
  );
}

function Ways() {
  const { email, telefon, adresse } = useLaden();
  return (
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

function OhneScript() {
  const { email, telefon } = useLaden();
  return (
    <p>
      <span>{`Für das Formular braucht Ihr Browser JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.${email || telefon ? ' Oder melden Sie sich direkt bei uns:' : ''}`}</span>
      {email && (
        <>
          {' '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {telefon && (
        <>
          {' '}
          <a href={telefonAdresse(telefon)}>{telefon}</a>
        </>
      )}
    </p>
  );
}
