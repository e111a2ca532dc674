import { shop } from '#shop';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { SitePicture } from '#web/ui/shop/site-picture.tsx';
import styles from './home-hero.module.css';

/**
 * On a phone the picture is cropped to 4:3, so its rendered width exceeds the screen; its left third is plain and fades
 * out on wide screens.
 */
const sizes = '(min-width: 900px) 80vw, 134vw';

export function HomeHero() {
  return (
    <section className={styles.hero} aria-labelledby="willkommen">
      <SitePicture
        name="hero"
        alt="Handgemachte Naturseifen aus unserer Werkstatt"
        sizes={sizes}
        className={styles.picture}
        isPriority
      />
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
