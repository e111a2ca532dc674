import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { euroToCent } from '#shared/number/money.ts';
import type { Schritt } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { isEmpfaengerNoetig } from '../../../beleg/beleg-empfaenger.ts';
import type { GeleseneZeile } from '../../../read-auftrag.ts';
import { freiesGeld } from '../../../zustand/freies-geld.ts';
import { aktionLabel, fertigenWeg, labelOf, widerrufWeg } from '../aktion-worte.ts';
import { zahlungDirekt } from '../geld-direkt.ts';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import { abgeholtDirekt, abholbereitDirekt, gepacktDirekt } from '../ware-direkt.ts';

type Schnell = { label: string; direkt: Schritt } | { label: string; to: string } | undefined;

/**
 * The one step that is usually next for an order in the list; what has to be typed for is done on the order's
 * own screen.
 */
function schnellOf(zeile: GeleseneZeile, isAdmin: boolean): Schnell {
  const { aufgabe, versandart, isGepackt, isZuFertigen, offen, stand } = zeile;
  if (zeile.isWiderrufOffen) return isAdmin ? widerrufWeg : undefined;
  if (freiesGeld(zeile) > 0)
    return { label: aktionLabel.erstattung, to: `/admin/bestellungen/${zeile._id}?aktion=erstattung` };
  if (aufgabe === 'geld' || aufgabe === 'problem')
    return offen > 0 ? { label: labelOf('zahlung', zeile), direkt: zahlungDirekt(zeile) } : undefined;
  if (aufgabe === 'abholbereit')
    // An invoice of such a sum may need an address, which is typed.
    return isEmpfaengerNoetig({ bruttoCent: euroToCent(zeile.gesamt) })
      ? { label: aktionLabel.abgeholt, to: `/admin/bestellungen/${zeile._id}?aktion=abgeholt` }
      : { label: aktionLabel.abgeholt, direkt: abgeholtDirekt(zeile) };
  if (aufgabe !== 'packen' || stand === undefined) return undefined;
  if (isZuFertigen && !isGepackt) return fertigenWeg;
  if (versandart === 'abholung') return { label: aktionLabel.abholbereit, direkt: abholbereitDirekt(zeile) };
  return isGepackt
    ? { label: aktionLabel.versendet, to: `/admin/bestellungen/${zeile._id}?aktion=versendet` }
    : { label: aktionLabel.gepackt, direkt: gepacktDirekt(zeile) };
}

export function SchnellKnopf({ zeile }: { zeile: GeleseneZeile }) {
  const schnell = schnellOf(zeile, useSession().user?.role === 'admin');
  const { run, isPending } = useAuftragSchritt(zeile);
  if (!schnell) return null;
  const { label } = schnell;
  const name = { 'aria-label': `${zeile.nummer}: ${label}` };
  if ('to' in schnell)
    return (
      <Button {...name} variant="light" component={Link} to={schnell.to}>
        {label}
      </Button>
    );
  return (
    <Button {...name} variant="light" loading={isPending} onClick={() => void run(schnell.direkt)}>
      {label}
    </Button>
  );
}
