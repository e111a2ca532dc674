import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { monatText } from '#shared/datum/monat.ts';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import type { BelegeListe } from '../../../contract.ts';
import { monatPath } from './use-belege-wahl.ts';

type BelegeLeerProps = {
  monat: string;
  suche: string;
  monate: BelegeListe['monate'];
  onClear: () => void;
};

/** Why there is nothing here, and where there is something. */
export function BelegeLeer({ monat, suche, monate, onClear }: BelegeLeerProps) {
  if (suche)
    return (
      <EmptyList
        title={`Kein Beleg mit „${suche}“`}
        action={
          <Button variant="default" onClick={onClear}>
            Suche leeren
          </Button>
        }
      >
        <p>
          Gesucht wird in Nummern, Namen, Bestellungen und Marktplätzen aller Jahre. Wessen Daten auf Wunsch
          gelöscht sind, wird nicht mehr unter dem Namen gefunden, nur unter der Nummer.
        </p>
      </EmptyList>
    );
  const [letzter] = monate.map((one) => one.monat).toSorted((a, b) => b.localeCompare(a));
  if (letzter === undefined)
    return (
      <EmptyList title="Noch keine Belege">
        <p>
          Rechnungen schreibt der Laden selbst: beim Versand, bei der Abholung und am Ende eines Markttags.
        </p>
      </EmptyList>
    );
  return (
    <EmptyList
      title={`Im ${monatText(monat)} gibt es keine Belege`}
      action={
        <Button variant="default" component={Link} to={monatPath(letzter)}>
          {`${monatText(letzter)} ansehen`}
        </Button>
      }
    >
      <p>{`Die jüngsten sind vom ${monatText(letzter)}.`}</p>
    </EmptyList>
  );
}
