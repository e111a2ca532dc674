import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { formEntwuerfe, openForms } from '#web/ui/verwaltung/entwurf/form-entwuerfe.ts';
import { hideToasts } from './announce-entwuerfe.tsx';
import styles from './entwurf-hinweis.module.css';

/** Lists on every screen the drafts of forms that are not open, with links to them. */
export function EntwurfHinweis({ accountId }: { accountId: string }) {
  const { pathname, search } = useLocation();
  const entwuerfe = formEntwuerfe.useList(accountId).filter(({ form }) => !openForms.has(form));
  useEffect(() => {
    if (entwuerfe.length > 0) void hideToasts(entwuerfe);
  });
  if (entwuerfe.length === 0) return null;
  return (
    <Container className={styles.place}>
      {entwuerfe.map(({ form, title, path }) => (
        <Alert
          key={form}
          kind="info"
          action={
            <Button look="secondary" onClick={() => formEntwuerfe.forget(accountId, form)}>
              Verwerfen
            </Button>
          }
        >
          <span>{`Ihre Eingaben in „${title}“ sind noch da.`}</span>{' '}
          {path === pathname + search ? (
            <span>Öffnen Sie das Formular, um sie weiterzubearbeiten.</span>
          ) : (
            <Link to={path}>Weiter ausfüllen</Link>
          )}
        </Alert>
      ))}
    </Container>
  );
}
