import { Chip } from '@mantine/core';
import { formatZahl } from '#shared/number/format-zahl.ts';
import type { Postausgang } from '../../contract.ts';
import { type NachrichtStand, nachrichtStaende } from '../../nachricht.ts';
import { standWorte } from './stand-worte.ts';

type PostausgangFilterProps = {
  stand: NachrichtStand | undefined;
  /** `undefined` while it is loading. */
  anzahl: Postausgang['anzahl'] | undefined;
  onChange: (stand: NachrichtStand | undefined) => void;
};

/** Which messages are listed, with how many there are of each state. */
export function PostausgangFilter({ stand, anzahl, onChange }: PostausgangFilterProps) {
  const alle = anzahl && Object.values(anzahl).reduce((summe, zahl) => summe + zahl, 0);
  return (
    <fieldset aria-label="Welche Nachrichten">
      <Chip.Group
        value={stand ?? 'alle'}
        onChange={(value) => onChange(nachrichtStaende.find((name) => name === value))}
      >
        <div className="row-2">
          <Chip value="alle">{withAnzahl('Alle', alle)}</Chip>
          {nachrichtStaende.map((name) => (
            <Chip key={name} value={name}>
              {withAnzahl(standWorte[name].filter, anzahl?.[name])}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </fieldset>
  );
}

function withAnzahl(wort: string, anzahl: number | undefined): string {
  return anzahl === undefined ? wort : `${wort} (${formatZahl(anzahl)})`;
}
