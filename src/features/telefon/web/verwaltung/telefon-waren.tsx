import { Button } from '@mantine/core';
import { useState } from 'react';
import { bildOf } from '#features/auftrag/web/shop/posten-bild.ts';
import { grundpreisOf, grundpreisText } from '#features/portfolio/preis/grundpreis.ts';
import { formatEuro } from '#shared/number/money.ts';
import { isGefunden } from '#shared/text/such-text.ts';
import { Picture } from '#web/ui/shop/picture/picture.tsx';
import { MoreParts, useParts } from '#web/ui/verwaltung/list/use-parts.tsx';
import { SearchField } from '#web/ui/verwaltung/search/search-field.tsx';
import type { TelefonWare } from '../../contract.ts';
import styles from './telefon.module.css';

/** Pieces of one product, as an order may have them. */
const hoechstens = 99;

export type Mengen = Record<string, number>;

type TelefonWarenProps = { waren: TelefonWare[]; mengen: Mengen; onChange: (mengen: Mengen) => void };

/** The soaps to choose from; those that were chosen stay in sight whatever is searched. */
export function TelefonWaren({ waren, mengen, onChange }: TelefonWarenProps) {
  const [suche, setSuche] = useState('');
  const gezeigt = waren.filter(
    ({ produktId, name }) => (mengen[produktId] ?? 0) > 0 || isGefunden(name, suche),
  );
  const parts = useParts(gezeigt.length);
  const part = gezeigt.filter(({ produktId }, at) => at < parts.shown || (mengen[produktId] ?? 0) > 0);
  return (
    <section className="stack-3" aria-labelledby="telefon-waren">
      <h2 id="telefon-waren">Was</h2>
      <SearchField label="Produkt suchen" value={suche} found={gezeigt.length} onChange={setSuche} />
      <ul className={`card ${styles.waren}`} aria-label="Produkte">
        {part.map((ware) => (
          <WarenZeile
            key={ware.produktId}
            ware={ware}
            menge={mengen[ware.produktId] ?? 0}
            onChange={(menge) => onChange({ ...mengen, [ware.produktId]: menge })}
          />
        ))}
      </ul>
      <MoreParts {...parts} />
      {gezeigt.length === 0 && <p className={`quiet ${styles.leise}`}>Kein Produkt heißt so.</p>}
    </section>
  );
}

type WarenZeileProps = { ware: TelefonWare; menge: number; onChange: (menge: number) => void };

function WarenZeile({ ware, menge, onChange }: WarenZeileProps) {
  const { name, preis, gramm, frei, fertigungstage } = ware;
  const grundpreis = grundpreisText(grundpreisOf(preis, gramm));
  const most = fertigungstage === undefined ? Math.min(frei, hoechstens) : hoechstens;
  return (
    <li className={`row-2 ${styles.ware}`} data-gewaehlt={menge > 0 || undefined}>
      <div className={styles.bild}>
        <Picture picture={bildOf(ware)} sizes="48px" isSmall />
      </div>
      <div className={styles.seife}>
        <span className={styles.name}>{name}</span>
        <span className={`quiet ${styles.leise}`}>
          {`${formatEuro(preis)}${grundpreis ? ` (${grundpreis})` : ''}, ${freiText(ware)}`}
        </span>
      </div>
      <Menge name={name} menge={menge} most={most} onChange={onChange} />
    </li>
  );
}

type MengeProps = { name: string; menge: number; most: number; onChange: (menge: number) => void };

function Menge({ name, menge, most, onChange }: MengeProps) {
  return (
    <div className={styles.menge}>
      <Button
        variant="default"
        className={styles.knopf}
        aria-label={`${name}: eines weniger`}
        disabled={menge === 0}
        onClick={() => onChange(menge - 1)}
      >
        −
      </Button>
      <output className={styles.anzahl} aria-label={`${name}: Stück`}>
        {menge}
      </output>
      <Button
        variant="default"
        className={styles.knopf}
        aria-label={`${name}: eines mehr`}
        disabled={menge >= most}
        onClick={() => onChange(menge + 1)}
      >
        +
      </Button>
    </div>
  );
}

function freiText({ frei, fertigungstage }: TelefonWare): string {
  if (fertigungstage === undefined) return frei === 0 ? 'keine frei' : `${frei} frei`;
  const dauer = fertigungstage === 1 ? '1 Werktag' : `${fertigungstage} Werktagen`;
  return `${frei} frei, weitere in ${dauer}`;
}
