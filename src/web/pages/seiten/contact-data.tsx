import { shop } from '#shop';
import styles from './seiten.module.css';

/** The workshop's postal address. */
export function Anschrift({ name = shop.name }: { name?: string }) {
  const { strasse, hausnummer, plz, stadt, land } = shop.adresse;
  return (
    <address className={styles.address}>
      {name}
      <br />
      {strasse} {hausnummer}
      <br />
      {plz} {stadt}
      <br />
      {land}
    </address>
  );
}

export function EmailLink() {
  return <a href={`mailto:${shop.email}`}>{shop.email}</a>;
}

export function TelefonLink() {
  return <a href={`tel:${shop.telefon.replace(/[^+\d]/g, '')}`}>{shop.telefon}</a>;
}
