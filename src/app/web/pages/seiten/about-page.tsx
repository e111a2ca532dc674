import { absaetzeOf } from '#features/einstellung/laden/absaetze-of.ts';
import { useLadenName } from '#features/einstellung/web/use-laden.ts';
import { useLadenTexte } from '#features/einstellung/web/use-laden-texte.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { TextSkeleton } from '#web/ui/shop/message/skeleton.tsx';
import { SitePicture } from '#web/ui/shop/picture/site-picture.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import styles from './about-page.module.css';
import { Produktbereiche } from './about-produktbereiche.tsx';
import { Team } from './about-team.tsx';
import { Werte } from './about-werte.tsx';
import seiten from './seiten.module.css';

export function AboutPage() {
  const name = useLadenName();
  const texte = useLadenTexte();
  const { ueberUns, geschichte, bereiche, werte, team } = texte ?? {};
  const isEmpty = texte && Object.values(texte).every((value) => value.length === 0);
  return (
    <Container className={seiten.page}>
      <PageHead
        title="Das sind wir"
        description={`Die Familie hinter ${name}: wie unsere Werkstatt entstand, wer darin arbeitet und was uns bei Seife und Schmuck wichtig ist.`}
      />
      <div className={styles.opening}>
        <div>
          <h1>Das sind wir</h1>
          {!texte && <TextSkeleton lines={3} />}
          {ueberUns && <p className={seiten.lead}>{ueberUns}</p>}
        </div>
        {!isEmpty && <WerkstattBild />}
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
      {!isEmpty && (
        <p className={`row-3 ${styles.closing}`}>
          <LinkButton to="/products">Zu unseren Seifen</LinkButton>
          <LinkButton to="/contact" look="secondary">
            Schreiben Sie uns
          </LinkButton>
        </p>
      )}
    </Container>
  );
}

function WerkstattBild() {
  return (
    <SitePicture
      name="about"
      alt="Werkstatttisch: Seifen auf einem Holzregal, davor Messer, Schale und ein Lavendelzweig"
      sizes="(min-width: 1200px) 568px, (min-width: 900px) 45vw, 94vw"
      className={styles.picture}
    />
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
