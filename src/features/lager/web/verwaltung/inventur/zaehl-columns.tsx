import { Button } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { einheitText } from '#features/rohstoffe/einheit-text.ts';
import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import type { LagerArtikel } from '../../../contract.ts';
import { aenderungText, mengeText } from '../../../menge-text.ts';
import styles from './zaehl-columns.module.css';
import type { ZaehlZeile } from './zaehl-zeilen.ts';

type OnCount = (artikel: LagerArtikel, text: string) => void;

/** Enter moves to the next article, and from the last one to the submit button. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: field } = event;
  if (key !== 'Enter') return;
  // Otherwise the same key press would also press the button that gets the focus.
  event.preventDefault();
  const stops = field.closest('[data-zaehlung]')?.querySelectorAll<HTMLElement>('input, [data-buchen]') ?? [];
  [...stops][[...stops].indexOf(field) + 1]?.focus();
}

/** The columns of a count; `onCount` receives what is typed for an article. */
export function zaehlColumns(onCount: OnCount): Column<ZaehlZeile>[] {
  return [
    { key: 'name', header: 'Artikel', cell: ({ artikel }) => artikel.name, onCard: 'title' },
    {
      key: 'bestand',
      header: 'Bestand',
      cell: ({ artikel: { menge, einheit } }) => mengeText(menge, einheit),
      isNumeric: true,
    },
    {
      key: 'gezaehlt',
      header: 'Gezählt',
      cell: ({ artikel, text, fault }) => (
        <NumberField
          className={styles.input}
          aria-label={`${artikel.name}: gezählt`}
          isWhole
          enterKeyHint="next"
          onKeyDown={goOn}
          unit={einheitText(artikel.einheit)}
          value={text}
          error={fault}
          onChange={({ currentTarget }) => onCount(artikel, currentTarget.value)}
        />
      ),
      isNumeric: true,
    },
    {
      key: 'differenz',
      header: 'Differenz',
      cell: (zeile) => (
        <>
          <Differenz {...zeile} />
          <Bewegt zeile={zeile} onCountAgain={() => onCount(zeile.artikel, '')} />
        </>
      ),
      isNumeric: true,
    },
  ];
}

function Differenz({ zaehlung, artikel: { einheit } }: ZaehlZeile) {
  if (!zaehlung) return <span>–</span>;
  return (
    <span className={styles.differenz} data-abweichend={zaehlung.aenderung !== 0 || undefined}>
      {aenderungText(zaehlung.aenderung, einheit)}
    </span>
  );
}

/** Notes that the article was booked on after it was counted, and offers to count it again. */
function Bewegt({ zeile, onCountAgain }: { zeile: ZaehlZeile; onCountAgain: () => void }) {
  const { zaehlung, artikel } = zeile;
  if (!zaehlung || zaehlung.letzteNr === artikel.letzteNr) return null;
  return (
    <span className={styles.bewegt} role="status">
      <span>{`Seitdem ${aenderungText(zaehlung.zwischenzeitlich, artikel.einheit)} gebucht`}</span>
      <Button variant="subtle" aria-label={`Neu zählen: ${artikel.name}`} onClick={onCountAgain}>
        Neu zählen
      </Button>
    </span>
  );
}
