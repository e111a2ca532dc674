import { LadenBildPicture } from '#features/bild/web/shop/laden-bild.tsx';
import { absaetzeOf } from '#features/einstellung/laden/absaetze-of.ts';
import { useLadenName } from '#features/einstellung/web/use-laden.ts';
import { useLadenTexte } from '#features/einstellung/web/use-laden-texte.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { TextSkeleton } from '#web/ui/shop/message/skeleton.tsx';
import grounds from '#web/ui/shop/picture/ground.module.css';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import styles from './about-page.module.css';
import { Produktbereiche } from './about-produktbereiche.tsx';
import { Team } from './about-team.tsx';
import { Werte } from './about-werte.tsx';
import seiten from './seiten.module.css';

const sizes = { hoch: '94vw', quer: '(min-width: 1200px) 568px, (min-width: 900px) 45vw, 94vw' };

export function AboutPage() {
  const name = useLadenName();
  const texte = useLadenTexte();
  const { bild, ueberUns, geschichte, bereiche, werte, team } = texte ?? {};
  const worte = [ueberUns, geschichte, bereiche, werte, team];
  const isEmpty = texte && worte.every((one) => one?.length === 0);
  const hasGround = texte && !bild && !isEmpty;
  return (
    <Container className={seiten.page}>
      <PageHead
        title="Das sind wir"
        description={ueberUns || `Wer hinter ${name} steht und wie Sie uns erreichen.`}
      />
      <div className={`${styles.opening} ${hasGround ? `${grounds.ground} ${styles.plain}` : ''}`}>
        <div>
          <h1>Das sind wir</h1>
          {!texte && <TextSkeleton lines={3} />}
          {ueberUns && <p className={seiten.lead}>{ueberUns}</p>}
        </div>
        {bild && <LadenBildPicture bild={bild} sizes={sizes} className={styles.picture} />}
        {!texte && <span className={styles.picture} />}
      </div>
      {isEmpty && (
        <EmptyState action={<LinkButton to="/products">Zu unseren Produkten</LinkButton>}>
          Wer hinter diesem Laden steht, erzählen wir bald hier.
        </EmptyState>
      )}
      {geschichte && <Geschichte text={geschichte} />}
      {bereiche && bereiche.length > 0 && <Produktbereiche bereiche={bereiche} />}
      {team && team.length > 0 && <Team team={team} />}
      {werte && werte.length > 0 && <Werte werte={werte} />}
      {!isEmpty && <Weiter />}
    </Container>
  );
}

function Weiter() {
  return (
    <p className={`row-3 ${styles.closing}`}>
      <LinkButton to="/products">Zu unseren Seifen</LinkButton>
      <LinkButton to="/contact" look="secondary">
        Schreiben Sie uns
      </LinkButton>
    </p>
  );
}

function Geschichte({ text }: { text: string }) {
  return (
    <section className={`stack-4 ${styles.story}`}>
      <h2>Wie es anfing</h2>
      <div className={`stack-4 ${styles.paragraphs}`}>
        {absaetzeOf(text).map((absatz, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have an order and nothing else; two may be equal.
          <p key={at}>{absatz}</p>
        ))}
      </div>
    </section>
  );
}
