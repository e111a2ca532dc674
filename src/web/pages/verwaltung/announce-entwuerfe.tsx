import { Link } from 'react-router';
import { readSession } from '#features/auth/web/session.ts';
import {
  type FormEntwurf,
  forgetEntwuerfeOfOthers,
  listEntwuerfe,
} from '#web/ui/verwaltung/form-entwuerfe.ts';

/**
 * Tells whoever signs in again after a session ended what is still there, wherever that leads: an admin's first page is one
 * of the shop. Called by the back office, so that no shopper loads it.
 */
export async function announceEntwuerfe(): Promise<void> {
  const { user } = readSession();
  if (!user) return;
  forgetEntwuerfeOfOthers(user.id);
  const { toast } = await import('react-hot-toast/headless');
  for (const { form: id, title, path } of listEntwuerfe(user.id))
    toast(
      <>
        Ihre Eingaben in „{title}“ sind noch da. <Link to={path}>Weiter ausfüllen</Link>
      </>,
      { id, duration: Number.POSITIVE_INFINITY },
    );
}

/** Where the screens of the back office say it themselves, a second message is one too many. */
export async function hideToasts(entwuerfe: FormEntwurf[]): Promise<void> {
  const { toast } = await import('react-hot-toast/headless');
  for (const { form: id } of entwuerfe) toast.remove(id);
}
