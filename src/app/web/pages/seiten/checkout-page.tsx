import { useSession } from '#features/auth/web/session.ts';
import { pauseSatz } from '#features/einstellung/laden/pause-satz.ts';
import { telefonAdresse } from '#features/einstellung/laden/telefon-adresse.ts';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { Kasse } from '#features/kasse/web/shop/kasse.tsx';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import styles from './checkout-page.module.css';
import { HeadingPage } from './heading-page.tsx';

/** The heading only until the shop opens (R36). */
export function CheckoutPage() {
  const description = `Die Kasse, an der Sie bei ${useLadenName()} bestellen.`;
  const { phase } = useLaden();
  if (phase === 'angekuendigt') return <HeadingPage title="Kasse" description={description} />;
  return (
    <Container className={styles.page}>
      <PageHead title="Kasse" description={description} isHidden />
      <h1>Kasse</h1>
      {phase === 'pausiert' ? <Pause /> : <Offen />}
    </Container>
  );
}

function Offen() {
  const { isLoading, token, user } = useSession();
  return (
    <>
      <OhneScript />
      <Kasse token={token} konto={user?.id ?? ''} isKnown={!isLoading} />
    </>
  );
}

/** A pause closes the checkout, not the cart. */
function Pause() {
  const { pause } = useLaden();
  return (
    <EmptyState
      title="Gerade nehmen wir keine Bestellungen an"
      action={<LinkButton to="/cart">Zurück zum Warenkorb</LinkButton>}
    >
      {[pause?.text, pauseSatz(pause?.bis ?? ''), 'Ihr Warenkorb bleibt, wie er ist.']
        .filter(Boolean)
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
    </EmptyState>
  );
}

/** Without the text in the browser's code, which never draws it. */
function OhneScript() {
  return <noscript>{import.meta.env.SSR && <OhneScriptText />}</noscript>;
}

function OhneScriptText() {
  const { email, telefon } = useLaden();
  return (
    <p>
      <span>{`Für die Bestellung braucht Ihr Browser JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.${email || telefon ? ' Oder bestellen Sie bei uns:' : ''}`}</span>
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
