import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { profilCalls } from '#features/konto/calls.ts';
import type { ProfilBestellung } from '#features/konto/contract.ts';
import { parseBestellungen } from '#features/konto/read-profil.ts';
import type { Zusatz } from '#features/widerruf/web/shop/widerruf-formular.tsx';
import { WiderrufWahl } from '#features/widerruf/web/shop/widerruf-wahl.tsx';
import { withoutBestellung } from '#features/widerruf/widerruf-entwurf.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { time } from '#shared/wire/reader.ts';
import { useApi } from '#web/api/api-context.ts';

type WiderrufKontoProps = ComponentProps<Zusatz> & { userId: string };

/** The orders of the account, to choose from: then the form goes on as by the order's link. */
export function WiderrufKonto({ userId, entwurf, change, isBusy }: WiderrufKontoProps) {
  const bestellungen = useBestellungen(userId);
  const navigate = useNavigate();
  if (bestellungen.length === 0) return null;
  const handleWahl = (link: string) => {
    change(withoutBestellung);
    void navigate({ hash: link }, { replace: true });
  };
  return <WiderrufWahl bestellungen={bestellungen} link={entwurf.link} isBusy={isBusy} onWahl={handleWahl} />;
}

/**
 * None while they are loaded, and when they cannot be had: the form works without, and a session that is over
 * must not stop it (R46).
 */
function useBestellungen(userId: string): { token: string; text: string }[] {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['widerruf', 'bestellungen', userId],
    queryFn: async () => {
      const { data } = await api.send(profilCalls.bestellungen).catch(() => ({ data: [] }));
      return (parseBestellungen(data) ?? []).flatMap(zeileOf);
    },
    staleTime: 0,
    meta: { showsOwnErrors: true },
  });
  return data;
}

/** Another server's answer may lack fields: without number and link there is nothing to choose. */
function zeileOf({ nummer, token, am, summe }: ProfilBestellung): { token: string; text: string }[] {
  if (!nummer || !token) return [];
  const tag = time(am) && formatDatum(am);
  return [{ token, text: [nummer, tag, formatEuro(summe)].filter(Boolean).join(' · ') }];
}
