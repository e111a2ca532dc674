import { LadenBildPicture } from '#features/bild/web/shop/laden-bild.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import grounds from '#web/ui/shop/picture/ground.module.css';
import styles from './home-hero.module.css';

/** Its left third fades out on wide screens. */
const sizes = { hoch: '100vw', quer: '(min-width: 900px) 80vw, 100vw' };

/** The welcome, beside the owner's picture or on a quiet ground. */
export function HomeHero() {
  const { name, begruessung, bild } = useLaden();
  return (
    <section
      className={`${styles.hero} ${bild ? '' : `${grounds.ground} ${styles.plain}`}`}
      aria-labelledby="willkommen"
    >
      {bild && <LadenBildPicture bild={bild} sizes={sizes} className={styles.picture} isPriority />}
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
