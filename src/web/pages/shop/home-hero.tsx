import { shop } from '#shop';
import { LinkButton } from '#web/ui/shop/button.tsx';
import styles from './home-hero.module.css';

/** Made from demo/pictures/hero.webp, 16:9; calm on its left third, which fades out on wide screens. */
function heroSet(format: 'avif' | 'webp'): string {
  return `/pictures/hero-800.${format} 800w, /pictures/hero-1600.${format} 1600w`;
}

/** On a phone the picture is cut to 4:3, so it is drawn wider than the screen. */
const sizes = '(min-width: 900px) 80vw, 134vw';

export function HomeHero() {
  return (
    <section className={styles.hero} aria-labelledby="willkommen">
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={heroSet('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={heroSet('webp')} sizes={sizes} />
        <img
          src="/pictures/hero-800.webp"
          alt="Handgemachte Naturseifen aus unserer Werkstatt"
          width={1600}
          height={900}
          fetchPriority="high"
        />
      </picture>
      <div className={styles.inside}>
        <div className={styles.words}>
          <h1 id="willkommen">Willkommen bei {shop.name}</h1>
          <p className={styles.sentence}>
            Naturseifen aus unserer Familienwerkstatt: in kleinen Mengen von Hand gegossen, geprägt und
            verpackt.
          </p>
          <LinkButton to="/products">Unsere Seifen entdecken</LinkButton>
        </div>
      </div>
    </section>
  );
}
