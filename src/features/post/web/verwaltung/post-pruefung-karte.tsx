import { Link } from 'react-router';
import { DomainPruefung } from './domain-pruefung.tsx';
import styles from './post-pruefung-karte.module.css';
import { TestnachrichtForm } from './testnachricht-form.tsx';

/** In the settings: does mail arrive, and does it look genuine? `email` is where the test message goes at first. */
export function PostPruefungKarte({ email }: { email: string }) {
  return (
    <article className={`card stack-4 roomy ${styles.karte}`} aria-labelledby="post-pruefung">
      <h2 id="post-pruefung" className={styles.titel}>
        Post prüfen
      </h2>
      <p className={styles.soft}>
        Kommt die Post des Ladens an? Geprüft wird, was unter „Post“ gespeichert ist: Speichern Sie Änderungen
        dort zuerst.
      </p>
      <TestnachrichtForm email={email} />
      <DomainPruefung />
      <Link to="/admin/post" className={`touch-line ${styles.link}`}>
        Zur Post
      </Link>
    </article>
  );
}
