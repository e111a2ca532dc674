import { serverErrorText } from '#web/api/server-error-text.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { useBestaetigung } from '../profil.queries.ts';
import styles from './profil.module.css';

/** Offers to send the link that confirms the address again. */
export function ProfilBestaetigung({ userId }: { userId: string }) {
  const { mutate, isPending, error, data } = useBestaetigung(userId);
  if (data !== undefined && !isPending)
    return (
      <Alert kind="success" isAnswer>
        {data}
      </Alert>
    );
  return (
    <div className={`stack-4 ${styles.hinweis}`}>
      <p>
        Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben. Ist keine da? Wir schicken
        Ihnen gern eine neue.
      </p>
      {error && !isPending && <Alert kind="error">{serverErrorText(error)}</Alert>}
      <Button look="secondary" disabled={isPending} onClick={() => mutate(undefined)}>
        {isPending ? 'Wird geschickt …' : 'Link noch einmal schicken'}
      </Button>
    </div>
  );
}
