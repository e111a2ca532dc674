import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import styles from './kontoseite-laedt.module.css';

/** The same words for every link, as the server sends them. */
export function KontoseiteLaedt() {
  return (
    <>
      <h1 className={styles.titel}>Ihr Geld zurück</h1>
      <Spinner label="Einen Augenblick …" />
    </>
  );
}
