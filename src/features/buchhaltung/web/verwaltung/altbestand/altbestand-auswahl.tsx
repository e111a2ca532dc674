import { Checkbox } from '@mantine/core';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { MoreParts, useParts } from '#web/ui/verwaltung/list/use-parts.tsx';
import type { AltbestandEintrag } from '../../../altbestand-contract.ts';
import { summeText } from '../../../altbestand-text.ts';
import styles from './altbestand.module.css';
import { AltbestandZeile } from './altbestand-zeile.tsx';

/** What is ticked, by id. */
export type Wahl = ReadonlyMap<string, AltbestandEintrag>;
export type WahlProps = {
  wahl: Wahl;
  onWahl: (wahl: Wahl) => void;
  onAbhaken: (eintraege: AltbestandEintrag[]) => void;
  isBusy: boolean;
};

type AltbestandAuswahlProps = WahlProps & { name: string; eintraege: AltbestandEintrag[] };

/** Ticks deliveries of a month, one by one or all that can have a document. */
export function AltbestandAuswahl(props: AltbestandAuswahlProps) {
  const { name, eintraege, wahl, onWahl, onAbhaken, isBusy } = props;
  const parts = useParts(eintraege.length);
  const moegliche = eintraege.filter(({ hindernis }) => !hindernis);
  const gewaehlt = moegliche.filter(({ anlass }) => wahl.has(anlass.id));
  const isAlle = gewaehlt.length === moegliche.length;
  const change = (welche: AltbestandEintrag[], isAn: boolean) => {
    const neu = new Map(wahl);
    for (const one of welche) {
      if (isAn) neu.set(one.anlass.id, one);
      else neu.delete(one.anlass.id);
    }
    onWahl(neu);
  };
  return (
    <fieldset className="stack-3">
      <legend className="visually-hidden">{`Was im ${name} einen Beleg bekommt`}</legend>
      {moegliche.length > 0 && (
        <Checkbox
          label={`Alle aus dem ${name}`}
          description={`${formatZahl(moegliche.length)} für ${summeText(moegliche)}`}
          checked={isAlle}
          indeterminate={!isAlle && gewaehlt.length > 0}
          onChange={() => change(moegliche, !isAlle)}
        />
      )}
      <ul className={styles.liste}>
        {eintraege.slice(0, parts.shown).map((eintrag) => (
          <AltbestandZeile
            key={eintrag.anlass.id}
            {...{ eintrag, isBusy, isAn: wahl.has(eintrag.anlass.id) }}
            onChange={(isAn) => change([eintrag], isAn)}
            onAbhaken={() => onAbhaken([eintrag])}
          />
        ))}
      </ul>
      <MoreParts {...parts} />
    </fieldset>
  );
}
