import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import styles from './zahlung-laedt.module.css';

/** The same words for every link, as the server sends them. */
export function ZahlungLaedt() {
  return (
    <>
      <h1 className={styles.titel}>Ihre Zahlung</h1>
      <Spinner label="Einen Augenblick …" />
    </>
  );
}
