import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { Container } from '#web/ui/shop/container.tsx';
import { Icon } from '#web/ui/shop/picture/icons.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './home-features.module.css';

const leaf = 'M5 19c0-9 5-14 15-14 0 10-5 15-12 14M5 21c0-6 3-9.5 9-11';
const heart = 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z';
const truck =
  'M3 6.5h11v10H9.5M4.5 16.5H3v-4M14 10h4l3 3.5v3h-1.5M14.5 16.5H14M5 17a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M14.8 17a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0';

const drawings = [leaf, heart, truck];

/** The workshop's principles as up to three cards, in the owner's words (requirements.md, storefront §2, Home). */
export function HomeFeatures() {
  const { merkmale } = useLaden();
  if (merkmale.every(({ titel }) => !titel)) return null;
  return (
    <Container className={styles.section}>
      <VisuallyHidden as="h2">Wofür wir stehen</VisuallyHidden>
      <ul className={`stack-4 ${styles.cards}`}>
        {merkmale.map(
          ({ titel, text }, at) =>
            titel && (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards have no identity, and two may be the same.
              <li key={at} className={`raised ${styles.card}`}>
                <span className={styles.icon}>
                  <Icon path={drawings[at] ?? leaf} size={28} />
                </span>
                <div>
                  <h3>{titel}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ),
        )}
      </ul>
    </Container>
  );
}
