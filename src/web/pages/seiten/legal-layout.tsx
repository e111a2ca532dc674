import type { ReactNode } from 'react';
import { Container } from '#web/ui/shop/container.tsx';
import { PageHead } from '#web/ui/shop/page-head.tsx';
import { ExampleNotice } from './example-notice.tsx';
import styles from './seiten.module.css';

type LegalLayoutProps = {
  title: string;
  /** The text's full name, below the heading. */
  lead: string;
  /** Month and year of the text. */
  stand?: string;
  description: string;
  children: ReactNode;
};

/** What the three legal pages share: heading, date, the notice of R23, a line length that can be read. */
export function LegalLayout({ title, lead, stand, description, children }: LegalLayoutProps) {
  return (
    <Container className={styles.page}>
      <PageHead title={title} description={description} />
      <div className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {stand && <p>Stand: {stand}</p>}
        <ExampleNotice />
        {children}
      </div>
    </Container>
  );
}
