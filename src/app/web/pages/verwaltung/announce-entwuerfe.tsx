import { Link } from 'react-router';
import { readSession } from '#features/auth/web/session.ts';
import { type FormEntwurf, formEntwuerfe } from '#web/ui/verwaltung/entwurf/form-entwuerfe.ts';
import { keptBlaetter } from '#web/ui/verwaltung/entwurf/kept-blaetter.ts';

/**
 * Shows a toast for each draft after the user has signed in again, on any page: an admin's first page belongs to the
 * shop. Registered by the back office, so that shoppers do not load it.
 */
export async function announceEntwuerfe(): Promise<void> {
  const { user } = readSession();
  if (!user) return;
  formEntwuerfe.forgetOthers(user.id);
  keptBlaetter.forgetOthers(user.id);
  const { toast } = await import('react-hot-toast/headless');
  for (const { form: id, title, path } of formEntwuerfe.list(user.id))
    toast(
      <span>
        <span>{`Ihre Eingaben in „${title}“ sind noch da. `}</span>
        <Link to={path}>Weiter ausfüllen</Link>
      </span>,
      { id, duration: Number.POSITIVE_INFINITY },
    );
}

/** Removes the toasts where the screen lists the drafts itself. */
export async function hideToasts(entwuerfe: FormEntwurf[]): Promise<void> {
  const { toast } = await import('react-hot-toast/headless');
  for (const { form: id } of entwuerfe) toast.remove(id);
}
