import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { signOut } from '#features/auth/web/sign-in.ts';
import { useApi } from '#web/api/api-context.ts';

/** Signs out and returns to the start page (storefront.txt §4, Auth). */
export function useSignOut(): () => void {
  const api = useApi();
  const navigate = useNavigate();
  return () => {
    // A guard sends whoever is signed out to /login; it must have done so before the start page has the last word.
    flushSync(() => void signOut(api));
    void navigate('/');
  };
}
