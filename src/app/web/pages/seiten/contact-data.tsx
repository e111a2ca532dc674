import { telefonAdresse } from '#features/einstellung/laden/telefon-adresse.ts';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import styles from './seiten.module.css';

/** The workshop's postal address, as far as it is known; `name` is its first line, else the shop's. */
export function Anschrift({ name }: { name?: string }) {
  const laden = useLadenName();
  const { strasse, hausnummer, plz, stadt, land } = useLaden().adresse;
  const lines = [name ?? laden, `${strasse} ${hausnummer}`, `${plz} ${stadt}`, land];
  return (
    <address className={styles.address}>
      {lines
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address have an order and nothing else.
          <span key={at}>
            {at > 0 && <br />}
            <span>{line}</span>
          </span>
        ))}
    </address>
  );
}

export function EmailLink() {
  const { email } = useLaden();
  return <a href={`mailto:${email}`}>{email}</a>;
}

export function TelefonLink() {
  const { telefon } = useLaden();
  return <a href={telefonAdresse(telefon)}>{telefon}</a>;
}
