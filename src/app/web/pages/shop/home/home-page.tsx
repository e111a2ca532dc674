import { use } from 'react';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { ProduktStrip } from '#features/portfolio/web/shop/produktliste/produkt-strip.tsx';
import { useProdukte } from '#features/portfolio/web/shop/produktliste/use-produkte.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { JsonLd } from '#web/ui/shop/rendering/json-ld.tsx';
import { OriginContext, PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeHero } from './home-hero.tsx';
import styles from './home-page.module.css';
import { shopJsonLd } from './shop-json-ld.ts';

/** requirements.md, storefront §2, Home. */
export function HomePage() {
  const origin = use(OriginContext);
  const laden = useLaden();
  const name = useLadenName();
  const { liste, problem } = useProdukte();
  const produkte = liste?.produkte;
  const hasStrip = produkte ? produkte.length > 0 : !problem;
  return (
    <>
      <PageHead
        title={laden.slogan || 'Willkommen'}
        description={`${name}: ${laden.begruessung || laden.slogan || 'unsere Produkte, wer sie macht und wie Sie uns erreichen.'}`}
      />
      <JsonLd data={import.meta.env.SSR && shopJsonLd(laden, origin)} />
      <HomeHero />
      <HomeFeatures />
      {hasStrip && (
        <Container className={styles.strip}>
          <div className={`spread ${styles.stripHead}`}>
            <h2>Frisch aus der Werkstatt</h2>
            <LinkButton to="/products" look="quiet">
              Alle Produkte ansehen
            </LinkButton>
          </div>
          <ProduktStrip produkte={produkte} />
        </Container>
      )}
      <CallToAction />
    </>
  );
}

function CallToAction() {
  return (
    <Container>
      <section className={styles.call} aria-labelledby="einladung">
        <h2 id="einladung">Schauen Sie sich in Ruhe um</h2>
        <p>Sehen Sie, was es bei uns gibt, und lernen Sie kennen, wer es macht.</p>
        <div className={`row-3 ${styles.callButtons}`}>
          <LinkButton to="/products">Jetzt shoppen</LinkButton>
          <LinkButton to="/about" look="secondary">
            Über uns
          </LinkButton>
        </div>
      </section>
    </Container>
  );
}
