import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { SitePicture } from '#web/ui/shop/picture/site-picture.tsx';
import styles from './home-hero.module.css';

/**
 * On a phone the picture is cropped to 4:3, so its rendered width exceeds the screen; its left third is plain and fades
 * out on wide screens.
 */
const sizes = '(min-width: 900px) 80vw, 134vw';

export function HomeHero() {
  const { name, begruessung } = useLaden();
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
          <h1 id="willkommen">
            <span>{`Willkommen${name ? ' bei ' : ''}`}</span>
            <span className={styles.name}>{name}</span>
          </h1>
          {name ? <Welcome begruessung={begruessung} /> : <Beginning />}
        </div>
      </div>
    </section>
  );
}

function Welcome({ begruessung }: { begruessung: string }) {
  return (
    <>
      {begruessung && <p className={styles.sentence}>{begruessung}</p>}
      <LinkButton to="/products">Unsere Seifen entdecken</LinkButton>
    </>
  );
}

/** In a shop without a name, as on its first evening: the way to the settings. */
function Beginning() {
  return (
    <div className={`raised stack-3 ${styles.card}`}>
      <h2>Hier entsteht ein Laden</h2>
      <p>Noch hat er keinen Namen. Wer ihn führt, meldet sich an und trägt ihn ein.</p>
      <LinkButton to="/admin/einstellungen">Laden einrichten</LinkButton>
    </div>
  );
}
