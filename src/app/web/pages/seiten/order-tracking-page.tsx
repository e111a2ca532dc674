import { VerfolgenFormular } from '#features/bestellung/web/shop/verfolgen/verfolgen-formular.tsx';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { Container } from '#web/ui/shop/container.tsx';
import { Email } from '#web/ui/shop/email.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { TelefonLink } from './contact-data.tsx';
import { HeadingPage } from './heading-page.tsx';
import styles from './seiten.module.css';

/** From the opening on, number and e-mail address lead to an order (R36); before that a heading (R29). */
export function OrderTrackingPage() {
  const name = useLadenName();
  const { phase } = useLaden();
  const title = 'Bestellung verfolgen';
  const description = `Wo eine Bestellung bei ${name} gerade ist.`;
  if (phase === 'angekuendigt') return <HeadingPage title={title} description={description} />;
  return (
    <Container className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={title} description={description} isHidden />
      <h1>{title}</h1>
      <p className={styles.lead}>
        Sehen Sie nach, wie weit Ihre Bestellung ist: ob das Geld da ist, ob sie gepackt ist und wo Ihr Paket
        gerade steckt.
      </p>
      <VerfolgenFormular kontakt={<Kontakt />} />
    </Container>
  );
}

function Kontakt() {
  const { email, telefon } = useLaden();
  if (!email && !telefon) return null;
  return (
    <span>
      Oder fragen Sie uns:{' '}
      {email && (
        <a href={`mailto:${email}`}>
          <Email email={email} />
        </a>
      )}
      {email && telefon && <span>{', '}</span>}
      {telefon && <TelefonLink />}
    </span>
  );
}
