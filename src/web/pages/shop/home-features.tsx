import { Container } from '#web/ui/shop/container.tsx';
import { type IconName, LineIcon } from '#web/ui/shop/icons.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './home-features.module.css';

type Feature = { icon: IconName; title: string; text: string };

const features: Feature[] = [
  {
    icon: 'leaf',
    title: 'Natürlich & nachhaltig',
    text: 'Pflanzliche Öle und ausgesuchte Düfte, sparsam verpackt und ohne Umwege.',
  },
  {
    icon: 'heart',
    title: 'Mit Liebe handgemacht',
    text: 'Jede Seife geht durch unsere Hände: gerührt, geschnitten, gestempelt, gereift.',
  },
  {
    icon: 'truck',
    title: 'Schneller Versand',
    text: 'Gut verpackt mit DHL zu Ihnen nach Hause, innerhalb Deutschlands.',
  },
];

/** What the workshop stands for, in three cards (storefront.txt §2, Home). */
export function HomeFeatures() {
  return (
    <Container className={styles.section}>
      <VisuallyHidden as="h2">Wofür wir stehen</VisuallyHidden>
      <ul className={styles.cards}>
        {features.map(({ icon, title, text }) => (
          <li key={title} className={styles.card}>
            <span className={styles.icon}>
              <LineIcon name={icon} size={28} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
