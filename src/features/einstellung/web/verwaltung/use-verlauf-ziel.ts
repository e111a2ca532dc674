import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The history that the address names (`?verlauf=steuer`), so that 'back' closes it as it closes a form. */
export function useVerlaufZiel<Name extends string>(names: readonly Name[]) {
  const { state, pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return {
    verlauf: names.find((name) => name === params.get('verlauf')),
    open: (name: Name) =>
      void navigate(`?verlauf=${name}`, { state: { isOpenedHere: true }, preventScrollReset: true }),
    close: () =>
      void (state?.isOpenedHere
        ? navigate(-1)
        : navigate(pathname, { replace: true, preventScrollReset: true })),
  };
}
