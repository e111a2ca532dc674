import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type FeldZiel, feldZielOf } from './feld-pfad.ts';

/**
 * The form that the address names (`?feld=steuer.ustIdNr`), so that a list of what is missing can link to a
 * field, and 'back' closes the form.
 */
export function useFeldZiel() {
  const { key, state, pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [closed, setClosed] = useState<{ key: string; danach?: string }>();
  const isClosed = closed?.key === key;
  const ziel = isClosed ? undefined : feldZielOf(params.get('feld'));
  const isLeft = isClosed && params.has('feld');
  const danach = closed?.danach;

  // After the form has gone: it would ask about its input before any change of the address.
  useEffect(() => {
    if (!isLeft) return;
    if (danach) void navigate(danach, { state, replace: true, preventScrollReset: true });
    else if (state?.isOpenedHere) void navigate(-1);
    else void navigate(pathname, { replace: true });
  }, [isLeft, danach, state, pathname, navigate]);

  return {
    ziel,
    open: ({ gruppe, name }: FeldZiel) => {
      const feld = name === '' ? gruppe : `${gruppe}.${name}`;
      void navigate(`?feld=${feld}`, { state: { isOpenedHere: true }, preventScrollReset: true });
    },
    /** Closes the form; `danach` is the address that comes in its place. */
    close: (danach?: string) => setClosed(danach === undefined ? { key } : { key, danach }),
  };
}
