import type { ReactNode } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import { Container } from '#web/ui/shop/container.tsx';
import { AdminHead } from './admin-head.tsx';
import styles from './admin-page.module.css';
import { AdminProvider } from './admin-provider.tsx';

type AdminPageProps = {
  /** May contain soft hyphens: not every browser can hyphenate German. */
  title: string;
  /** What the heading shows in place of the title, with the same words: where some of them must stay together. */
  heading?: ReactNode;
  /** A sentence below the title. */
  intro?: ReactNode;
  /** Buttons beside the title, below it on a phone. */
  actions?: ReactNode;
  children: Elements;
};

/** The layout of a screen of the back office, at every width. */
export function AdminPage({ title, heading, intro, actions, children }: AdminPageProps) {
  return (
    <AdminProvider>
      <Container className={styles.page}>
        <AdminHead title={title} />
        <header className={`spread ${styles.head}`}>
          <div className={styles.words}>
            <h1>{heading ?? title}</h1>
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
          {actions && <div className="row-2">{actions}</div>}
        </header>
        {children}
      </Container>
    </AdminProvider>
  );
}
