import { useEffect } from 'react';
import { useNavigate } from './hooks.ts';

type NavigateProps = { to: string; state?: unknown; replace?: boolean };

/** Leads elsewhere instead of showing something. */
export function Navigate({ to, state, replace = false }: NavigateProps) {
  const navigate = useNavigate();
  // A state of the same content is the same.
  const json = JSON.stringify(state);
  useEffect(() => {
    void navigate(to, { replace, state: json && JSON.parse(json) });
  }, [navigate, to, replace, json]);
  return null;
}
