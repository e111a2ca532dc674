import type { Produkt } from '../../../contract.ts';
import styles from './text-sections.module.css';

/** The long texts, each only if present and with its line breaks (requirements.md, storefront §2, Product detail). */
export function TextSections({ beschreibung }: { beschreibung: Produkt['beschreibung'] }) {
  const sections: [title: string, text: string | undefined][] = [
    ['Beschreibung', beschreibung.lang],
    ['Inhaltsstoffe', beschreibung.inhaltsstoffe],
    ['Anwendung', beschreibung.anwendung],
    ['Besonderheiten', beschreibung.besonderheiten],
  ];
  const present = sections.filter(([, text]) => text?.trim());
  if (present.length === 0) return null;
  return (
    <div className={styles.sections}>
      {present.map(([title, text]) => (
        <section key={title}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </section>
      ))}
    </div>
  );
}
