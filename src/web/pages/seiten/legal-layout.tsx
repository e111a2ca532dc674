import type { ReactNode } from 'react';
import { Container } from '#web/ui/shop/container.tsx';
import { PageHead } from '#web/ui/shop/page-head.tsx';
import { ExampleNotice } from './example-notice.tsx';
import styles from './seiten.module.css';

type LegalLayoutProps = {
  title: string;
  /** The full name of the text, below the heading. */
  lead: string;
  /** Month and year of the text. */
  stand?: string;
  description: string;
  children: ReactNode;
};

/** The common layout of the three legal pages: heading, date, the notice of R23, a readable line length. */
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
