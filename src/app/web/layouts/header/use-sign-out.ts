import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { signOut } from '#features/auth/web/sign-in.ts';
import { useApi } from '#web/api/api-context.ts';

/** Signs out and returns to the start page (requirements.md, storefront §4, Auth). */
export function useSignOut(): () => void {
  const api = useApi();
  const navigate = useNavigate();
  return () => {
    // A guard redirects to /login on sign-out; it must do so before the navigation to the start page.
    flushSync(() => void signOut(api));
    void navigate('/');
  };
}
